import { failureReason } from '@storyloom/shared/api/failure-reason';
import { itemsOf, useFreshCounts } from '@storyloom/shared/api/community';
import { type OwnPublishedStory, ownPublishedStoryQueries } from '@storyloom/shared/api/published-stories';
import { useRetry } from '@storyloom/shared/query';
import { ButtonLink, CardGrid, EmptyState, Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { LoadMore, useLoadMore } from '@storyloom/shared/ui/load-more';
import { paths } from '@storyloom/shared/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type LeftRenaming, type Named, RenameDialog } from '../../../components/rename-dialog.tsx';
import { FailureReason } from '../../../components/sign-in-again.tsx';
import { leftInput } from '../../../model/left-input.ts';
import { DeletionFocus } from '../../../model/deletion-focus.ts';
import { strings } from '../strings.ts';
import { DeletePublishedStoryDialog } from './delete-published-story-dialog.tsx';
import { PublishedStoryCard } from './published-story-card.tsx';
import { VisibilityDialog } from './visibility-dialog.tsx';

/** The user's shared stories, with who can read them. */
export function PublishedStories({ userId }: { readonly userId: string }) {
  const query = useInfiniteQuery({ ...ownPublishedStoryQueries.list(userId), networkMode: 'always' });
  useFreshCounts('story', userId);
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { failure, retrying, retry } = useRetry(query, section);
  const more = useLoadMore(query, strings.failed, failureReason);
  const [focus] = useState(() => new DeletionFocus(section));
  const [asked, setAsked] = useState<OwnPublishedStory>();
  const stories = itemsOf(query.data?.pages);
  const place = `${userId} renames what is shared`;
  const [renamed, setRenamed] = useState<Named | undefined>(() => leftInput<LeftRenaming>(place)?.story);
  // An id, because the dialog shows the story's current state.
  const [changedId, setChangedId] = useState<string>();

  function handleAsk(story: OwnPublishedStory) {
    focus.remember(story.id);
    setAsked(story);
  }

  function handleAnswered(id: string, deleted: boolean) {
    if (deleted) focus.noteDeleted(id);
    setAsked((current) => (current?.id === id ? undefined : current));
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={strings.label} aria-busy={query.isFetching}>
      <Stack $gap="lg">
        {failure && !query.data && (
          <FailureAlert title={strings.failed} retrying={retrying} onRetry={retry}>
            <FailureReason failure={failure} />
          </FailureAlert>
        )}
        {query.isPending && !failure && (
          <>
            <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
            <CardGrid $min="cardWide">
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </CardGrid>
          </>
        )}
        {query.data && stories.length === 0 && (
          <EmptyState
            title={strings.emptyTitle}
            action={<ButtonLink to={paths.dashboard.href()}>{strings.toStories}</ButtonLink>}
          >
            {strings.emptyText}
          </EmptyState>
        )}
        {stories.length > 0 && (
          <>
            <CardGrid ref={list} as="ul" role="list" $min="cardWide">
              {stories.map((story) => (
                <PublishedStoryCard
                  key={story.id}
                  story={story}
                  onChangeVisibility={({ id }) => setChangedId(id)}
                  onRename={setRenamed}
                  onDelete={handleAsk}
                />
              ))}
            </CardGrid>
            <LoadMore {...more} listRef={list} shown={stories.length} label={strings.loadMore} />
          </>
        )}
      </Stack>
      <VisibilityDialog story={stories.find(({ id }) => id === changedId)} onClose={() => setChangedId(undefined)} />
      <RenameDialog kind="shared" userId={userId} story={renamed} place={place} onClose={() => setRenamed(undefined)} />
      <DeletePublishedStoryDialog
        story={asked}
        onAnswered={handleAnswered}
        onCancel={() => setAsked(undefined)}
        returnFocusRef={focus}
      />
    </section>
  );
}
