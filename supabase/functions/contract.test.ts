import { afterAll, describe, expect, it } from 'vitest';
import { CONTRACT } from './_shared/testing/contract.ts';
import { playFixture, startsOf } from './_shared/testing/play-fixture.ts';
import { onNode } from './_shared/testing/targets/on-node.ts';

const starts = startsOf(onNode);
afterAll(() => starts.stop());

describe('the functions on Node', () => {
  it.each(CONTRACT)('$title', async (fixture) => {
    const outcome = await playFixture(await starts.of(fixture), fixture);
    expect(outcome).toMatchObject(fixture.expected);
    expect(outcome.secretsShown).toEqual([]);
  });
});
