// @vitest-environment jsdom
import { signOut } from '@storyloom/shared/auth';
import { seededRandom } from '@storyloom/shared/domain';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cutUp } from '../../../testing/story-sources.ts';
import { openGeneration, options } from '../../../testing/open-generation.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { readDraft } from './draft.ts';
import { isGoingOn, type OpenVersion, type StoryVersion } from './story-version.ts';

const asNew = { kind: 'new', options } as const;
const run = { runId: 'r-1', guest: true, since: Date.now(), from: 0, lastEventId: 2 };
const open: OpenVersion = { ...versionOf('a', { text: '# The Light\n\nOnce', ending: 'interrupted' }), run };

/** Opens a page with this version, and rejoins its run. */
async function rejoining(version: OpenVersion = open) {
  const generation = openGeneration([version], { keeps: true });
  await act(async () => void generation.page().rejoin(version, 'fantasy'));
  return generation;
}

describe('a run that is rejoined', () => {
  it('A run that is rejoined goes on with the free resumptions that its guest had', async () => {
    const resume = { runId: 'r-1', left: 1 };
    const { page, tell } = await rejoining({ ...open, resume });
    await tell(' upon.', 'stopped');
    expect(page().shown).toMatchObject({ text: '# The Light\n\nOnce upon.', ending: 'stopped', resume });
    expect(page().shown?.run).toBeUndefined();
  });

  it('A story for children that turns out unsuitable after it was rejoined is taken back as far as the run has written it', async () => {
    const whole = await rejoining();
    await whole.act((stream) => stream.send('error', { code: 'unsuitable', message: 'Not for children' }));
    expect(whole.page().versions).toEqual([]);
    localStorage.clear();
    const part = await rejoining({ ...open, run: { ...run, from: 11 } });
    await part.act((stream) => stream.send('error', { code: 'unsuitable', message: 'Not for children' }));
    expect(part.page().shown).toMatchObject({ text: '# The Light', ending: 'stopped' });
    expect(part.page().store.text).toBe('# The Light');
  });

  it('A run that is gone leaves the story as it was found, to be continued', async () => {
    const generation = openGeneration([open]);
    await act(async () => void (await generation.page().rejoin(open, 'fantasy')));
    await waitFor(() => expect(generation.page().run.phase).toBe('idle'));
    expect(generation.page().shown).toMatchObject({ text: open.text, ending: 'interrupted', run: undefined });
    expect(generation.page().task).toBeUndefined();
    expect(generation.onEnd).not.toHaveBeenCalled();
    expect(generation.onFailure).not.toHaveBeenCalled();
  });

  it('Continuing a story whose run is lost stops that run first', async () => {
    const lost = { ...open, ending: 'lost' as const, run: { ...run, isLost: true } };
    const generation = openGeneration([lost]);
    await generation.write({ kind: 'more', options, of: lost });
    const names = generation.requests.map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['stop-story', 'generate-story']);
    expect(generation.to('/stop-story')[0]?.body).toEqual({ runId: 'r-1' });
  });

  it('Removing a version stops its run, and works when it is unknown who could stop it', async () => {
    const generation = openGeneration([open, { ...open, id: 'b' }, versionOf('c')]);
    await act(async () => generation.page().remove('c'));
    expect(generation.getCaller).not.toHaveBeenCalled();
    await act(async () => generation.page().remove('a'));
    await waitFor(() => expect(generation.to('/stop-story')[0]?.body).toEqual({ runId: 'r-1' }));
    generation.getCaller.mockRejectedValue(new TypeError('Failed to fetch'));
    await act(async () => generation.page().remove('b'));
    expect(generation.page().versions).toEqual([]);
    expect(generation.to('/stop-story')).toHaveLength(1);
  });

  it('Signing out stops the run, also after its page was left', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.begin('Once');
    const [request] = generation.asked();
    generation.unmount();
    await signOut().catch(() => undefined);
    const stopped = generation.to('/stop-story').map(({ body }) => body['runId']);
    expect(stopped).toContain(request?.['runId']);
  });

  it('A run is rejoined only for the story on the page', async () => {
    const generation = openGeneration([open, versionOf('b')], { keeps: true });
    await act(async () => void generation.page().rejoin(open, 'fantasy'));
    expect(generation.to('/rejoin-story')).toEqual([]);
  });
});

it('Wherever the page is killed, its story is whole in the end', async () => {
  const story = '# The Light\n\nOnce upon a time there was a lamp. 你好🌍\n\nAnd then it went out, and nobody lit it.';
  for (let seed = 1; seed <= 12; seed += 1) {
    localStorage.clear();
    const random = seededRandom(seed);
    const pieces = cutUp(story, seed);
    /** Sends what comes after an event, as the service does, and stores the page as it is at random moments. */
    let generation = openGeneration([], { keeps: true });
    await generation.write(asNew);
    let sent = 0;
    const send = (from: number, to: number) =>
      act(async () => {
        const stream = generation.streams.at(-1);
        if (from === 0) stream?.start();
        for (const piece of pieces.slice(from, to)) stream?.write(piece);
      });
    for (let life = 0; life < 4 && sent < pieces.length - 1; life += 1) {
      const until = Math.min(pieces.length - 1, sent + 1 + Math.floor(random() * 6));
      await send(sent, until);
      generation.keep();
      // What arrives now is not stored any more.
      await send(until, Math.min(pieces.length - 1, until + Math.floor(random() * 3)));
      const device = { ...localStorage };
      generation.unmount();
      for (const [key, text] of Object.entries(device)) localStorage.setItem(key, text);
      const [found] = readDraft('fantasy').draft.versions as readonly StoryVersion[];
      expect(isGoingOn(found), `seed ${seed}`).toBe(true);
      if (!isGoingOn(found)) return;
      generation = openGeneration([], { keeps: true });
      await act(async () => void generation.page().rejoin(found, 'fantasy'));
      sent = Number(generation.to('/rejoin-story')[0]?.headers.get('last-event-id')) - 1;
      expect(generation.page().store.text, `seed ${seed}`).toBe(pieces.slice(0, sent).join(''));
    }
    await send(sent, pieces.length);
    await act(async () => generation.streams.at(-1)?.end());
    await waitFor(() => expect(generation.page().shown).toMatchObject({ text: story, ending: 'complete' }));
    generation.unmount();
  }
});

describe('the rendering of a run', () => {
  it('A page that is left when a story has ended, but its end is not rendered, stores how it ended', async () => {
    const generation = openGeneration();
    const left: unknown[] = [];
    generation.onEnd.mockImplementation(() => {
      expect(generation.page().run.phase).toBe('streaming');
      left.push(...generation.page().snapshot());
    });
    await generation.write(asNew);
    await generation.tell('Once upon a time.', 'complete', 4);
    expect(left).toMatchObject([{ text: 'Once upon a time.', ending: 'complete', words: 4 }]);
  });
});
