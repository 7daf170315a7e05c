import { tabKeys, tabStorage } from '@storyloom/shared/device-storage';
import type { CommunityKind } from './items.ts';

/** How long a like waits for its user to sign in, in milliseconds; after that they may have forgotten it. */
const WAITS_MS = 30 * 60 * 1000;

interface LikeWish {
  readonly kind: CommunityKind;
  readonly id: string;
  readonly at: number;
}

/**
 * Keeps what a guest pressed Like on while they sign in, in this tab only. The address that they come back to names only the
 * button: a link must not like anything for the user who follows it.
 */
export function keepLikeWish(kind: CommunityKind, id: string): void {
  tabStorage.write(tabKeys.likeWish, JSON.stringify({ kind, id, at: Date.now() } satisfies LikeWish));
}

/** Whether this is what the user signed in to like. Returns true once: the call clears the wish. */
export function takeLikeWish(kind: CommunityKind, id: string): boolean {
  const wish = tabStorage.readJson(tabKeys.likeWish) as LikeWish | undefined;
  tabStorage.remove(tabKeys.likeWish);
  return wish?.kind === kind && wish.id === id && Date.now() - wish.at < WAITS_MS;
}
