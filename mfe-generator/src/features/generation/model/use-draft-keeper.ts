import { keepRefused } from '@storyloom/shared/device-storage';
import type { Genre } from '@storyloom/shared/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { draftOwner } from './draft-owner.ts';
import { type Draft, removeVersion, versionWritten, writeDraft, writeVersion } from './draft.ts';
import type { StoryVersion } from './story-version.ts';

/** How often what is on the page is written to the device, in milliseconds. */
const INTERVAL_MS = 500;

/** What tells whether a version changed: its text only ever grows, so its length stands for it. */
const printOf = ({ text, ...rest }: StoryVersion) => JSON.stringify([text.length, rest]);

const headOf = ({ versions, ...head }: Draft) => JSON.stringify([head, versions.map(({ id }) => id)]);

interface Options {
  readonly genre: Genre;
  /** The draft as it is kept when the page opens. */
  readonly kept: Draft;
  /** Whose draft it is: empty for a guest, absent until that is known. Nothing is kept until then, or among another's. */
  readonly owner: string | undefined;
  /** The draft as it stands; `leaving` when the person goes on to another page, which stops what is written. */
  readonly current: (leaving: boolean) => Draft;
  /** Hears of a version that another tab has written. */
  readonly onVersion: (version: StoryVersion) => void;
  /** Gets what keeps the draft at once and gives it, while that is there. Always the same function. */
  readonly setKeeper: (keep: (() => Draft) | undefined) => void;
}

/** Keeps the generator's draft on the device while it changes, and once more when the page is left. */
export function useDraftKeeper({ genre, kept, owner, current, onVersion, setKeeper }: Options): void {
  const writtenHead = useRef(headOf(kept));
  const writtenVersions = useRef<ReadonlyMap<string, string>>(
    new Map(kept.versions.map((version) => [version.id, printOf(version)])),
  );
  const keep = useEffectEvent((leaving: boolean): Draft => {
    const draft = current(leaving);
    if (owner === undefined || owner !== draftOwner()) return draft;
    const head = headOf(draft);
    const before = writtenVersions.current;
    const now = new Map(draft.versions.map((version) => [version.id, printOf(version)]));
    if (head !== writtenHead.current) writeDraft(genre, draft);
    for (const version of draft.versions) {
      if (now.get(version.id) !== before.get(version.id)) writeVersion(genre, version);
    }
    for (const id of before.keys()) if (!now.has(id)) removeVersion(genre, id);
    writtenHead.current = head;
    writtenVersions.current = now;
    keepRefused();
    return draft;
  });
  const take = useEffectEvent((event: StorageEvent) => {
    const version = versionWritten(genre, event);
    if (!version || owner !== draftOwner()) return;
    writtenVersions.current = new Map(writtenVersions.current).set(version.id, printOf(version));
    // Before the next look at what is to be kept, which would write what the page still has over what is newer.
    flushSync(() => onVersion(version));
  });
  useEffect(() => {
    const keepOn = () => void keep(false);
    const takeOver = (event: StorageEvent) => take(event);
    const timer = setInterval(keepOn, INTERVAL_MS);
    addEventListener('pagehide', keepOn);
    addEventListener('storage', takeOver);
    setKeeper(() => keep(false));
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keepOn);
      removeEventListener('storage', takeOver);
      setKeeper(undefined);
      keep(true);
    };
  }, [setKeeper]);
}
