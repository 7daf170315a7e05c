// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAD, openPage, pass, start, storyKey, watchWrites } from '../../../testing/draft-keeper-page.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { readDraft, writeVersion } from './draft.ts';
import type { StoryVersion } from './story-version.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('two tabs of one generator', () => {
  it('Two tabs of one generator keep their stories side by side', () => {
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

  it('A tab removes only its own stories from the device', () => {
    const page = openPage();
    pass(500);
    writeVersion('fantasy', versionOf('z'));
    page.draft = { ...start, versions: [], shown: undefined };
    pass(500);
    expect(readDraft('fantasy').draft.versions.map(({ id }) => id)).toEqual(['z']);
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

  it('A tab does not overwrite a version that it has just received', () => {
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
        phase: 'idle',
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
  ])('A tab ignores %s becoming %s', (key, newValue) => {
    const page = openPage();
    fireEvent(window, new StorageEvent('storage', { key, newValue }));
    expect(page.onVersion).not.toHaveBeenCalled();
  });
});
