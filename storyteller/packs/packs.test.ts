import { readFileSync } from 'node:fs';
import { countWords, GENRES, LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { lintPack } from '../lint/lint-pack.ts';
import { PACKS } from './packs.ts';
import { GRAMMARS } from './read-prompt.ts';

const all = LANGUAGES.flatMap((language) => GENRES.map((genre) => ({ language, genre, pack: PACKS[language][genre] })));

describe('the packs', () => {
  it.each(all)('The $language $genre pack has no fault', ({ language, pack }) => {
    expect(lintPack(pack, GRAMMARS[language], language)).toEqual([]);
  });

  it.each(all)('The $language $genre pack has at least ten prompts, each of 30 to 50 words', ({ language, pack }) => {
    expect(pack.prompts.length).toBeGreaterThanOrEqual(10);
    const wrong = pack.prompts.filter((prompt) => {
      const words = countWords(prompt, language);
      return words < 30 || words > 50;
    });
    expect(wrong).toEqual([]);
  });

  it('No long line of the packs occurs twice', () => {
    const lines = all.flatMap(({ pack }) => JSON.stringify(pack).match(/[^\\"]{60,}/g) ?? []);
    expect(lines.length).toBeGreaterThan(10_000);
    const seen = new Set<string>();
    expect(lines.filter((line) => seen.size === seen.add(line).size)).toEqual([]);
  });

  it('The example in the guide to the packs has no fault', () => {
    const guide = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const example = /^ {4}`([^`]+)`$/m.exec(guide)?.[1] ?? '';
    expect(example).toContain('Drowned Market');
    const [fantasy] = [PACKS.english.fantasy];
    const pack = { ...fantasy, between: { ...fantasy.between, road: [...fantasy.between.road, example] } };
    expect(lintPack(pack, GRAMMARS.english, 'english')).toEqual([]);
  });
});
