import { paths } from '@storyloom/shared/contract';
import { ButtonLink, Container, PageHeader } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Any address that neither the shell nor a remote answers. */
export function NotFoundPage() {
  return (
    <Container $width="narrow">
      <title>{`${strings.title} · Storyloom`}</title>
      <PageHeader
        eyebrow="404"
        title={strings.title}
        description={strings.text}
        actions={<ButtonLink to={paths.home.href()}>{strings.home}</ButtonLink>}
      />
    </Container>
  );
}
