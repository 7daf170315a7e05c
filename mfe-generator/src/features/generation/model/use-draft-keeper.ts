import { beforeAsking, onLeft } from '@storyloom/shared/auth';
import { keepRefused } from '@storyloom/shared/device-storage';
import type { Genre } from '@storyloom/shared/domain';
import type { StoryRun } from '@storyloom/shared/stream';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { draftOwner } from './draft-owner.ts';
import { type Draft, removeDraft, removeVersion, versionWritten, writeDraft, writeVersion } from './draft.ts';
import type { StoryVersion } from './story-version.ts';

/** Interval for writing the page's draft to the device, in milliseconds. */
const INTERVAL_MS = 500;

/** Fingerprint of a version. Its text only grows, so the length stands for it. */
const printOf = ({ text, ...rest }: StoryVersion) => JSON.stringify([text.length, rest]);

const headOf = ({ versions, ...head }: Draft) => JSON.stringify([head, versions.map(({ id }) => id)]);

interface Options {
  readonly genre: Genre;
  /** The stored draft when the page opened. */
  readonly kept: Draft;
  /** The owner of the draft: empty for a guest, undefined until known. Nothing is stored until then, or for another owner. */
  readonly owner: string | undefined;
  readonly current: () => Draft;
  /** Of the run: when it changes, the draft is stored at once, so that a story can be found again from its first words on. */
  readonly phase: StoryRun['phase'];
  /** Receives a version that another tab has written. */
  readonly onVersion: (version: StoryVersion) => void;
  /** Receives a function that stores the draft at once and returns it, and `undefined` at the end. Must be stable. */
  readonly setKeeper: (keep: (() => Draft) | undefined) => void;
}

/** Stores the generator's draft on the device while it changes, when the run changes its phase, and once more when the page is left. */
export function useDraftKeeper({ genre, kept, owner, current, phase, onVersion, setKeeper }: Options): void {
  const writtenHead = useRef(headOf(kept));
  const written = useRef(kept);
  const writtenVersions = useRef<ReadonlyMap<string, string>>(
    new Map(kept.versions.map((version) => [version.id, printOf(version)])),
  );
  const keep = useEffectEvent((): Draft => {
    const draft = current();
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
    written.current = draft;
    writtenVersions.current = now;
    keepRefused();
    return draft;
  });
  // Another tab may sign the user out while this one writes: what it wrote last is not there to be removed yet.
  const forget = useEffectEvent((userId: string) => {
    if (owner === userId) removeDraft(genre, written.current);
  });
  const keptPhase = useRef(phase);
  useLayoutEffect(() => {
    if (keptPhase.current === phase) return;
    keptPhase.current = phase;
    keep();
  }, [phase]);
  const take = useEffectEvent((event: StorageEvent) => {
    const version = versionWritten(genre, event);
    if (!version || owner !== draftOwner()) return;
    writtenVersions.current = new Map(writtenVersions.current).set(version.id, printOf(version));
    // Rendered before the next write, which would overwrite the newer version with the page's own.
    flushSync(() => onVersion(version));
  });
  useEffect(() => {
    const keepOn = () => void keep();
    const takeOver = (event: StorageEvent) => take(event);
    const timer = setInterval(keepOn, INTERVAL_MS);
    addEventListener('pagehide', keepOn);
    addEventListener('storage', takeOver);
    setKeeper(() => keep());
    const stopAsking = beforeAsking(async () => keepOn());
    const stopFollowing = onLeft((userId) => forget(userId));
    return () => {
      stopAsking();
      stopFollowing();
      clearInterval(timer);
      removeEventListener('pagehide', keepOn);
      removeEventListener('storage', takeOver);
      setKeeper(undefined);
      keep();
    };
  }, [setKeeper]);
}
