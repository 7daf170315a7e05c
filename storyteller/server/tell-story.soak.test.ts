import { LANGUAGES, TONES } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { lintPack } from '../lint/lint-pack.ts';
import { PACKS } from '../packs/packs.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { KINDS, sweep } from '../testing/orders.ts';

const whole = Boolean(process.env['SOAK']);
const LENGTHS = [500, 1500, 5000];

it.each(LANGUAGES)(
  'stories in %s keep to their order: length, language, person, words of the prompt, no sentence twice, the same again',
  (language) => {
    const kinds = KINDS.filter((kind) => kind.language === language);
    for (const [at, kind] of kinds.entries()) {
      // In the short version lengths and tones take turns.
      const lengths = whole ? LENGTHS : [LENGTHS[at % 3] ?? 500];
      const tones = whole ? TONES : TONES.slice(at, at + 1);
      expect(sweep(kind, lengths, whole ? [1, 2, 3, 4] : [1], tones)).toEqual([]);
    }
  },
);

it('The packs have no fault', () => {
  for (const { language, genre } of KINDS.filter((_, at) => whole || at % 6 === 0)) {
    expect(lintPack(PACKS[language][genre], GRAMMARS[language], language), `${language} ${genre}`).toEqual([]);
  }
});
