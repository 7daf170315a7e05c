import { GENRE_DEFAULTS, NOTES_LIMITS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { notesNear } from './notes-text.ts';
import { parseStoryRequest } from './story-request.ts';

const prompt = 'A keeper finds a door';
const parse = (fields: object) => parseStoryRequest(JSON.stringify({ prompt, runId: 'run-1', ...fields }));

describe('a story request', () => {
  it('Absent settings are those of the genre', () => {
    expect(parse({ genre: 'children', tone: null })).toEqual({
      prompt,
      genre: 'children',
      runId: 'run-1',
      attempt: 1,
      ...GENRE_DEFAULTS.children,
    });
  });

  it('An unknown or absent genre becomes fantasy', () => {
    expect([parse({ genre: 'western' }).genre, parse({}).genre]).toEqual(['fantasy', 'fantasy']);
  });

  it('is refused with a sentence that says what to do', () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`n${index}`, 1]));
    const full = 'is 59,501 characters long, and a story has room for 60,000. Save this one and start another.';
    for (const [fields, message] of [
      [{ prompt: ' \n\t' }, 'Your prompt is empty. Write what the story is about and try again.'],
      [{ prompt: undefined }, 'Your prompt is empty'],
      [{ many }, 'Your request has far too many fields. Send fewer.'],
      [{ prompt: 5 }, 'Your prompt must be text'],
      [{ prompt: 'a\0b' }, 'NUL'],
      [{ prompt: 'x'.repeat(4012) }, 'Your prompt is 4,012 characters long, 12 over the limit of 4,000. Shorten it'],
      [{ genre: 5 }, 'The genre must be text'],
      [{ language: 'klingon' }, 'This language is not available. Choose one of: english, spanish, french, chinese.'],
      [{ tone: ['light'] }, 'This tone is not available'],
      [{ length: '500' }, 'Choose a length from 500 to 5,000 words in steps of 100.'],
      [{ attempt: 1.5 }, 'The attempt must be a whole number'],
      [{ attempt: -1 }, 'The attempt must be a whole number'],
      [{ runId: 'x'.repeat(101) }, 'The run id may have up to 100 letters, digits and hyphens.'],
      [{ inspirationId: {} }, 'The inspiration id must be text'],
      [{ continueOf: 7 }, 'The story so far must be text'],
      [{ continueOf: 'x'.repeat(60_001) }, 'The story so far is 60,001 characters long, 1 over'],
      [{ continueOf: 'x'.repeat(59_501) }, `The story so far ${full}`],
    ] as const) {
      expect(() => parse(fields), message).toThrow(message);
    }
    expect(parse({ attempt: 0, inspirationId: 'i-1' })).toMatchObject({ attempt: 0, inspirationId: 'i-1' });
  });

  it('A prompt of 4,000 characters and a story so far that leaves room for 500 are accepted', () => {
    expect(parse({ prompt: 'x'.repeat(4000) }).prompt).toHaveLength(4000);
    expect(parse({ continueOf: 'x'.repeat(59_500) }).continueOf).toHaveLength(59_500);
    expect(parse({ continueOf: ' \n' })).not.toHaveProperty('continueOf');
  });

  it('Half a character, which a provider could refuse, is replaced', () => {
    const { prompt: told, notes: said } = parse({ prompt: 'a\ud83c', notes: { rules: 'a\ud83d' } });
    expect([told, said?.rules]).toEqual(['a\ufffd', 'a\ufffd']);
  });
});

const person = { name: 'Mara', role: '', appearance: '', voice: '' };
const notes = (changes: object) => ({ notes: { characters: [], places: [], rules: '', outline: [], ...changes } });
const many = <T>(count: number, entry: T): readonly T[] => Array.from({ length: count }, () => entry);

describe('the fields of a story request about people, notes, names and a next chapter', () => {
  it('are refused with a sentence', () => {
    for (const [fields, message] of [
      [{ who: 7 }, 'The text about who is in the story must be text.'],
      [{ who: 'x'.repeat(1001) }, 'is in the story is 1,001 characters long, 1 over the limit of 1,000. Shorten it'],
      [{ next: 'The lamp goes out.' }, 'There is no story yet to write a next chapter of. Write one first.'],
      [{ next: ' ', continueOf: 'It was lit.' }, 'Say what happens in the next chapter and try again.'],
      [{ next: 'x'.repeat(501), continueOf: 'It was lit.' }, 'The text about what happens next is 501 characters long'],
      [{ avoidNames: 'Ben' }, 'The names to avoid must be a list of names.'],
      [{ avoidNames: [7] }, 'A name to avoid must be text.'],
      [{ notes: 'Mara' }, 'The notes must be an object with people, places, rules and an outline.'],
      [notes({ characters: many(21, person) }), 'The notes have 21 people, and a story can have 20. Remove some'],
      [notes({ outline: many(13, { title: 'x' }) }), 'The notes have 13 chapters, and a story can have 12.'],
      [notes({ rules: 'x'.repeat(2001) }), 'The text of the rules is 2,001 characters long, 1 over the limit of'],
      [notes({ characters: [{ ...person, voice: 'x'.repeat(301) }] }), 'A person’s voice is 301 characters long'],
      [notes({ places: [{ name: 'x'.repeat(81) }] }), 'A place’s name is 81 characters long'],
      [notes({ outline: [{ summary: 'a\0' }] }), 'A chapter’s summary contains a character that can’t be stored'],
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

  it('ignores the rest of a list far longer than its limit', () => {
    expect(parse({ avoidNames: [...many(600, 'Ben'), 7] }).avoidNames).toEqual(many(60, 'Ben'));
    expect(parse(notes({ rules: 'x', places: [...many(1000, {}), { name: 'Harbor' }] })).notes?.places).toEqual([]);
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
    const place = (name: string) => ({ name, description: 'x'.repeat(2500) });
    const twoPlaces = { characters: [], places: [place('Harbor'), place('Tower')], rules: '', outline: [] };
    const near = notesNear(twoPlaces, 'She climbed the Tower.');
    expect([near.includes('Tower'), near.includes('Harbor')]).toEqual([true, false]);
  });
});
