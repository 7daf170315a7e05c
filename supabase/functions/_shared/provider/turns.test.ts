import { describe, expect, it } from 'vitest';
import { createTurns, type Turns } from './turns.ts';

/** A run that wants a turn, and what it heard of its place. */
function wants(turns: Turns, short = false) {
  const leaving = new AbortController();
  const places: number[] = [];
  let release: (() => void) | undefined;
  const turn = turns
    .take({ short, signal: leaving.signal, onPlace: (ahead) => places.push(ahead) })
    .then((end) => (release = end));
  turn.catch(() => undefined);
  return { places, turn, leave: () => leaving.abort(), has: () => release !== undefined, end: () => release?.() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('turns at a provider', () => {
  it('go to runs in their order, which hear how many come first', async () => {
    const turns = createTurns(1);
    const [first, second, third] = [wants(turns), wants(turns), wants(turns)];
    await settled();
    expect([first, second, third].map((run) => [run.has(), run.places])).toEqual([
      [true, []],
      [false, [1]],
      [false, [2]],
    ]);
    first.end();
    first.end();
    await settled();
    expect([second.has(), third.has(), third.places]).toEqual([true, false, [2, 1]]);
  });

  it('go to short calls before stories', async () => {
    const turns = createTurns(1);
    const running = wants(turns);
    const story = wants(turns);
    const [short, another] = [wants(turns, true), wants(turns, true)];
    await settled();
    expect(story.places).toEqual([1]);
    running.end();
    await settled();
    expect([short.has(), another.has(), story.has()]).toEqual([true, false, false]);
  });

  it('go to a story after two short calls', async () => {
    const turns = createTurns(1);
    const shorts = Array.from({ length: 4 }, () => wants(turns, true));
    const story = wants(turns);
    for (const short of shorts.slice(0, 2)) {
      await settled();
      expect([short.has(), story.has()]).toEqual([true, false]);
      short.end();
    }
    await settled();
    expect([story.has(), shorts[2]?.has()]).toEqual([true, false]);
  });

  it('are free again when a waiting run leaves', async () => {
    const turns = createTurns(1);
    const [running, leaving, last] = [wants(turns), wants(turns), wants(turns)];
    await settled();
    leaving.leave();
    await expect(leaving.turn).rejects.toThrow();
    expect(last.places).toEqual([2, 1]);
    running.end();
    await settled();
    expect(last.has()).toBe(true);
  });

  it('become more when the provider turns out to write several texts at once', async () => {
    const turns = createTurns(1);
    const runs = [wants(turns), wants(turns), wants(turns)];
    turns.setParallel(2);
    await settled();
    expect(runs.map((run) => run.has())).toEqual([true, true, false]);
    expect(runs[2]?.places).toEqual([2, 1]);
  });
});
