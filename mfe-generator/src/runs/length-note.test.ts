import { expect, it } from 'vitest';
import { lengthNote } from './length-note.ts';

it.each([
  [899, 'It came out shorter than the 1,000 words you asked for.'],
  [900, undefined],
  [1200, undefined],
  [1201, 'It came out longer than the 1,000 words you asked for.'],
])('Of a text of 1,000 words that has %i, the note says: %s', (words, note) => {
  expect(lengthNote(words, 1000)).toBe(note);
});
