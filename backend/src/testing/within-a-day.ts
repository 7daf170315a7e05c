import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll } from 'vitest';

const DAY_MS = 86_400_000;

/** What a test file takes at most, from the first row that is counted for a day to the last. */
const FILE_MS = 180_000;

/** Quotas and views are counted for each day, UTC: a file that would run past midnight begins after it. */
beforeAll(async () => {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < FILE_MS) await wait(left);
}, FILE_MS + 60_000);
