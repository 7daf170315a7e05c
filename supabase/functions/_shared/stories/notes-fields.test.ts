import { NOTES_LIMITS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { notesNear } from './notes-text.ts';
import { parseStoryRequest } from './story-request.ts';

const parse = (fields: object) => parseStoryRequest(JSON.stringify({ prompt: 'A keeper', ...fields }));
const person = { name: 'Mara', role: '', appearance: '', voice: '' };
const notes = (changes: object) => ({ notes: { characters: [], places: [], rules: '', outline: [], ...changes } });
const many = <T>(count: number, entry: T): readonly T[] => Array.from({ length: count }, () => entry);

describe('the fields of a story request about people, notes, names and a next chapter', () => {
  it('are refused with a sentence', () => {
    for (const [fields, message] of [
      [{ who: 7 }, 'The text about who is in the story must be text.'],
      [
        { who: 'x'.repeat(1001) },
        'who is in the story is 1,001 characters long, 1 over the limit of 1,000. Shorten it',
      ],
      [{ next: 'The lamp goes out.' }, 'There is no story yet to write a next chapter of. Write one first.'],
      [{ next: ' ', continueOf: 'It was lit.' }, 'Say what happens in the next chapter and try again.'],
      [{ next: 'x'.repeat(501), continueOf: 'It was lit.' }, 'The text about what happens next is 501 characters long'],
      [{ avoidNames: 'Ben' }, 'The names to avoid must be a list of names.'],
      [{ avoidNames: [7] }, 'A name to avoid must be text.'],
      [{ notes: 'Mara' }, 'The notes must be an object with people, places, rules and an outline.'],
      [{ notes: [] }, 'The notes must be an object'],
      [notes({ characters: many(21, person) }), 'The notes have 21 people, and a story can have 20. Remove some'],
      [notes({ places: many(21, { name: 'x' }) }), 'The notes have 21 places'],
      [notes({ outline: many(13, { title: 'x' }) }), 'The notes have 13 chapters, and a story can have 12.'],
      [
        notes({ rules: 'x'.repeat(2001) }),
        'The text of the rules is 2,001 characters long, 1 over the limit of 2,000.',
      ],
      [notes({ characters: [{ ...person, voice: 'x'.repeat(301) }] }), 'A person’s voice is 301 characters long'],
      [notes({ places: [{ name: 'x'.repeat(81) }] }), 'A place’s name is 81 characters long'],
      [
        notes({ outline: [{ summary: 'a\0' }] }),
        'A chapter’s summary contains a character that can’t be stored (NUL).',
      ],
    ] as const) {
      expect(() => parse(fields), message).toThrow(message);
    }
  });

  it('Notes are read without empty entries, and may be as long as each part of them', () => {
    const field = 'x'.repeat(NOTES_LIMITS.field);
    const full = { name: 'x'.repeat(NOTES_LIMITS.name), role: field, appearance: field, voice: field };
    expect(parse(notes({ characters: [...many(20, full), { name: ' ' }] })).notes?.characters).toEqual(many(20, full));
    expect(parse(notes({ rules: ' ' }))).not.toHaveProperty('notes');
  });

  it('The names to avoid are cut to as many as are sent, without blank and overlong ones', () => {
    const names = Array.from({ length: 70 }, (_, index) => `Name ${index}`);
    expect(parse({ avoidNames: [' ', 'x'.repeat(81), null, ...names] }).avoidNames).toEqual(names.slice(0, 60));
    expect(parse({ avoidNames: [' '] })).not.toHaveProperty('avoidNames');
  });

  it('Half a character in notes is replaced, so that a provider can read the request', () => {
    expect(parse({ notes: { rules: 'a\ud83d' } }).notes?.rules).toBe('a\ufffd');
  });
});

describe('the notes beside a passage', () => {
  it('People and places that the text names come before others when not all fit', () => {
    const role = 'x'.repeat(290);
    const characters = Array.from({ length: 20 }, (_, index) => ({ ...person, name: `Person${index};`, role }));
    const text = notesNear({ characters, places: [], rules: 'No magic.', outline: [] }, 'There was Person19; alone.');
    expect(text).toContain('No magic.');
    expect(text).toContain('Person19;');
    expect(text).toContain('Person0;');
    expect(text).not.toContain('Person18;');
    expect(text.length).toBeLessThan(4100);
  });

  it('A place that the text names comes before one that it does not name when not both fit', () => {
    const place = (name: string) => ({ name, description: 'x'.repeat(2500) });
    const twoPlaces = { characters: [], places: [place('Harbor'), place('Tower')], rules: '', outline: [] };
    const text = notesNear(twoPlaces, 'She climbed the Tower.');
    expect(text).toContain('Tower');
    expect(text).not.toContain('Harbor');
  });
});
