import { afterAll, describe, expect, it } from 'vitest';
import { FIXTURES } from '../_shared/testing/fixtures/all.ts';
import { playFixture, startsOf } from '../_shared/testing/fixtures/run-fixture.ts';
import { onDeno } from '../_shared/testing/targets/on-deno.ts';

const starts = startsOf(onDeno());
afterAll(() => starts.stop());

describe('the bundled functions on Deno', () => {
  it.each(FIXTURES.map((fixture) => [fixture.title, fixture] as const))('%s', async (_, fixture) => {
    const outcome = await playFixture(await starts.of(fixture), fixture);
    expect(outcome).toMatchObject(fixture.expected);
    expect(outcome.secretsShown).toEqual([]);
  });
});
