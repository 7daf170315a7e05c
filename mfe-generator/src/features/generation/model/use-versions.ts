import { useState } from 'react';
import { BlockStore } from './block-store.ts';
import type { Draft } from './draft.ts';
import type { StoryVersion } from './story-version.ts';

/** The versions of a story, and the one on the page, whose text is in the block store while it grows. */
export function useVersions(initial: Draft) {
  const [versions, setVersions] = useState(initial.versions);
  const [shownId, setShownId] = useState(initial.shown);
  const shown = versions.find(({ id }) => id === shownId);
  const [store] = useState(() => {
    const created = new BlockStore();
    if (shown) {
      created.reset(shown.text);
      created.finish();
    }
    return created;
  });

  function show(version: StoryVersion | undefined): void {
    store.reset(version?.text);
    store.finish();
    setShownId(version?.id);
  }

  return {
    versions,
    shown,
    store,
    show,
    /**
     * Puts a new version on the page, empty. Others stay beside it, but for saved ones of another prompt: those are in
     * the person's collection.
     */
    add(version: StoryVersion): void {
      setVersions((all) => [...all.filter(({ saved, prompt }) => !saved || prompt === version.prompt), version]);
      setShownId(version.id);
      store.reset();
    },
    update(id: string, change: Partial<StoryVersion>): void {
      setVersions((all) => all.map((version) => (version.id === id ? { ...version, ...change } : version)));
    },
    /** Takes a version away; the one beside it is on the page then. */
    remove(id: string): void {
      const at = versions.findIndex((version) => version.id === id);
      const left = versions.filter((version) => version.id !== id);
      setVersions(left);
      if (id === shownId) show(left[Math.min(at, left.length - 1)]);
    },
  };
}
