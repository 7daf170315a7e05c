import { type DeletedStory, restoreStory, storyQueries } from '@storyloom/shared/api/stories';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../../model/signed-out.ts';
import { strings } from '../strings.ts';
import { unsayDeleted } from './deletion-message.ts';

const words = strings.undo;

/** Restores a deleted story and reports the outcome; `onBack` is called before it is in the list. */
export function useUndo(userId: string, onBack: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DeletedStory) => restoreStory(id),
    networkMode: 'always',
    async onSuccess(isBack, { id, title }) {
      if (isBack) {
        unsayDeleted();
        toast.success(words.done(title));
        onBack(id);
      } else toast.error(words.late(title));
      client.setQueryData<readonly DeletedStory[]>(storyQueries.deleted(userId).queryKey, (before) =>
        before?.filter((story) => story.id !== id),
      );
      client.removeQueries({ queryKey: storyQueries.detail(userId, id).queryKey });
      await client.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
    onError(error) {
      tellFailure(error, words.failed);
      // It may be restored although the answer was lost.
      void client.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
  });
}
