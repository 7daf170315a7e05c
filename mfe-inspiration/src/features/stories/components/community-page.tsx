import { itemsOf, useFreshCounts } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { moderationQueries } from '@storyloom/shared/api/moderation';
import { type CommunitySearch, communityStoryQueries } from '@storyloom/shared/api/published-stories';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { useRetry } from '@storyloom/shared/query';
import { Button, ButtonLink, CardGrid, Container, EmptyState, TextLink, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useLatestSearchParams } from '@storyloom/shared/ui/latest-search-params';
import { LoadMore, useLoadMore } from '@storyloom/shared/ui/load-more';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Item } from '../../../components/card-parts.ts';
import { ListHeader } from '../../../components/list-header.tsx';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import { useReturnToCard } from '../../../components/use-return-to-card.ts';
import { useVisitor } from '../../../components/use-visitor.ts';
import { isNarrowed, NO_SEARCH, readSearch, writeSearch } from '../model/community-search.ts';
import { strings } from '../strings.ts';
import { CommunityFilters } from './community-filters.tsx';
import { StoryCard } from './story-card.tsx';

/** `/community`: stories that are public. */
export default function CommunityPage() {
  const { user, loading } = useSession();
  const [params, setParams] = useLatestSearchParams();
  const search = readSearch(params);
  const visitor = useVisitor();
  const first = useRef<HTMLSelectElement>(null);
  useFreshCounts('story', user?.id);

  const change = (next: Partial<CommunitySearch>) => setParams((now) => writeSearch({ ...readSearch(now), ...next }));

  // The button disappears when pressed, so the focus moves to the next step.
  function handleClear() {
    change({ ...NO_SEARCH, order: search.order });
    first.current?.focus();
  }

  return (
    <Container>
      <title>{strings.documentTitle}</title>
      <meta name="description" content={strings.documentDescription} />
      <ListHeader
        title={strings.title}
        description={
          <>
            {strings.description}
            <TextLink alone to={paths.inspiration.href()}>
              {strings.inspirations}
            </TextLink>
          </>
        }
        actions={user && <ModerationLink userId={user.id} />}
      />
      <CommunityFilters search={search} onChange={change} firstRef={first} />
      <Stories key={visitor} search={search} personId={user?.id} enabled={!loading} onClear={handleClear} />
    </Container>
  );
}

/** The link to the moderation page, shown only to operators. */
function ModerationLink({ userId }: { readonly userId: string }) {
  const { data } = useQuery(moderationQueries.isOperator(userId));
  return data === true && <ButtonLink to={paths.moderation.href()}>{strings.moderation}</ButtonLink>;
}

interface StoriesProps {
  readonly search: CommunitySearch;
  readonly personId: string | undefined;
  /** The session is known. */
  readonly enabled: boolean;
  readonly onClear: () => void;
}

function Stories({ search, personId, enabled, onClear }: StoriesProps) {
  const query = useInfiniteQuery({
    ...communityStoryQueries.list(personId, search),
    enabled,
    placeholderData: keepPreviousData,
  });
  const section = useRef<HTMLElement>(null);
  const { failure, retrying, retry } = useRetry(query, section);
  const list = useRef<HTMLUListElement>(null);
  const more = useLoadMore(query, strings.failed, failureReason);
  const stories = itemsOf(query.data?.pages);
  useReturnToCard(stories.length > 0);

  return (
    <section ref={section} tabIndex={-1} aria-label={strings.list} aria-busy={query.isPending || query.isFetching}>
      {failure && !query.data && (
        <FailureAlert title={strings.failed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      {query.isPending && !failure && <ListSkeleton />}
      <VisuallyHidden role="status">{query.data && stories.length === 0 ? strings.none : null}</VisuallyHidden>
      {query.data && stories.length === 0 && <NoStories search={search} onClear={onClear} />}
      {stories.length > 0 && (
        <>
          <CardGrid ref={list} as="ul" role="list">
            {stories.map((story) => (
              <Item key={story.id}>
                <StoryCard story={story} />
              </Item>
            ))}
          </CardGrid>
          {!query.isPlaceholderData && (
            <LoadMore {...more} listRef={list} shown={stories.length} label={strings.loadMore} />
          )}
        </>
      )}
    </section>
  );
}

function NoStories({ search, onClear }: Pick<StoriesProps, 'search' | 'onClear'>) {
  if (isNarrowed(search)) {
    return (
      <EmptyState title={strings.none} action={<Button onClick={onClear}>{strings.clear}</Button>}>
        {strings.noneText}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={strings.noneYet} action={<ButtonLink to={paths.generators.href()}>{strings.write}</ButtonLink>}>
      {strings.noneYetText}
    </EmptyState>
  );
}
