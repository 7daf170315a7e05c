import { LANGUAGES, TONES } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
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
