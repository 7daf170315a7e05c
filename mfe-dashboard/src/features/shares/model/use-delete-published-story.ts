import { changeItems, communityKey } from '@storyloom/shared/api/community';
import { deletePublishedStory, type OwnPublishedStory } from '@storyloom/shared/api/published-stories';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../../model/signed-out.ts';
import { strings } from '../strings.ts';

const words = strings.deletion;

/** Deletes one of the user's shared stories and reports the outcome. */
export function useDeletePublishedStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userId }: OwnPublishedStory) => deletePublishedStory(id, userId),
    networkMode: 'always',
    onSuccess(_nothing, { id, userId }) {
      toast.success(words.done);
      // Removed at once, even if the list can't be loaded again.
      changeItems<OwnPublishedStory>(client, 'story', userId, (story) => (story.id === id ? null : story));
      void client.invalidateQueries({ queryKey: communityKey('story', userId) });
    },
    onError: (error) => tellFailure(error, words.failed),
  });
}
