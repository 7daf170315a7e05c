import { afterAll, describe, expect, it } from 'vitest';
import { FIXTURES } from '../_shared/testing/fixtures/all.ts';
import { playFixture, startsOf } from '../_shared/testing/fixtures/run-fixture.ts';
import { onNode } from '../_shared/testing/targets/on-node.ts';

const starts = startsOf(onNode);
afterAll(() => starts.stop());

it('Each of the 28 points of the checklist has a fixture', () => {
  const points = new Set(FIXTURES.map(({ title }) => Number(/^\((\d+)\)/.exec(title)?.[1])));
  expect([...points].filter((point) => !Number.isNaN(point)).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 28 }, (_, at) => at + 1),
  );
  expect(new Set(FIXTURES.map(({ title }) => title)).size).toBe(FIXTURES.length);
});

describe('the functions on Node', () => {
  it.each(FIXTURES.map((fixture) => [fixture.title, fixture] as const))('%s', async (_, fixture) => {
    const outcome = await playFixture(await starts.of(fixture), fixture);
    expect(outcome).toMatchObject(fixture.expected);
    expect(outcome.secretsShown).toEqual([]);
  });
});
