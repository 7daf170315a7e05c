import { expect, it } from 'vitest';
import { hasWorkedLong, isWorkWaiting } from '../other-work.ts';
import { smallJson } from './small-json.ts';

it('reads no JSON with far more values than a small answer has', async () => {
  expect(await smallJson(new Response('{"results":[{"flagged":true}]}'), 65_536)).toEqual({
    results: [{ flagged: true }],
  });
  expect(await smallJson(new Response(`[${'{},'.repeat(5000)}{}]`), 65_536)).toBeUndefined();
  expect(await smallJson(new Response('<html>'), 65_536)).toBeUndefined();
});

it('parses an answer in another round when this one has worked long', async () => {
  const answer = smallJson(new Response(null), 65_536);
  while (!hasWorkedLong());
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(isWorkWaiting()).toBe(true);
  await answer;
});
