import { useState } from 'react';
import { BlockStore } from './block-store.ts';
import type { Draft } from './draft.ts';
import type { StoryVersion } from './story-version.ts';

/** Versions that stay on the device; of more than that, the oldest saved ones go, which are in the person's collection. */
export const VERSIONS_KEPT = 20;

/** What becomes of a version, or how that follows from what it is by then. */
type VersionChange = Partial<StoryVersion> | ((version: StoryVersion) => Partial<StoryVersion>);

/** The versions without the oldest saved ones that are too many. */
function withoutOldest(versions: readonly StoryVersion[]): readonly StoryVersion[] {
  const goers = versions.filter(({ saved }) => saved).slice(0, Math.max(0, versions.length - VERSIONS_KEPT));
  return versions.filter((version) => !goers.includes(version));
}

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

  /** Brings the text on the page to what it should be; what is there already stays as it is. */
  function bring(text: string): void {
    if (text.startsWith(store.text)) store.append(text.slice(store.text.length));
    else store.reset(text);
    store.finish();
  }

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
    /** Puts a new version on the page, empty. Others stay beside it. */
    add(version: StoryVersion): void {
      setVersions((all) => withoutOldest([...all, version]));
      setShownId(version.id);
      store.reset();
    },
    update(id: string, change: VersionChange): void {
      const changed = (version: StoryVersion) => ({
        ...version,
        ...(typeof change === 'function' ? change(version) : change),
      });
      setVersions((all) => all.map((version) => (version.id === id ? changed(version) : version)));
    },
    /** Takes in a version as another tab has it. */
    adopt(version: StoryVersion): void {
      setVersions((all) =>
        all.some(({ id }) => id === version.id)
          ? all.map((known) => (known.id === version.id ? version : known))
          : [...all, version],
      );
      if (version.id === shownId) bring(version.text);
      else if (shownId === undefined) show(version);
    },
    /** Takes away what is saved, and stays in the collection. What is not stays, and the last of it is on the page. */
    removeSaved(): void {
      const left = versions.filter(({ saved }) => !saved);
      setVersions(left);
      if (!left.some(({ id }) => id === shownId)) show(left.at(-1));
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
