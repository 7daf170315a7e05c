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

/** Deletes one of the user's stories, reports the outcome, and updates every list of stories. */
export function useDeleteStory(userId: string) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ id }: Deleted) {
      // Measured before the request, so that the promised time is not over sooner.
      const asked = Date.now();
      return asked + (await deleteStory(id));
    },
    // Fails at once when offline: a deletion that runs later would be a surprise.
    networkMode: 'always',
    onSuccess(goneAt, { id, title, language }) {
      sayDeleted();
      client.setQueryData<readonly DeletedStory[]>(storyQueries.deleted(userId).queryKey, (before = []) => [
        { id, title, language, goneAt },
        ...before.filter((story) => story.id !== id),
      ]);
      // Removed at once, even if the list can't be loaded again.
      client.setQueriesData<StoryPage>(
        { queryKey: storyQueries.pages(userId) },
        (page) => page && { ...page, stories: page.stories.filter((story) => story.id !== id) },
      );
      client.setQueryData(storyQueries.detail(userId, id).queryKey, null);
      void client.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
    onError(error) {
      tellFailure(error, strings.deletion.failed);
      // It may be deleted although the answer was lost; then Undo must be offered.
      void client.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
  });
}
