import { describe, expect, it } from 'vitest';
import { areEmptyNotes, readNotes } from './read-notes.ts';
import { EMPTY_NOTES, type StoryNotes } from './story-notes.ts';

const NOTES: StoryNotes = {
  characters: [{ name: 'Mara', role: 'keeper', appearance: 'tall', voice: 'dry' }],
  places: [{ name: 'Eastmoor', description: 'a harbor' }],
  rules: 'No magic after dusk.',
  outline: [{ title: 'The Lamp', summary: 'It goes out.' }],
};

describe('the notes of a story in a value that may be anything', () => {
  it('Notes are read as they are', () => {
    expect(readNotes(structuredClone(NOTES))).toEqual(NOTES);
  });

  it.each([
    [null],
    [undefined],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ characters: 'Mara', places: {}, rules: [], outline: 1 }],
  ])('The value %j has no notes', (value) => {
    expect(readNotes(value)).toEqual(EMPTY_NOTES);
  });

  it('People and places without a name and empty chapters are left out, and missing fields are empty', () => {
    const value = {
      characters: [{ name: ' Mara ' }, { role: 'nobody' }, { name: ' \n' }, 'Ben', null],
      places: [{ description: 'nowhere' }, { name: 'Eastmoor', description: 7 }],
      outline: [{ title: ' ' }, { summary: 'It goes out.' }, { title: 'Dawn', other: true }],
    };
    expect(readNotes(value)).toEqual({
      characters: [{ name: 'Mara', role: '', appearance: '', voice: '' }],
      places: [{ name: 'Eastmoor', description: '' }],
      rules: '',
      outline: [
        { title: '', summary: 'It goes out.' },
        { title: 'Dawn', summary: '' },
      ],
    });
  });

  it('Notes of blanks only are empty, and notes with one entry are not', () => {
    expect(areEmptyNotes({ ...EMPTY_NOTES, rules: ' \n', outline: [{ title: ' ', summary: '' }] })).toBe(true);
    expect(areEmptyNotes({ ...EMPTY_NOTES, rules: 'No magic.' })).toBe(false);
    expect(areEmptyNotes({ ...EMPTY_NOTES, places: NOTES.places })).toBe(false);
  });
});
