import { changeItems, communityKey } from '@storyloom/shared/api/community';
import { deleteSharedStory, type OwnSharedStory } from '@storyloom/shared/api/shared-stories';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../../model/signed-out.ts';
import { strings } from '../strings.ts';

const words = strings.deletion;

/** Takes one of the person's shared stories back for good, and says how that went. */
export function useDeleteSharedStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userId }: OwnSharedStory) => deleteSharedStory(id, userId),
    networkMode: 'always',
    onSuccess(_nothing, { id, userId }) {
      toast.success(words.done);
      // Gone from the page at once, even if reading the list again should fail.
      changeItems<OwnSharedStory>(client, 'story', userId, (story) => (story.id === id ? null : story));
      void client.invalidateQueries({ queryKey: communityKey('story', userId) });
    },
    onError: (error) => tellFailure(error, words.failed),
  });
}
