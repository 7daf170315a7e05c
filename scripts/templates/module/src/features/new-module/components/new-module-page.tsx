import { paths } from '@storyloom/shared/contract';
import { ButtonLink, Container, PageHeader } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

/** `/new-module` */
export default function NewModulePage() {
  return (
    <Container>
      <title>{strings.pageTitle}</title>
      <meta name="description" content={strings.description} />
      <PageHeader title={strings.title} description={strings.lead} />
      <ButtonLink variant="primary" to={paths.generators.href()}>
        {strings.write}
      </ButtonLink>
    </Container>
  );
}
