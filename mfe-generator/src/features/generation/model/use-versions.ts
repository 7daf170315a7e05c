import { useRef, useState } from 'react';
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

interface State {
  readonly versions: readonly StoryVersion[];
  readonly shownId: string | undefined;
}

const findIn = ({ versions, shownId }: State) => versions.find(({ id }) => id === shownId);

/** The versions of a story, and the one on the page, whose text is in the block store while it grows. */
export function useVersions(initial: Draft) {
  const [state, setState] = useState<State>({ versions: initial.versions, shownId: initial.shown });
  // What another tab wrote arrives at any moment, also between a change here and its rendering.
  const latest = useRef(state);
  const [store] = useState(() => {
    const created = new BlockStore();
    const shown = findIn(state);
    if (shown) {
      created.reset(shown.text);
      created.finish();
    }
    return created;
  });

  function change(next: Partial<State>): void {
    latest.current = { ...latest.current, ...next };
    setState(latest.current);
  }

  /** Brings the text on the page to what it should be; what is there already stays as it is. */
  function bring(text: string): void {
    if (text.startsWith(store.text)) store.append(text.slice(store.text.length));
    else store.reset(text);
    store.finish();
  }

  function show(version: StoryVersion | undefined): void {
    store.reset(version?.text);
    store.finish();
    change({ shownId: version?.id });
  }

  return {
    versions: state.versions,
    shown: findIn(state),
    /** As {@link State} stands now, rendered or not. */
    latest: () => latest.current,
    store,
    show,
    /** Puts a new version on the page, empty. Others stay beside it. */
    add(version: StoryVersion): void {
      change({ versions: withoutOldest([...latest.current.versions, version]), shownId: version.id });
      store.reset();
    },
    update(id: string, to: VersionChange): void {
      const changed = (version: StoryVersion) => ({ ...version, ...(typeof to === 'function' ? to(version) : to) });
      change({ versions: latest.current.versions.map((version) => (version.id === id ? changed(version) : version)) });
    },
    /** Takes in a version as it is elsewhere. */
    adopt(version: StoryVersion): void {
      const { versions, shownId } = latest.current;
      change({
        versions: versions.some(({ id }) => id === version.id)
          ? versions.map((known) => (known.id === version.id ? version : known))
          : [...versions, version],
      });
      if (version.id === shownId) bring(version.text);
    },
    /** Takes away what is saved, and stays in the collection. What is not stays, and the last of it is on the page. */
    removeSaved(): void {
      const { versions, shownId } = latest.current;
      const left = versions.filter(({ saved }) => !saved);
      change({ versions: left });
      if (!left.some(({ id }) => id === shownId)) show(left.at(-1));
    },
    /** Takes back what a run has written: a version as it was before, or the whole of a new one. `onPage` is shown then. */
    takeBack(id: string, before: StoryVersion | undefined, onPage: StoryVersion | undefined): void {
      const restored = before === undefined ? [] : [before];
      change({ versions: latest.current.versions.flatMap((version) => (version.id === id ? restored : [version])) });
      show(onPage);
    },
    /** Takes a version away; the one beside it is on the page then. */
    remove(id: string): void {
      const { versions, shownId } = latest.current;
      const at = versions.findIndex((version) => version.id === id);
      const left = versions.filter((version) => version.id !== id);
      change({ versions: left });
      if (id === shownId) show(left[Math.min(at, left.length - 1)]);
    },
  };
}
