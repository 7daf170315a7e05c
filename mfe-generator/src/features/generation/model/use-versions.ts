import { useRef, useState } from 'react';
import { BlockStore } from './block-store.ts';
import type { Draft } from './draft.ts';
import type { StoryVersion } from './story-version.ts';

/** Versions kept on the device; of more than that, the oldest saved ones are dropped, which are in the user's collection. */
export const VERSIONS_KEPT = 20;

/** A change of a version, or a function of its current state. */
type VersionChange = Partial<StoryVersion> | ((version: StoryVersion) => Partial<StoryVersion>);

/** The versions without the oldest saved ones beyond the limit. */
function withoutOldest(versions: readonly StoryVersion[]): readonly StoryVersion[] {
  const goers = versions.filter(({ saved }) => saved).slice(0, Math.max(0, versions.length - VERSIONS_KEPT));
  return versions.filter((version) => !goers.includes(version));
}

interface State {
  readonly versions: readonly StoryVersion[];
  readonly shownId: string | undefined;
}

const findIn = ({ versions, shownId }: State) => versions.find(({ id }) => id === shownId);

/** The versions of a story, and the shown one, whose text is in the block store while it grows. */
export function useVersions(initial: Draft) {
  const [state, setState] = useState<State>({ versions: initial.versions, shownId: initial.shown });
  // Versions from other tabs arrive at any time, also between a change here and its rendering.
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

  /** Sets the text on the page; the part that is there already stays. */
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
    /** The current {@link State}, rendered or not. */
    latest: () => latest.current,
    store,
    show,
    /** Adds an empty version and shows it. */
    add(version: StoryVersion): void {
      change({ versions: withoutOldest([...latest.current.versions, version]), shownId: version.id });
      store.reset();
    },
    update(id: string, to: VersionChange): void {
      const changed = (version: StoryVersion) => ({ ...version, ...(typeof to === 'function' ? to(version) : to) });
      change({ versions: latest.current.versions.map((version) => (version.id === id ? changed(version) : version)) });
    },
    /** Adds or replaces a version from elsewhere. */
    adopt(version: StoryVersion): void {
      const { versions, shownId } = latest.current;
      change({
        versions: versions.some(({ id }) => id === version.id)
          ? versions.map((known) => (known.id === version.id ? version : known))
          : [...versions, version],
      });
      if (version.id === shownId) bring(version.text);
    },
    /** Removes saved versions, which stay in the collection. If the shown one is removed, the last unsaved one is shown. */
    removeSaved(): void {
      const { versions, shownId } = latest.current;
      const left = versions.filter(({ saved }) => !saved);
      change({ versions: left });
      if (!left.some(({ id }) => id === shownId)) show(left.at(-1));
    },
    /** Undoes what a run has written: restores a version, or removes a new one. `onPage` is shown then. */
    takeBack(id: string, before: StoryVersion | undefined, onPage: StoryVersion | undefined): void {
      const restored = before === undefined ? [] : [before];
      change({ versions: latest.current.versions.flatMap((version) => (version.id === id ? restored : [version])) });
      show(onPage);
    },
    /** Removes a version; the one beside it is shown. */
    remove(id: string): void {
      const { versions, shownId } = latest.current;
      const at = versions.findIndex((version) => version.id === id);
      const left = versions.filter((version) => version.id !== id);
      change({ versions: left });
      if (id === shownId) show(left[Math.min(at, left.length - 1)]);
    },
  };
}
