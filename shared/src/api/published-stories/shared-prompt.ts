import { queryOptions } from '@tanstack/react-query';
import { communityKey } from '@storyloom/shared/api/community';
import { SIGNED_OUT_MESSAGES, signedInClient, signedInError } from '@storyloom/shared/api/signed-in';
import type { OwnPublishedStory } from './own-stories.ts';

/** A prompt of the user's that everyone can see and use. */
export interface PublicPrompt {
  readonly id: string;
  readonly title: string;
}

type About = Pick<OwnPublishedStory, 'id' | 'userId' | 'inspirationId'>;

async function findPrompts(
  { id, userId, inspirationId }: About,
  signal: AbortSignal,
): Promise<readonly PublicPrompt[]> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.sharing);
  const { data, error } = await supabase
    .from('user_inspirations')
    .select('id,title')
    .eq('user_id', userId)
    .eq('is_public', true)
    // A prompt that is shared with a story has the story's id.
    .in('id', inspirationId === '' ? [id] : [id, inspirationId])
    .retry(false)
    .abortSignal(signal)
    .overrideTypes<PublicPrompt[], { merge: false }>();
  if (error) throw signedInError(error, SIGNED_OUT_MESSAGES.sharing);
  return data;
}

/** The user's own public prompts that a published story was written from. Refetched every time. */
export const publicPromptsOf = (story: About) =>
  queryOptions({
    queryKey: [...communityKey('inspiration', story.userId), 'of story', story.id, story.inspirationId],
    queryFn: ({ signal }) => findPrompts(story, signal),
    staleTime: 0,
  });
