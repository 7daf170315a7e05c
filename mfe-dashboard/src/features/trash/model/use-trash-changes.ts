import type { Page } from '@storyloom/shared/api/community';
import { deleteStoryForGood, restoreStory, storyQueries, type TrashedStory } from '@storyloom/shared/api/stories';
import { toast } from '@storyloom/shared/ui';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../../model/signed-out.ts';
import { strings } from '../strings.ts';

/** Removes a story from the page at once, even if the trash can't be loaded again, and updates every list. */
function takeOut(client: QueryClient, userId: string, id: string): void {
  client.setQueryData<InfiniteData<Page<TrashedStory, never>>>(
    storyQueries.trash(userId).queryKey as readonly unknown[],
    (trash) =>
      trash && {
        ...trash,
        pages: trash.pages.map((page) => ({ ...page, items: page.items.filter((story) => story.id !== id) })),
      },
  );
  client.removeQueries({ queryKey: storyQueries.detail(userId, id).queryKey });
  void client.invalidateQueries({ queryKey: storyQueries.all(userId) });
}

/** Restores a story and reports the outcome; `onGone` is called while the story is still on the page. */
export function useRestore(userId: string, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TrashedStory) => restoreStory(id),
    networkMode: 'always',
    onSuccess(isBack, { id, title }) {
      if (isBack) toast.success(strings.restored(title));
      else toast.error(strings.gone(title));
      onGone();
      takeOut(client, userId, id);
    },
    onError(error) {
      tellFailure(error, strings.restoreFailed);
      // It may be restored although the answer was lost.
      void client.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
  });
}

/** Deletes a story for good and reports the outcome. One that is gone already counts as deleted. */
export function useRemoval(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TrashedStory) => deleteStoryForGood(id),
    networkMode: 'always',
    onSuccess(_wasThere, { id, title }) {
      toast.success(strings.removal.done(title));
      takeOut(client, userId, id);
    },
    onError(error) {
      tellFailure(error, strings.removal.failed);
      void client.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
  });
}
