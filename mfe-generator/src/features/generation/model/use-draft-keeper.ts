import type { Genre } from '@storyloom/shared/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Draft, writeDraft } from './draft.ts';

/** How often what is on the page is written to the device, in milliseconds. */
const INTERVAL_MS = 500;

/** Keeps the generator's draft on the device while it changes, and once more when the page is left. */
export function useDraftKeeper(genre: Genre, current: () => Draft): void {
  const written = useRef('');
  const keep = useEffectEvent(() => {
    const draft = current();
    const { story } = draft;
    // The text only ever grows or is replaced with its id, so its length tells whether it changed.
    const print = JSON.stringify([draft.prompt, draft.settings, story && { ...story, text: story.text.length }]);
    if (print === written.current) return;
    written.current = print;
    writeDraft(genre, draft);
  });
  useEffect(() => {
    const timer = setInterval(keep, INTERVAL_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}
