import {
  deleteStory,
  type DeletedStory,
  type StoryPage,
  storyQueries,
  type StorySummary,
} from '@storyloom/shared/api/stories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../../model/signed-out.ts';
import { strings } from '../strings.ts';
import { sayDeleted } from './deletion-message.ts';

type Deleted = Pick<StorySummary, 'id' | 'title' | 'language'>;

/** Deletes one of the person's stories, shows how that went, and brings every list of stories up to date. */
export function useDeleteStory(userId: string) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ id }: Deleted) {
      // Counted from before the request, so that nobody is promised time which is over.
      const asked = Date.now();
      return asked + (await deleteStory(id));
    },
    // Offline it fails at once: a deletion that waits for the network would come as a surprise later.
    networkMode: 'always',
    onSuccess(goneAt, { id, title, language }) {
      sayDeleted();
      client.setQueryData<readonly DeletedStory[]>(storyQueries.deleted(userId).queryKey, (before = []) => [
        { id, title, language, goneAt },
        ...before.filter((story) => story.id !== id),
      ]);
      // Gone from the page at once, even if reading the list again should fail.
      client.setQueriesData<StoryPage>(
        { queryKey: storyQueries.pages(userId) },
        (page) => page && { ...page, stories: page.stories.filter((story) => story.id !== id) },
      );
      client.setQueryData(storyQueries.detail(userId, id).queryKey, null);
      void client.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
    onError(error) {
      tellFailure(error, strings.deletion.failed);
      // It may be deleted, and only the answer got lost: then it can be undone.
      void client.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
  });
}
