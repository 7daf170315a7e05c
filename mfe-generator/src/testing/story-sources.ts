import { seededRandom } from '@storyloom/shared/domain';

const WORDS = ['a', 'night', 'The sea', '.', '—', '“', '”', '7', 'é', '夜晚', '船长', '🌊', '👩‍🚀'];
const BLANKS = [' ', '  ', '\t', '\u00a0', '\uFEFF', '\u2060'];
const MARKS = ['*', '**', '***', '_', '__', '#', '##', '###', '####', '# ', '## '];
const MARKED = ['*a*', '**b**', '_c_', '__d__', '***e***', 'x*y*z', '**夜**晚'];
const LINE_ENDS = ['\n', '\n', '\n\n', '\r\n', '\r\n\r\n', '\r', '\n \n', '\n\n\n\n', '\n##\n'];

/** What a line of a story can be made of. */
export const LINE_PIECES: readonly string[] = [...WORDS, ...BLANKS, ...MARKS, ...MARKED];

/** Texts made of some of the pieces, the same for the same seed. */
export function mixedTexts(seed: number, count: number, pieces: readonly string[]): readonly string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, () =>
    Array.from({ length: below(24) }, () => pieces[below(pieces.length)]).join(''),
  );
}

/** Texts of every shape that a story's source can have. */
export const storySources = (seed: number, count: number) => mixedTexts(seed, count, [...LINE_PIECES, ...LINE_ENDS]);

/** Cuts a text into pieces of 1 to 24 characters. */
export function cutUp(text: string, seed: number): readonly string[] {
  const random = seededRandom(seed);
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const size = 1 + Math.floor(random() * random() * 24);
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}
