import { seededRandom } from '@storyloom/shared/domain';

const PIECES = [
  ...[
    'a',
    'night',
    'The sea',
    ' ',
    '  ',
    '\t',
    '.',
    '—',
    '“',
    '”',
    '7',
    'é',
    '夜晚',
    '船长',
    '🌊',
    '👩‍🚀',
    '\uFEFF',
    '\u2060',
    '\u00a0',
  ],
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '#',
    '##',
    '###',
    '####',
    '# ',
    '## ',
    '*a*',
    '**b**',
    '_c_',
    '__d__',
    '***e***',
    'x*y*z',
  ],
  ...['\n', '\n', '\n\n', '\r\n', '\r\n\r\n', '\r', '\n \n', '\n\n\n\n', '\n##\n'],
] as const;

/** Texts of every shape that a story's source can have, the same for the same seed. */
export function storySources(seed: number, count: number): readonly string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, () =>
    Array.from({ length: below(24) }, () => PIECES[below(PIECES.length)]).join(''),
  );
}
