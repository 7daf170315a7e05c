import { describe, expect, it } from 'vitest';
import { HABITS } from '../_shared/testing/models/habits.ts';
import { serviceFor } from '../_shared/testing/models/hear.ts';
import { PACES } from '../_shared/testing/models/paces.ts';
import { createPlayer, playedFetch } from '../_shared/testing/models/player.ts';
import { GOOD_STEPS } from '../_shared/testing/models/replies.ts';
import { habitNamed } from '../_shared/testing/models/serve.ts';
import { AS_USER, storyRequest } from '../_shared/testing/service-under-test.ts';
import { inVirtualTime } from '../_shared/testing/models/virtual-time.ts';

describe('the lab', () => {
  it('cuts an answer without changing it, at every pace', () => {
    const steps = [...GOOD_STEPS.slice(0, 3), 500, ...GOOD_STEPS.slice(3)];
    const join = (cut: readonly (number | Uint8Array)[]): string =>
      Buffer.concat(cut.filter((step) => typeof step !== 'number'))
        .toString()
        .replaceAll('\r\n', '\n');
    const cuts = PACES.map((pace) => pace.cut(steps) ?? []);
    expect(cuts.map(join)).toEqual(PACES.map(() => GOOD_STEPS.join('')));
    expect(new Set(cuts.map((cut) => cut.length)).size).toBe(PACES.length);
  });

  it('names each habit once, in at most 14 words, with its source', () => {
    const names = HABITS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at || name.split(' ').length > 14)).toEqual([]);
    expect(HABITS.filter(({ source }) => !/^(?:https:|findings\/)/.test(source))).toEqual([]);
  });

  it('finds a habit by its name, or a part of it', () => {
    for (const habit of HABITS) expect(habitNamed(habit.name)).toBe(habit);
    expect(habitNamed('GPT-OSS')?.name).toBe('leaks the channels of gpt-oss');
    expect([habitNamed(''), habitNamed('no such habit')]).toEqual([undefined, undefined]);
  });
});

const LEARNED = ['wants `max_completion_tokens`', 'refuses the system role (vLLM with Gemma 2)'];

describe('a refusal that teaches', () => {
  it.each(LEARNED)('is not met again by a random prompt: %s', async (name) => {
    const habit = habitNamed(name)!;
    const player = createPlayer(habit, PACES[0]!);
    const service = serviceFor(habit, playedFetch(player));
    const status = await inVirtualTime(async () => {
      await service.story();
      const request = storyRequest({ headers: AS_USER, body: { genre: 'fantasy' } });
      return (await service.handlers['random-prompt'](request)).status;
    }, service.isBusy);
    expect([status, player.asked.length]).toEqual([200, 3]);
  });
});
