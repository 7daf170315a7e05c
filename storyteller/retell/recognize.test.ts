import { LANGUAGES } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { PACKS } from '../packs/packs.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { isReadInLinearTime } from '../testing/growth.ts';
import { passagesOf } from './pack-passages.ts';
import { createPatterns } from './pattern-index.ts';
import { plainOf } from './plain.ts';
import { patternsOf } from './pattern.ts';
import { recognize } from './recognize.ts';

it.each(LANGUAGES)('a text of short sentences in %s is recognized in linear time', (language) => {
  const setting = { genre: 'fantasy', language, perspective: 'third' } as const;
  const pieces = ['a.', '我。', 'a\n'];
  expect(pieces.filter((piece) => !isReadInLinearTime(piece, (text) => recognize(text, setting), 16_000))).toEqual([]);
});

it.each(LANGUAGES)('white space of some characters in %s is one space to patterns', (language) => {
  expect(plainOf('«  \u00a0 x \t y', language)).toEqual({ text: '« x y', ends: [1, 5, 6, 9, 10] });
});

it('few patterns are tried at a place whose words come much later', () => {
  const [pack, grammar] = [PACKS.english.fantasy, GRAMMARS.english];
  const options = { language: 'english', grammar, perspective: 'third', companions: [] } as const;
  const patterns = passagesOf(pack, grammar).flatMap((passage) => patternsOf(passage, options));
  const beginning = 'The. '.repeat(1_000);
  const candidatesAt = createPatterns(patterns).openParagraph(
    beginning + patterns.map(({ contains }) => contains).join(' '),
  );
  expect(candidatesAt(0).length).toBeLessThan(20);
  // Where the words are near, there are hundreds.
  expect(candidatesAt(beginning.length - '. '.length - 'The'.length).length).toBeGreaterThan(40);
});
