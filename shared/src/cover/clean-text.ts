/** What XML 1.0 cannot say: most control characters, halves of surrogate pairs, and the two non-characters at the end. */
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** Marks that turn the direction of what follows: they would reach beyond the line that they stand in. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text as one line that XML can hold: composed, without control characters, white space only between words. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').replace(UNSAYABLE, '').replace(TURNS, '').trim();
}
