/** Characters that XML 1.0 can't contain: most control characters, lone surrogates, and the two non-characters at the end. */
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** Marks that change the direction of the text after them, beyond the end of the line. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text as one line for XML: NFC, without control characters, with single spaces only between words. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').replace(UNSAYABLE, '').replace(TURNS, '').trim();
}
