import { expect, it } from 'vitest';
import type { Habit } from '../_shared/testing/models/habit.ts';
import { HABITS } from '../_shared/testing/models/habits.ts';
import { serviceFor } from '../_shared/testing/models/hear.ts';
import { modelsServer } from '../_shared/testing/models/models-server.ts';
import { PACES } from '../_shared/testing/models/paces.ts';
import { problemsOf } from '../_shared/testing/models/problems.ts';
import { listen } from '../_shared/testing/targets/web-server.ts';

const isSoak = process.env['SOAK'] === '1';
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
