import { readFileSync } from 'node:fs';
import { countWords, GENRES, LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { lintPack } from '../lint/lint-pack.ts';
import { PACKS } from './packs.ts';
import { GRAMMARS } from './read-prompt.ts';

const all = LANGUAGES.flatMap((language) => GENRES.map((genre) => ({ language, genre, pack: PACKS[language][genre] })));

describe('the packs', () => {
  it.each(all)('have no fault: $language $genre', ({ language, pack }) => {
    expect(lintPack(pack, GRAMMARS[language], language)).toEqual([]);
  });

  it.each(all)('have prompts of 30 to 50 words: $language $genre', ({ language, pack }) => {
    expect(pack.prompts.length).toBeGreaterThanOrEqual(10);
    const wrong = pack.prompts.filter((prompt) => {
      const words = countWords(prompt, language);
      return words < 30 || words > 50;
    });
    expect(wrong).toEqual([]);
  });

  it('are written apart: no line of one language or genre stands in another', () => {
    const lines = all.flatMap(({ pack }) => JSON.stringify(pack).match(/[^\\"]{60,}/g) ?? []);
    expect(lines.length).toBeGreaterThan(10_000);
    const seen = new Set<string>();
    expect(lines.filter((line) => seen.size === seen.add(line).size)).toEqual([]);
  });

  it('can be extended by reading their guide, whose example is sound', () => {
    const guide = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const example = /^ {4}`([^`]+)`$/m.exec(guide)?.[1] ?? '';
    expect(example).toContain('Drowned Market');
    const [fantasy] = [PACKS.english.fantasy];
    const pack = { ...fantasy, between: { ...fantasy.between, road: [...fantasy.between.road, example] } };
    expect(lintPack(pack, GRAMMARS.english, 'english')).toEqual([]);
  });
});
