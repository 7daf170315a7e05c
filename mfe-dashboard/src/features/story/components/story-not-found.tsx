import { paths } from '@storyloom/shared/contract';
import { ButtonLink, PageHeader } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { strings as common } from '../../../components/strings.ts';
import { strings } from '../strings.ts';
import { PageHead } from '../../../components/page-head.tsx';

/** The story does not exist or belongs to another user; the page does not reveal which. */
export function StoryNotFound({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <PageHead title={strings.notFound} description={strings.description} />
      <PageHeader
        ref={headingRef}
        title={strings.notFound}
        description={strings.notFoundText}
        actions={
          <>
            <ButtonLink variant="primary" to={paths.dashboard.href()}>
              {strings.backToStories}
            </ButtonLink>
            <ButtonLink to={paths.generators.href()}>{common.createNew}</ButtonLink>
          </>
        }
      />
    </>
  );
}
