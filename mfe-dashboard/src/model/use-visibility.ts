import { changeItems, communityKey } from '@storyloom/shared/api/community';
import { type OwnPublishedStory, setVisibility, type Visibility } from '@storyloom/shared/api/published-stories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../components/strings.ts';
import { isSignedOut, tellFailure } from './signed-out.ts';

const words = strings.sharing;

/** Changes who can read one of the user's shared stories, and updates it everywhere. */
export function useVisibility({ id, userId }: Pick<OwnPublishedStory, 'id' | 'userId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (visibility: Visibility) => setVisibility(id, userId, visibility),
    networkMode: 'always',
    onSuccess(sharing) {
      changeItems<OwnPublishedStory>(client, 'story', userId, (story) =>
        story.id === id ? { ...story, ...sharing } : story,
      );
    },
    // The form itself says that the session is over.
    onError: (error) => !isSignedOut(error) && tellFailure(error, words.changeFailed),
    onSettled: () => void client.invalidateQueries({ queryKey: communityKey('story', userId) }),
  });
}
