import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import type { StoryRun } from '@storyloom/shared/stream';
import { act, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import { type Draft, readDraft } from '../features/generation/model/draft.ts';
import { useDraftKeeper } from '../features/generation/model/use-draft-keeper.ts';
import { versionOf } from './version-of.ts';

export const HEAD = 'storyloom-draft-fantasy';
export const storyKey = (id: string) => `storyloom-story-fantasy-${id}`;
export const settings = GENRE_DEFAULTS.fantasy;
export const start: Draft = { prompt: '', settings, versions: [versionOf('a'), versionOf('b')], shown: 'b' };

/** A page that opens with the stored draft, and then stores its own `draft`. */
export function openPage(first = start, { isKnown = true } = {}) {
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
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** Returns a function that lists the keys written from now on. */
export function watchWrites() {
  const spy = vi.spyOn(Storage.prototype, 'setItem');
  return () => spy.mock.calls.map(([key]) => key);
}
