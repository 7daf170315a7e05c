// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGeneration } from '../../../testing/open-generation.ts';
import { versionOf } from '../../../testing/version-of.ts';
import type { StoryVersion } from './story-version.ts';
import { useRejoin } from './use-rejoin.ts';

const run = { runId: 'r-1', guest: true, since: Date.now(), from: 0, lastEventId: 2, isLost: true };
const part = versionOf('a', { text: 'Once', ending: 'lost' });

/** A page with this story, which rejoins runs. */
const open = (version: StoryVersion) =>
  openGeneration([version], { keeps: true }, (generation) => {
    useRejoin({ ready: true, genre: 'fantasy', generation });
  });

/** A page on which the connection of a story is lost, and could not be restored. */
function openLost() {
  const generation = open(part);
  act(() => generation.page().update('a', { run }));
  return generation;
}

const goOnline = () => act(async () => void dispatchEvent(new Event('online')));

describe('a story whose run is lost', () => {
  it('An interrupted story is gone on with as soon as the browser has a connection again, and not before', async () => {
    const { to, tell, page } = openLost();
    expect(to('/rejoin-story')).toEqual([]);
    await goOnline();
    await waitFor(() => expect(to('/rejoin-story')).toHaveLength(1));
    await tell(' upon a time.');
    await waitFor(() => expect(page().shown).toMatchObject({ text: 'Once upon a time.', ending: 'complete' }));
  });

  it('A story that is complete is as it was when the browser has a connection again', async () => {
    const complete = versionOf('a');
    const { to, page } = open(complete);
    await goOnline();
    expect(to('/rejoin-story')).toEqual([]);
    expect(page().shown).toEqual(complete);
  });

  it('A page that was left does not rejoin an interrupted story', async () => {
    const { to, unmount } = openLost();
    unmount();
    await goOnline();
    expect(to('/rejoin-story')).toEqual([]);
  });
});
