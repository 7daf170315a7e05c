import { readdirSync, readFileSync } from 'node:fs';
import { GENRES, LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { samplePage, SAMPLES } from './samples.ts';

const folder = new URL('../../docs/samples/', import.meta.url);

describe('docs/samples', () => {
  it.each(SAMPLES)(
    'docs/samples/$file holds what the storyteller writes today (npm run packs:samples -w storyteller)',
    (sample) => {
      expect(readFileSync(new URL(sample.file, folder), 'utf8')).toBe(samplePage(sample));
    },
  );

  it('docs/samples holds six stories, which cover every language and genre', () => {
    expect(readdirSync(folder).toSorted()).toEqual(SAMPLES.map(({ file }) => file).toSorted());
    expect(SAMPLES).toHaveLength(6);
    expect(new Set(SAMPLES.map(({ language }) => language)).size).toBe(LANGUAGES.length);
    expect(new Set(SAMPLES.map(({ genre }) => genre)).size).toBe(GENRES.length);
  });
});
