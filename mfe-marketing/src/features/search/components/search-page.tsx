import { paths } from '@storyloom/shared/contract';
import { Button, Container, TextField } from '@storyloom/shared/ui';
import { PageHead } from '../../../components/page-head.tsx';
import { strings } from '../strings.ts';

/** The search. */
export default function SearchPage() {
  return (
    <Container>
      <PageHead title={strings.title} lead={strings.lead} description={strings.description} />
      <form role="search" action={paths.search.href()} method="get">
        <TextField label={strings.label} type="search" name="q" />
        <Button type="submit">{strings.button}</Button>
      </form>
    </Container>
  );
}
