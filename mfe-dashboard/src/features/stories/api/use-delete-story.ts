import { deleteStory, storyQueries } from '@storyloom/shared/api/stories';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';

/** Deletes one of the person's stories by its id, says how that went, and brings every list of stories up to date. */
export function useDeleteStory(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteStory(id, userId),
    // Offline it fails at once: a deletion that waits for the network would come as a surprise later.
    networkMode: 'always',
    onSuccess: (_nothing, id) => {
      toast.success(strings.deletion.done);
      // Gone from the page at once, even if reading the list again should fail.
      queryClient.setQueryData(storyQueries.list(userId).queryKey, (stories) =>
        stories?.filter((story) => story.id !== id),
      );
      queryClient.setQueryData(storyQueries.detail(userId, id).queryKey, null);
      void queryClient.invalidateQueries({ queryKey: storyQueries.all(userId) });
    },
    onError: () => {
      toast.error(strings.deletion.failed);
    },
  });
}
