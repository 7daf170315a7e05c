import type { Language } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { isReadInLinearTime } from '../../testing/growth.ts';
import { readRequest } from './read-request.ts';

/** Texts of nothing else are hard to read in linear time. */
const HOSTILE: readonly (readonly [Language, readonly string[]])[] = [
  [
    'english',
    [
      'Anna, Bella and Cleo (5), ',
      '"“‘',
      '5 12 7, ',
      'lost      ',
      'a',
      'é\u0323',
      'lost her promised him to ',
      'her dog called ',
      'Mia is afraid, he not, ',
    ],
  ],
  ['spanish', ['itititit', 'quiere a la de ', 'maria jose ', 'の']],
  ['french', ['l’', 'a à de la ', 'il s’appelle ', 'の']],
  ['chinese', ['朵朵和弟弟怕黑想学游泳', '明明', '龘靐', '和', '五岁', '小', 'Mila和']],
];

it('needs time in proportion to the length, whatever the text', () => {
  for (const [language, pieces] of HOSTILE) {
    for (const piece of pieces) {
      expect(
        isReadInLinearTime(piece, (text) => readRequest(text, language), 4_000),
        piece,
      ).toBe(true);
    }
  }
});
