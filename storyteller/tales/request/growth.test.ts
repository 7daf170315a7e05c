import type { Language } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
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
  ['spanish', ['itititit', 'quiere a la de ', 'maria jose ']],
  ['french', ['l’', 'a à de la ', 'il s’appelle ']],
  ['chinese', ['朵朵和弟弟怕黑想学游泳', '明明', '龘靐', '和', '五岁', '小', 'Mila和']],
];

/** Processor time of the shortest of some runs, in milliseconds: on a busy machine a long run waits more often than a short one. */
function timeOf(piece: string, length: number, language: Language): number {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const runs = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    readRequest(text, language);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...runs);
}

it('needs time in proportion to the length, whatever the text', () => {
  for (const [language, pieces] of HOSTILE) {
    for (const piece of pieces) {
      const isLinear = (): boolean => timeOf(piece, 4_000, language) / (timeOf(piece, 1_000, language) + 0.2) < 9;
      expect(Array.from({ length: 4 }).some(isLinear), piece).toBe(true);
    }
  }
});
