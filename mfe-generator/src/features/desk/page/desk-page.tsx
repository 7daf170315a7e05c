import { Container } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** `/story/:storyId/edit`: the writing desk. */
export default function DeskPage() {
  return (
    <Container $width="narrow">
      <title>{strings.title}</title>
      <meta name="description" content={strings.description} />
      <h1>{strings.title}</h1>
    </Container>
  );
}
