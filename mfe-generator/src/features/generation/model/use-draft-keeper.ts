import type { Genre } from '@storyloom/shared/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, removeVersion, writeDraft, writeVersion } from './draft.ts';
import type { StoryVersion } from './story-version.ts';

/** How often what is on the page is written to the device, in milliseconds. */
const INTERVAL_MS = 500;

/** What tells whether a version changed: its text only ever grows, so its length stands for it. */
const printOf = ({ text, ...rest }: StoryVersion) => JSON.stringify([text.length, rest]);

interface Prints {
  readonly head: string;
  readonly versions: ReadonlyMap<string, string>;
}

function printsOf({ versions, ...head }: Draft): Prints {
  return {
    head: JSON.stringify([head, versions.map(({ id }) => id)]),
    versions: new Map(versions.map((version) => [version.id, printOf(version)])),
  };
}

/**
 * Keeps the generator's draft on the device while it changes, and once more when the page is left.
 *
 * @param enabled until then nothing is kept
 * @param current the draft as it stands; `leaving` when the person goes on to another page, which stops what is written
 */
export function useDraftKeeper(genre: Genre, enabled: boolean, current: (leaving: boolean) => Draft): void {
  const [found] = useState(() => printsOf(current(false)));
  const written = useRef(found);
  const keep = useEffectEvent((leaving: boolean) => {
    if (!enabled) return;
    const draft = current(leaving);
    const before = written.current;
    const now = printsOf(draft);
    written.current = now;
    if (now.head !== before.head) writeDraft(genre, draft);
    for (const version of draft.versions) {
      if (now.versions.get(version.id) !== before.versions.get(version.id)) writeVersion(genre, version);
    }
    for (const id of before.versions.keys()) if (!now.versions.has(id)) removeVersion(genre, id);
  });
  useEffect(() => {
    const keepOn = () => keep(false);
    const timer = setInterval(keepOn, INTERVAL_MS);
    addEventListener('pagehide', keepOn);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keepOn);
      keep(true);
    };
  }, []);
}
