import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samplePage, SAMPLES } from './samples.ts';

it('docs/samples holds what the storyteller writes today (npm run packs:samples -w storyteller)', () => {
  const folder = new URL('../../docs/samples/', import.meta.url);
  expect(readdirSync(folder).toSorted()).toEqual(SAMPLES.map(({ file }) => file).toSorted());
  for (const sample of SAMPLES) {
    expect(readFileSync(new URL(sample.file, folder), 'utf8'), sample.file).toBe(samplePage(sample));
  }
});
