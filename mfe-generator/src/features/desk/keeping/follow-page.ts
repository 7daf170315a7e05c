import { sessionStore } from '@storyloom/shared/auth';
import type { Keeper } from './keeper.ts';

const CHANNEL = 'storyloom-desk';

/** A revision that a tab has saved. */
interface SavedElsewhere {
  readonly userId: string;
  readonly storyId: string;
  readonly revision: number;
  readonly text: string;
}

/** Exchanges saved revisions with the other tabs of this browser. */
export function followTabs(keeper: Keeper) {
  const { story } = keeper;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<SavedElsewhere>) => {
    const { userId, storyId, revision, text } = data;
    if (userId === story.userId && storyId === story.storyId) keeper.heard({ revision, text });
  });
  return {
    tell: (revision: number, text: string) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
      channel.postMessage({ ...story, revision, text } satisfies SavedElsewhere),
    stop: () => channel.close(),
  };
}

/** Keeps the text when the page may end, and tries again when what failed may succeed. Returns a function that ends this. */
export function followPage(keeper: Keeper): () => void {
  const { userId } = keeper.story;
  const retry = () => {
    if (sessionStore.getState().user?.id === userId) keeper.retry();
  };
  const handleVisibility = () => (document.visibilityState === 'hidden' ? keeper.flush() : retry());
  const handlePageHide = () => keeper.keepOnDevice();
  const handleBeforeUnload = (event: BeforeUnloadEvent) => {
    keeper.keepOnDevice();
    if (!keeper.store.getState().isOnDevice) event.preventDefault();
  };
  const unsubscribe = sessionStore.subscribe(retry);
  addEventListener('online', retry);
  addEventListener('pagehide', handlePageHide);
  addEventListener('beforeunload', handleBeforeUnload);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    unsubscribe();
    removeEventListener('online', retry);
    removeEventListener('pagehide', handlePageHide);
    removeEventListener('beforeunload', handleBeforeUnload);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
