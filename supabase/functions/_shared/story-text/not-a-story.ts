import { ServiceFailure } from '../http/failure.ts';

/** The failure for what no honest model sends. */
export const notAStory = (cause: string): ServiceFailure =>
  new ServiceFailure('provider_error', 'The model sent something that is not a story', { cause });

/** Most characters in a row without a letter, a digit or a picture. Models that repeat themselves send line ends without end. */
const SIGNS_MAX = 4000;
const OF_WORDS = /[\p{L}\p{N}\p{Extended_Pictographic}\uD800-\uDFFF]/u;

/** Passes on the pieces of a text. @throws ServiceFailure for one that goes on in blanks and signs only */
export function refuseEndlessSigns(): (piece: string) => string {
  let signs = 0;
  return (piece) => {
    let at = piece.length;
    while (at > 0 && !OF_WORDS.test(piece.charAt(at - 1))) at -= 1;
    signs = at > 0 ? piece.length - at : signs + piece.length;
    if (signs > SIGNS_MAX) throw notAStory('endless signs');
    return piece;
  };
}
