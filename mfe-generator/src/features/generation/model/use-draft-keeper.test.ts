// @vitest-environment jsdom
import { isRefused } from '@storyloom/shared/device-storage';
import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { fillStorage, kept } from '@storyloom/shared/testing/device';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../testing/version-of.ts';
import { claimDrafts } from './draft-owner.ts';
import { type Draft, readDraft, writeDraft, writeVersion } from './draft.ts';
import type { StoryVersion } from './story-version.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';

const HEAD = 'storyloom-draft-fantasy';
const storyKey = (id: string) => `storyloom-story-fantasy-${id}`;
const settings = GENRE_DEFAULTS.fantasy;
const start: Draft = { prompt: '', settings, versions: [versionOf('a'), versionOf('b')], shown: 'b' };

/** A page that opens with what is kept, and then keeps what `draft` says. */
function openPage(first = start, { isKnown = true } = {}) {
  const page = { draft: first, leaving: [] as boolean[], onVersion: vi.fn(), setKeeper: vi.fn() };
  const current = (leaving: boolean) => {
    page.leaving.push(leaving);
    return page.draft;
  };
  const { kept: found } = readDraft('fantasy');
  const { onVersion, setKeeper } = page;
  const { rerender, unmount } = renderHook(
    (owner: string | undefined) =>
      useDraftKeeper({ genre: 'fantasy', kept: found, owner, current, onVersion, setKeeper }),
    { initialProps: isKnown ? '' : undefined },
  );
  return Object.assign(page, { know: (whose: string) => rerender(whose), unmount });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** The keys that are written from now on. */
function watchWrites() {
  const spy = vi.spyOn(Storage.prototype, 'setItem');
  return () => spy.mock.calls.map(([key]) => key);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('what is on the page', () => {
  it('is kept within half a second', () => {
    openPage();
    pass(499);
    expect(kept()).toEqual({});
    pass(1);
    expect(readDraft('fantasy')).toMatchObject({ draft: start, damaged: false });
  });

  it('is kept when the page is closed, as a story that is still being written', () => {
    const page = openPage();
    fireEvent(window, new Event('pagehide'));
    expect(readDraft('fantasy').draft).toEqual(start);
    expect(page.leaving).toEqual([false]);
  });

  it('is kept when the person goes on to another page, which is told, and no longer after that', () => {
    const page = openPage();
    page.unmount();
    expect(readDraft('fantasy').draft).toEqual(start);
    expect(page.leaving).toEqual([true]);
    pass(5000);
    fireEvent(window, new Event('pagehide'));
    expect(page.leaving).toEqual([true]);
  });

  it('is not written again while nothing changes', () => {
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

  it('is written as far as it changed: the form, or one version', () => {
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

  it('is gone from the device when it is gone from the page', () => {
    const page = openPage();
    pass(500);
    page.draft = { ...start, versions: [start.versions[1]!] };
    pass(500);
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('b')]);
  });

  it('is kept once there is room, although nothing changed since it was refused', () => {
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

  it('is kept as far as there is room', () => {
    const page = openPage();
    fillStorage((key) => key === storyKey('b'));
    pass(500);
    expect(isRefused()).toBe(true);
    page.draft = { ...start, versions: [start.versions[0]!] };
    pass(500);
    expect(isRefused()).toBe(false);
    expect(Object.keys(kept()).sort()).toEqual([HEAD, storyKey('a')]);
  });
});

describe('what has not been changed', () => {
  it('is not written at all', () => {
    const written = watchWrites();
    openPage({ prompt: '', settings, versions: [] });
    pass(1000);
    expect(written()).toEqual([]);
  });

  it('is written where it is not as it was found', () => {
    writeDraft('fantasy', { ...start, settings: { ...settings, tone: 'humorous' } });
    openPage();
    pass(500);
    expect(readDraft('fantasy').draft.settings).toEqual(settings);
  });
});

describe('what may not be kept', () => {
  it('is kept once it is known whose it is, and never when the page is left before', () => {
    openPage(start, { isKnown: false }).unmount();
    const page = openPage(start, { isKnown: false });
    pass(1000);
    fireEvent(window, new Event('pagehide'));
    expect(kept()).toEqual({});
    page.know('');
    pass(500);
    expect(readDraft('fantasy').draft).toEqual(start);
  });

  it('is not kept among what belongs to another user by now', () => {
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

describe('what keeps the page at once', () => {
  it('is there while the page is, and gives what it kept', () => {
    const page = openPage();
    const [keep] = page.setKeeper.mock.lastCall as [() => Draft];
    expect(keep()).toEqual(start);
    expect(readDraft('fantasy').draft).toEqual(start);
    page.unmount();
    expect(page.setKeeper.mock.lastCall).toEqual([undefined]);
  });
});

describe('two tabs of one generator', () => {
  it('keep their stories side by side', () => {
    const one = openPage({ ...start, versions: [versionOf('a')], shown: 'a' });
    const other = openPage({ ...start, versions: [versionOf('z')], shown: 'z' });
    pass(500);
    one.draft = { ...one.draft, prompt: 'One', versions: [...one.draft.versions, versionOf('a2')] };
    pass(500);
    other.draft = { ...other.draft, prompt: 'Other', versions: [...other.draft.versions, versionOf('z2')] };
    pass(500);
    const { draft, damaged } = readDraft('fantasy');
    expect(damaged).toBe(false);
    expect(draft.versions.map(({ id }) => id).sort()).toEqual(['a', 'a2', 'z', 'z2']);
    expect(draft.prompt).toBe('Other');
    one.unmount();
    other.unmount();
    expect(readDraft('fantasy').draft.versions).toHaveLength(4);
  });

  it('take away only what is their own', () => {
    const page = openPage();
    pass(500);
    writeVersion('fantasy', versionOf('z'));
    page.draft = { ...start, versions: [], shown: undefined };
    pass(500);
    expect(readDraft('fantasy').draft.versions.map(({ id }) => id)).toEqual(['z']);
  });

  it('hear of a story that grows in the other one, and do not write it themselves', () => {
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

  it('write nothing over what they have only just heard of', () => {
    writeVersion('fantasy', versionOf('z', { text: 'Once' }));
    const { kept: found } = readDraft('fantasy');
    renderHook(() => {
      const [draft, setDraft] = useState(found);
      const onVersion = (version: StoryVersion) => setDraft({ ...draft, versions: [version] });
      useDraftKeeper({
        genre: 'fantasy',
        kept: found,
        owner: '',
        current: () => draft,
        onVersion,
        setKeeper: () => {},
      });
    });
    const written = watchWrites();
    const newValue = JSON.stringify(versionOf('z', { text: 'Once upon a time' }));
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: storyKey('z'), newValue }));
      vi.advanceTimersByTime(500);
    });
    expect(written()).not.toContain(storyKey('z'));
  });

  it.each([
    [HEAD, '{"prompt":"Another"}'],
    ['storyloom-story-romance-z', JSON.stringify(versionOf('z'))],
    [storyKey('z'), null],
    [storyKey('z'), '{"id":"z"'],
    [storyKey('z'), '{"id":"z"}'],
    [null, null],
  ])('take no notice of %s becoming %s', (key, newValue) => {
    const page = openPage();
    fireEvent(window, new StorageEvent('storage', { key, newValue }));
    expect(page.onVersion).not.toHaveBeenCalled();
  });
});
