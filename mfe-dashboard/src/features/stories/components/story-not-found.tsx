import { paths } from '@storyloom/shared/contract';
import { ButtonLink, PageHeader } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { strings } from '../strings.ts';
import { PageHead } from './page-head.tsx';

/** No such story, or it is somebody else's; which of the two is nobody's business. */
export function StoryNotFound({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <PageHead title={strings.story.notFound} description={strings.story.description} />
      <PageHeader
        ref={headingRef}
        title={strings.story.notFound}
        description={strings.story.notFoundText}
        actions={
          <>
            <ButtonLink variant="primary" to={paths.dashboard.href()}>
              {strings.story.backToStories}
            </ButtonLink>
            <ButtonLink to={paths.generators.href()}>{strings.createNew}</ButtonLink>
          </>
        }
      />
    </>
  );
}
