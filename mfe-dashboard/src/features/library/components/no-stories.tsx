import { ownPublishedStoryQueries } from '@storyloom/shared/api/published-stories';
import { paths } from '@storyloom/shared/contract';
import { ButtonLink, Cluster, EmptyState } from '@storyloom/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { strings } from '../strings.ts';

/** Shown without stories: links to write the first one, and to stories that are shared but not saved. */
export function NoStories({ userId }: { readonly userId: string }) {
  const { data } = useInfiniteQuery(ownPublishedStoryQueries.list(userId));
  const sharesSome = data?.pages.some(({ items }) => items.length > 0) ?? false;
  return (
    <EmptyState
      title={sharesSome ? strings.emptySharedTitle : strings.emptyTitle}
      action={
        <Cluster>
          <ButtonLink variant="primary" to={paths.generators.href()}>
            {strings.writeFirst}
          </ButtonLink>
          {sharesSome && <ButtonLink to={`${paths.dashboard.href()}?section=shared`}>{strings.toShared}</ButtonLink>}
        </Cluster>
      }
    >
      {sharesSome ? strings.emptySharedText : strings.emptyText}
    </EmptyState>
  );
}
