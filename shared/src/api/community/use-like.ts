import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { settleItems } from './change-items.ts';
import { countsKey } from './community-counts.ts';
import type { CommunityItem, CommunityKind } from './items.ts';
import { type LikeAnswer, setLiked } from './like.ts';

interface Options {
  readonly kind: CommunityKind;
  readonly personId: string | undefined;
  /** Called when the database refused the last wish; the previous state is shown again. */
  readonly onFailure: (error: Error) => void;
  /** Called with the state after the last wish. */
  readonly onDone?: ((answer: LikeAnswer) => void) | undefined;
}

/**
 * Whether a user likes something, and how many do: optimistic at once, then as the database answers. Wishes for one item are
 * sent one after the other, so that the last one wins.
 */
export function useLike(item: CommunityItem, { kind, personId, onFailure, onDone }: Options) {
  const { id, liked, likes, shareId } = item;
  const client = useQueryClient();
  const mutationKey = ['like', kind, id];
  /** Counts that were requested before the answer would be outdated. */
  const forgetCounts = () => client.cancelQueries({ queryKey: countsKey(kind, personId) });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (wish: boolean) => setLiked(kind, { id, ...(shareId && { shareId }) }, wish),
    onMutate: forgetCounts,
    onSuccess: async (answer) => {
      await forgetCounts();
      const now = { liked: answer.liked, ...(answer.likes !== null && { likes: answer.likes }) };
      settleItems<CommunityItem>(client, kind, personId, (one) => (one.id === id ? { ...one, ...now } : one));
      if (client.isMutating({ mutationKey }) === 1) onDone?.(answer);
    },
    onError: (error) => {
      if (client.isMutating({ mutationKey }) === 1) onFailure(error);
    },
  });
  const wishes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as boolean,
  });
  const wish = wishes.at(-1) ?? liked;
  const others = likes - (liked ? 1 : 0);
  return { liked: wish, likes: Math.max(others, 0) + (wish ? 1 : 0), toggle: () => mutate(!wish) };
}
