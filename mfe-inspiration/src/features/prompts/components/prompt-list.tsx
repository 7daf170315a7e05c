import { itemsOf } from '@storyloom/shared/api/community';
import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { COUNT_MAX } from '@storyloom/shared/domain';
import { useRetry } from '@storyloom/shared/query';
import { Button, CardGrid, Cluster, EmptyState, TextLink, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { LoadMore, useLoadMore } from '@storyloom/shared/ui/load-more';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Item, ListSummary } from '../../../components/card-parts.ts';
import { ListCount } from '@storyloom/shared/ui/list-count';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import { useReturnToCard } from '../../../components/use-return-to-card.ts';
import { loadFailure } from '../model/load-failure.ts';
import { isNarrowed, type PromptSearch, tabOf } from '../model/prompt-search.ts';
import { usePromptList } from '../model/use-prompt-list.ts';
import { strings } from '../strings.ts';
import { type CardActions, InspirationCard } from './inspiration-card.tsx';

interface Props extends CardActions {
  readonly search: PromptSearch;
  readonly onClear: () => void;
}

/** The results of a search, ten at a time, or a message that there are none, with the next step. */
export function PromptList({ search, onClear, onEdit, onDelete }: Props) {
  const { user, loading } = useSession();
  const query = usePromptList(search);
  const count = useQuery({
    ...inspirationQueries.count(user?.id, search),
    enabled: !loading,
    placeholderData: keepPreviousData,
  });
  const total = count.isPlaceholderData ? undefined : count.data;
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const headingId = useId();
  const { failure, retrying, retry } = useRetry(query, section);
  const more = useLoadMore(query, strings.failed, failureReason);
  const prompts = itemsOf(query.data?.pages);
  useReturnToCard(prompts.length > 0);
  // Until the count is loaded, the number is known only if the list is complete.
  const isComplete = query.data && !query.isPlaceholderData && !query.hasNextPage;
  const known = total ?? (isComplete ? prompts.length : undefined);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={headingId} aria-busy={query.isPending || query.isFetching}>
      <VisuallyHidden as="h2" id={headingId}>
        {strings.list}
      </VisuallyHidden>
      {failure && !query.data && (
        <FailureAlert title={loadFailure(failure)} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      {(query.data || !failure) && (
        <>
          <ListSummary>
            <ListCount text={known === undefined ? undefined : strings.count(known)} of={JSON.stringify(search)} />
            <Cluster $gap="md">
              {user && (
                <TextLink alone to={`${paths.curatedInspirations.href()}?view=favorites`}>
                  {strings.myFavorites}
                </TextLink>
              )}
              <TextLink alone to={paths.curatedInspirations.href()}>
                {strings.curated}
              </TextLink>
            </Cluster>
          </ListSummary>
          {!query.data && <ListSkeleton />}
          {query.data && prompts.length === 0 && <NoPrompts search={search} onClear={onClear} />}
          {prompts.length > 0 && (
            <>
              <CardGrid ref={list} as="ul" role="list">
                {prompts.map((inspiration) => (
                  <Item key={inspiration.id}>
                    <InspirationCard inspiration={inspiration} onEdit={onEdit} onDelete={onDelete} />
                  </Item>
                ))}
              </CardGrid>
              {!query.isPlaceholderData && (
                <LoadMore
                  {...more}
                  listRef={list}
                  shown={prompts.length}
                  total={total !== undefined && total <= COUNT_MAX ? total : undefined}
                  label={strings.loadMore}
                />
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

function NoPrompts({ search, onClear }: Pick<Props, 'search' | 'onClear'>) {
  if (!isNarrowed(search) && tabOf(search) === 'all')
    return <EmptyState title={strings.noneYet}>{strings.noneYetText}</EmptyState>;
  return (
    <EmptyState title={strings.none} action={<Button onClick={onClear}>{strings.clear}</Button>}>
      {strings.noneText}
    </EmptyState>
  );
}
