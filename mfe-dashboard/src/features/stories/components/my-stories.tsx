import { failureReason } from '@storyloom/shared/api/failure-reason';
import { storyQueries } from '@storyloom/shared/api/stories';
import { useRetry } from '@storyloom/shared/query';
import { Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DeletionFocus } from '../model/deletion-focus.ts';
import { strings } from '../strings.ts';
import { DeleteStoryDialog } from './delete-story-dialog.tsx';
import { NoStories } from './no-stories.tsx';
import { StoryList } from './story-list.tsx';
import { StoryListSkeleton } from './story-list-skeleton.tsx';

const words = strings.list;

/** The person's collection, with deleting. */
export function MyStories({ userId }: { readonly userId: string }) {
  // Offline it fails, and says so, instead of showing a skeleton for ever.
  const query = useQuery({ ...storyQueries.list(userId), networkMode: 'always' });
  const stories = query.data;
  const section = useRef<HTMLElement>(null);
  const { failure, retrying, retry } = useRetry(query, section);
  const [focus] = useState(() => new DeletionFocus(section));

  const [askedId, setAskedId] = useState<string>();

  function handleAsk(id: string) {
    focus.remember(id);
    setAskedId(id);
  }

  function handleAnswered(id: string, deleted: boolean) {
    if (deleted) focus.noteDeleted(id);
    // By now the question may be about another story, because the dialog can be left while it waits.
    setAskedId((current) => (current === id ? undefined : current));
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={words.label} aria-busy={query.isFetching}>
      {query.isPending && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      <Stack $gap="lg">
        {failure && (
          <FailureAlert title={words.failed} retrying={retrying} onRetry={retry}>
            {stories ? words.failedWithList : failureReason(failure)}
          </FailureAlert>
        )}
        {!stories && !failure && <StoryListSkeleton />}
        {stories?.length === 0 && <NoStories />}
        {stories && stories.length > 0 && <StoryList stories={stories} onDelete={handleAsk} />}
      </Stack>
      <DeleteStoryDialog
        userId={userId}
        story={stories?.find(({ id }) => id === askedId)}
        onAnswered={handleAnswered}
        onCancel={() => setAskedId(undefined)}
        returnFocusRef={focus}
      />
    </section>
  );
}
