import { itemsOf } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { storyQueries, type TrashedStory } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { useRetry } from '@storyloom/shared/query';
import { CardGrid, EmptyState, Skeleton, Stack, TextLink, VisuallyHidden } from '@storyloom/shared/ui';
import { ConfirmDialog } from '@storyloom/shared/ui/dialog';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { LoadMore, useLoadMore } from '@storyloom/shared/ui/load-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FailureReason } from '../../../components/sign-in-again.tsx';
import { NextFocus } from '../model/next-focus.ts';
import { useRemoval } from '../model/use-trash-changes.ts';
import { strings } from '../strings.ts';
import { TrashedCard } from './trashed-card.tsx';

const words = strings.removal;

/** The stories deleted in the last 30 days, which can be restored or deleted for good. */
export function Trash({ userId }: { readonly userId: string }) {
  const query = useInfiniteQuery({ ...storyQueries.trash(userId), networkMode: 'always' });
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { failure, retrying, retry } = useRetry(query, section);
  const more = useLoadMore(query, strings.failed, failureReason);
  const [focus] = useState(() => new NextFocus(section));
  const [asked, setAsked] = useState<TrashedStory>();
  const removal = useRemoval(userId);
  const stories = itemsOf(query.data?.pages);

  function handleAsk(story: TrashedStory) {
    focus.remember(story.id);
    setAsked(story);
  }

  function handleLeave({ id }: TrashedStory) {
    focus.remember(id);
    focus.noteGone();
    focus.current?.focus();
  }

  // The question may be about another story by now, because the dialog can be left while it waits.
  const close = (id: string) => setAsked((current) => (current?.id === id ? undefined : current));

  function handleConfirm(story: TrashedStory) {
    removal.mutate(story, {
      onSuccess() {
        focus.noteGone();
        close(story.id);
      },
      onError: () => close(story.id),
    });
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={strings.label} aria-busy={query.isFetching}>
      <Stack $gap="lg">
        <p>
          {strings.what}{' '}
          <TextLink to={paths.dashboard.href()} alone>
            {strings.toStories}
          </TextLink>
        </p>
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
        {query.data && stories.length === 0 && <EmptyState title={strings.emptyTitle}>{strings.emptyText}</EmptyState>}
        {stories.length > 0 && (
          <>
            <CardGrid ref={list} as="ul" role="list" $min="cardWide">
              {stories.map((story) => (
                <TrashedCard key={story.id} userId={userId} story={story} onLeave={handleLeave} onRemove={handleAsk} />
              ))}
            </CardGrid>
            <LoadMore {...more} listRef={list} shown={stories.length} label={strings.loadMore} />
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={words.question}
        description={asked && words.consequence(asked.title)}
        confirmLabel={words.confirm}
        onConfirm={() => asked && handleConfirm(asked)}
        busy={removal.isPending && removal.variables?.id === asked?.id}
        busyLabel={words.busy}
        returnFocusRef={focus}
      />
    </section>
  );
}
