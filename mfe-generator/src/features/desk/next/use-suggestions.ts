import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useCaller } from '@storyloom/shared/api/story-service';
import type { StoryNotes } from '@storyloom/shared/domain';
import { useEffect, useRef, useState } from 'react';
import { suggestNext, type SuggestionRequest } from './api/suggest-next.ts';

interface Suggestions {
  readonly found: readonly string[];
  readonly isAsking: boolean;
  /** Why there are none. */
  readonly failure: string | undefined;
}

/** Suggestions of how a story goes on, when they are asked for; at first those of an earlier page. */
export function useSuggestions(
  getStory: () => Omit<SuggestionRequest, 'notes'>,
  getNotes: () => Promise<StoryNotes | undefined>,
  initial: readonly string[],
) {
  const { get: getCaller } = useCaller();
  const [state, setState] = useState<Suggestions>({ found: initial, isAsking: false, failure: undefined });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function ask(): Promise<boolean> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setState({ ...state, isAsking: true, failure: undefined });
    try {
      const notes = await getNotes();
      const request = { ...getStory(), ...(notes && { notes }) };
      const found = await suggestNext(request, await getCaller(), run.signal);
      if (!run.signal.aborted) setState({ found, isAsking: false, failure: undefined });
      return !run.signal.aborted;
    } catch (error) {
      if (!run.signal.aborted) setState({ ...state, isAsking: false, failure: failureReason(error as Error) });
      return false;
    }
  }
  function cancel(): void {
    running.current?.abort();
    setState({ ...state, isAsking: false });
  }
  return { ...state, ask, cancel };
}
