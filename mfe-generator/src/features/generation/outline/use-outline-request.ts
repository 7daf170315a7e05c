import { type Caller, outlineStory } from '@storyloom/shared/api/story-service';
import type { OutlineChapter, StoryRequest } from '@storyloom/shared/domain';
import { useEffect, useEffectEvent } from 'react';

interface Options {
  /** Whether an outline is wanted now; it is given up when that ends. */
  readonly asking: boolean;
  readonly getRequest: () => StoryRequest;
  readonly getCaller: () => Promise<Caller>;
  readonly onChapters: (chapters: readonly OutlineChapter[]) => void;
  readonly onFailure: (failure: Error) => void;
}

/** Requests an outline while one is wanted. */
export function useOutlineRequest({ asking, getRequest, getCaller, onChapters, onFailure }: Options): void {
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const chapters = await outlineStory(getRequest(), await getCaller(), signal);
      if (!signal.aborted) onChapters(chapters);
    } catch (error) {
      if (!signal.aborted) onFailure(error instanceof Error ? error : new Error(String(error)));
    }
  });
  useEffect(() => {
    if (!asking) return;
    const abort = new AbortController();
    void ask(abort.signal);
    return () => abort.abort();
  }, [asking]);
}
