import { useEffect } from 'react';
import { ChapterKeeper } from '../model/chapter-keeper.ts';
import type { Proposals } from '../model/proposals.ts';

/** Keeps the proposed chapter of a story on the device, and offers that of an earlier page as soon as the text is there. */
export function useKeptChapter(userId: string, storyId: string, proposals: Proposals, isReady: boolean): void {
  useEffect(
    () => (isReady ? new ChapterKeeper({ userId, storyId }, proposals).start() : undefined),
    [userId, storyId, proposals, isReady],
  );
}
