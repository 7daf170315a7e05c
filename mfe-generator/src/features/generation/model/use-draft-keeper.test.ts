// @vitest-environment jsdom
import { isRefused } from '@storyloom/shared/device-storage';
import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import type { StoryRun } from '@storyloom/shared/stream';
import { fillStorage, kept } from '@storyloom/testing/device';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../testing/version-of.ts';
import { claimDrafts } from './draft-owner.ts';
import { readDraft, type Draft } from './draft.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';

const HEAD = 'storyloom-draft-fantasy';
const storyKey = (id: string) => `storyloom-story-fantasy-${id}`;
const settings = GENRE_DEFAULTS.fantasy;
const start: Draft = { prompt: '', settings, versions: [versionOf('a'), versionOf('b')], shown: 'b' };

/** A page that opens with the stored draft, and then stores its own `draft`. */
function openPage(first = start, { isKnown = true } = {}) {
  const page = { draft: first, phase: 'idle' as StoryRun['phase'], onVersion: vi.fn(), setKeeper: vi.fn() };
  const current = () => page.draft;
  const { kept: found } = readDraft('fantasy');
  const { onVersion, setKeeper } = page;
  const { rerender, unmount } = renderHook(
    (owner: string | undefined) =>
      useDraftKeeper({ genre: 'fantasy', kept: found, owner, current, phase: page.phase, onVersion, setKeeper }),
    { initialProps: isKnown ? '' : undefined },
  );
  const enter = (phase: StoryRun['phase']) => {
    page.phase = phase;
    rerender('');
  };
  return Object.assign(page, { know: (whose: string) => rerender(whose), enter, unmount });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** Returns a function that lists the keys written from now on. */
function watchWrites() {
  const spy = vi.spyOn(Storage.prototype, 'setItem');
  return () => spy.mock.calls.map(([key]) => key);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the draft of the page', () => {
  it('is written within half a second, and at once when the page closes', () => {
    const page = openPage();
    pass(499);
    expect(kept()).toEqual({});
    pass(1);
    expect(readDraft('fantasy')).toMatchObject({ draft: start, damaged: false });
    page.draft = { ...start, prompt: 'A lighthouse' };
    fireEvent(window, new Event('pagehide'));
    expect(readDraft('fantasy').draft).toEqual(page.draft);
  });

  it('A story is stored with its first words, so that a tab that is killed then finds it again', () => {
    const page = openPage();
    page.draft = { ...start, versions: [...start.versions, versionOf('c')], shown: 'c' };
    page.enter('streaming');
    expect(readDraft('fantasy').draft).toMatchObject({ shown: 'c' });
  });

  it('Leaving for another page writes the draft, and nothing is written after that', () => {
    const page = openPage();
    const [keep] = page.setKeeper.mock.lastCall as [() => Draft];
    expect(keep()).toEqual(start);
    expect(readDraft('fantasy').draft).toEqual(start);
    page.draft = { ...start, prompt: 'A lighthouse' };
    page.unmount();
    expect(page.setKeeper.mock.lastCall).toEqual([undefined]);
    expect(readDraft('fantasy').draft).toEqual(page.draft);
    page.draft = { ...start, prompt: 'Too late' };
    pass(5000);
    fireEvent(window, new Event('pagehide'));
    expect(readDraft('fantasy').draft.prompt).toBe('A lighthouse');
  });

  it('is not written while nothing changes', () => {
    openPage({ prompt: '', settings, versions: [] });
    pass(1000);
    expect(kept()).toEqual({});
    const page = openPage();
    pass(500);
    const written = watchWrites();
    pass(10_000);
    page.draft = { ...start, versions: start.versions.map((version) => ({ ...version })) };
    pass(500);
    fireEvent(window, new Event('pagehide'));
    page.unmount();
    expect(written()).toEqual([]);
  });

  it('Only the part that changed is written: the form, or one version', () => {
    const page = openPage();
    pass(500);
    const written = watchWrites();
    page.draft = { ...page.draft, prompt: 'A lighthouse' };
    pass(500);
    expect(written()).toEqual([HEAD]);
    const [a, b] = start.versions as [(typeof start.versions)[0], (typeof start.versions)[0]];
    page.draft = { ...page.draft, versions: [a, { ...b, text: `${b.text} More.` }] };
    pass(500);
    expect(written()).toEqual([HEAD, storyKey('b')]);
    page.draft = { ...page.draft, versions: [{ ...a, saved: true }, page.draft.versions[1]!] };
    pass(500);
    expect(written()).toEqual([HEAD, storyKey('b'), storyKey('a')]);
    expect(readDraft('fantasy').draft).toEqual(page.draft);
  });

  it('A version removed from the page is removed from the device', () => {
    const page = openPage();
    pass(500);
    page.draft = { ...start, versions: [start.versions[1]!] };
    pass(500);
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('b')]);
  });

  it('A draft that was refused for want of space is written once there is room, although nothing changed', () => {
    openPage();
    const makeRoom = fillStorage();
    pass(500);
    expect(isRefused()).toBe(true);
    expect(kept()).toEqual({});
    makeRoom();
    pass(500);
    expect(isRefused()).toBe(false);
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('a'), storyKey('b')]);
  });
});

describe('the owner of the draft', () => {
  it('Nothing is written before the owner is known', () => {
    openPage(start, { isKnown: false }).unmount();
    const page = openPage(start, { isKnown: false });
    pass(1000);
    fireEvent(window, new Event('pagehide'));
    expect(kept()).toEqual({});
    page.know('');
    pass(500);
    expect(readDraft('fantasy').draft).toEqual(start);
  });

  it('Nothing is written into drafts that belong to another user by now', () => {
    const page = openPage();
    pass(500);
    claimDrafts('ada');
    const before = kept();
    page.draft = { ...start, prompt: 'A guest’s' };
    pass(500);
    page.unmount();
    expect(kept()).toEqual(before);
  });
});

describe('two tabs of one generator', () => {
  it('keep their stories side by side, and each removes only its own', () => {
    const one = openPage({ ...start, versions: [versionOf('a')], shown: 'a' });
    const other = openPage({ ...start, versions: [versionOf('z')], shown: 'z' });
    pass(500);
    one.draft = { ...one.draft, prompt: 'One', versions: [...one.draft.versions, versionOf('a2')] };
    pass(500);
    other.draft = { ...other.draft, prompt: 'Other', versions: [...other.draft.versions, versionOf('z2')] };
    pass(500);
    const idsOf = () => readDraft('fantasy').draft.versions.map(({ id }) => id);
    expect(idsOf().sort()).toEqual(['a', 'a2', 'z', 'z2']);
    expect(readDraft('fantasy').draft.prompt).toBe('Other');
    one.draft = { ...one.draft, versions: [], shown: undefined };
    one.unmount();
    other.unmount();
    expect(idsOf().sort()).toEqual(['z', 'z2']);
  });

  it('A tab receives a story that grows in another tab, and does not write it itself', () => {
    const page = openPage();
    pass(500);
    const version = versionOf('z', { text: 'Once upon' });
    const event = { key: storyKey('z'), newValue: JSON.stringify(version) };
    const written = watchWrites();
    fireEvent(window, new StorageEvent('storage', event));
    expect(page.onVersion.mock.calls).toEqual([[version]]);
    page.draft = { ...start, versions: [...start.versions, ...page.onVersion.mock.calls[0]!] };
    pass(500);
    expect(written()).toEqual([HEAD]);
  });

  it('ignores other keys and values that can’t be read', () => {
    for (const [key, newValue] of [
      [HEAD, '{"prompt":"Another"}'],
      ['storyloom-story-romance-z', JSON.stringify(versionOf('z'))],
      [storyKey('z'), null],
      [storyKey('z'), '{"id":"z"'],
      [storyKey('z'), '{"id":"z"}'],
      [null, null],
    ] as const) {
      const page = openPage();
      fireEvent(window, new StorageEvent('storage', { key, newValue }));
      expect(page.onVersion, String(key)).not.toHaveBeenCalled();
    }
  });
});
