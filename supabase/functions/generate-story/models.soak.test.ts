import { describe, expect, it } from 'vitest';
import { type Habit, KINDS } from '../_shared/testing/models/habit.ts';
import { HABITS } from '../_shared/testing/models/habits.ts';
import { serviceFor } from '../_shared/testing/models/hear.ts';
import { modelsServer } from '../_shared/testing/models/models-server.ts';
import { type Pace, PACES } from '../_shared/testing/models/paces.ts';
import { createPlayer, playedFetch } from '../_shared/testing/models/player.ts';
import { problemsOf } from '../_shared/testing/models/problems.ts';
import { inVirtualTime } from '../_shared/testing/models/virtual-time.ts';
import { listen } from '../_shared/testing/targets/web-server.ts';

const isSoak = process.env['SOAK'] === '1';

/** What a page gets from a provider with this habit at a pace, where it differs from what it must get. */
async function problemsAt(habit: Habit, pace: Pace): Promise<string[]> {
  const { expects } = habit;
  const player = createPlayer(habit, pace);
  const service = serviceFor(habit, playedFetch(player));
  const found = await inVirtualTime(async () => {
    const first = problemsOf({ heard: await service.story(), asked: player.asked }, expects);
    if (expects.again === undefined || first.length > 0) return first;
    const before = player.asked.length;
    const again = { heard: await service.story(), asked: player.asked.slice(before) };
    const { asked, waiting: _, waitingAgain, ...rest } = expects;
    const second = problemsOf(again, {
      ...rest,
      requests: expects.again,
      ...(asked && { asked: asked.slice(-expects.again) }),
      ...(waitingAgain && { waiting: waitingAgain }),
      seconds: [0, expects.seconds[1]],
    });
    return second.map((problem) => `second story: ${problem}`);
  }, service.isBusy);
  return player.isTooLong ? [] : found;
}

/** Paces for answers of any length. */
const ANY_LENGTH = PACES.filter(({ name }) => name !== 'byte by byte');

/** A soak tries every pace, `npm test` one for each habit: cuts are tested where answers are decoded. */
const pacesOf = (habit: Habit): readonly Pace[] =>
  isSoak ? PACES : [ANY_LENGTH[HABITS.indexOf(habit) % ANY_LENGTH.length]!];

describe.each(KINDS.map((kind) => [kind] as const))('a provider with %s', (kind) => {
  it.each(HABITS.filter((habit) => habit.kind === kind))('$name', async (habit) => {
    const problems: string[] = [];
    for (const pace of pacesOf(habit)) {
      problems.push(...(await problemsAt(habit, pace)).map((problem) => `${pace.name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
});

/** Seconds by which a busy machine can be late. */
const SLACK = 10;
const EVENTS = PACES.find(({ name }) => name === 'event by event')!;
/** Seconds that a habit may take to be played: `npm test` has the quick ones, a soak also those of a model that loads for a minute. */
const LONGEST = isSoak ? 100 : 5;
const PLAYED = HABITS.filter(({ expects }) => expects.seconds[1] <= LONGEST);

/** What a page gets from this habit on a real socket, where it differs. */
async function problemsWith(habit: Habit): Promise<readonly string[]> {
  const { server, player } = modelsServer(habit, EVENTS);
  const { url, close } = await listen(server);
  const service = serviceFor(habit, (asked, init) => {
    const { pathname } = new URL(asked);
    return fetch(`${url}${pathname}`, init as RequestInit);
  });
  try {
    const heard = await service.story();
    return problemsOf({ heard, asked: player.asked }, habit.expects, SLACK).map((each) => `${habit.name}: ${each}`);
  } finally {
    await close();
  }
}

it('gives a page the same from every habit on a real socket', async () => {
  const problems = await Promise.all(PLAYED.map(problemsWith));
  expect(problems.flat()).toEqual([]);
});
