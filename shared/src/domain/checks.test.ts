import { describe, expect, it, vi } from 'vitest';
import { nameProblem } from './display-name.ts';
import { isEmailAddress } from './email-address.ts';
import { MESSAGE_MAX, readableMessage } from './message-text.ts';
import { newId } from './new-id.ts';
import { parsePromptSource } from './prompt-source.ts';
import { areEmptyNotes, readNotes } from './read-notes.ts';
import { seededRandom, seedFrom } from './seeded-random.ts';
import { EMPTY_NOTES, type StoryNotes } from './story-notes.ts';
import { readUnusedParts } from './unused-parts.ts';

it('A display name is not blank, does not turn text around, and does not pass for the site’s', () => {
  const copies = ['Storyloom', '  the STORYLOOM team', 'S t o r y l o o m', 'Ｓｔｏｒｙｌｏｏｍ', 'StoryIoom Support'];
  const disguised = ['St0ryl00m', 'Stоrylооm', 'Stórylööm', 'Story\u200bloom'];
  for (const [problem, names] of [
    ['blank', ['', ' \n', '\u200b\u2060\ufeff']],
    ['direction', ['Ada\u202eeve', '\u2067Ada\u2069']],
    ['reserved', [...copies, ...disguised]],
    [undefined, ['Ada', 'Story Weaver', 'Loom', '名字', 'אדה\u200f', '👩‍🚀']],
  ] as const)
    for (const name of names) expect(nameProblem(name), JSON.stringify(name)).toBe(problem);
});

it('An email address has one name and one domain, in any script', () => {
  const latin = ['ann@example.com', 'ann.o’neil+stories@mail.example.co.uk', "o'neil/x@example.com"];
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.example`;
  for (const address of [...latin, 'müller@bücher.example', '小明@例子.测试', long])
    expect(isEmailAddress(address), address).toBe(true);
  for (const text of [
    ['', 'ann', 'ann@example', '@example.com', 'ann@@example.com', 'ann@-example.com', 'ann@example..com'],
    ['<ann@example.com>', 'Ann <ann@example.com>', 'ann ann@example.com', 'ann@example.com/path?x=1'],
    ['ann;ben@example.com', 'ann,ben@example.com', 'ann@example.com,ben@example.com'],
    ['ann\u202E@example.com', 'ann\0@example.com', `${'a'.repeat(250)}@example.com`],
  ].flat())
    expect(isEmailAddress(text), text).toBe(false);
});

it('Only a plain, short message in words is shown to the user', () => {
  for (const [text, shown] of [
    ['The shelf is full.', 'The shelf is full.'],
    [' Two\n lines. ', 'Two lines.'],
    ['\u202Eright to left\u0007', 'right to left'],
    ['a < b, and b > c', 'a < b, and b > c'],
    ['故事太长了。', '故事太长了。'],
    ['No', 'No'],
  ])
    expect(readableMessage(text)).toBe(shown);
  for (const value of [
    [undefined, null, {}, 7, '', ' ', '500', 'Error', 'undefined', 'x'.repeat(MESSAGE_MAX + 1)],
    [
      '{}',
      '[]',
      '{"message":"no"}',
      '[object Object]',
      'Error: [object Object]',
      'Error: no\n    at run (main.js:1:2)',
    ],
    ['<html><body>502</body></html>', '<!doctype html>', 'A <b>bold</b> word'],
    ['TypeError: Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'],
  ].flat())
    expect(readableMessage(value), String(value)).toBeUndefined();
});

describe('stored values', () => {
  it('The source of a prompt is parsed without other stored fields', () => {
    const source = { kind: 'story', id: 'a', title: 'The Lamp', author: 'Mina' };
    expect(parsePromptSource({ ...source, email: 'mina@example.com' })).toEqual(source);
    for (const other of [undefined, null, 'story', {}, { ...source, kind: 'book' }, { ...source, author: 7 }])
      expect(parsePromptSource(other)).toBeUndefined();
  });

  it('cuts the unused parts of a prompt to one line and to the limits', () => {
    expect(readUnusedParts(['in the\n rain\u202e', 'her uncle’s boat'])).toEqual(['in the rain', 'her uncle’s boat']);
    expect(readUnusedParts(['𝔞'.repeat(90), `${'x'.repeat(79)} y`])).toEqual(['𝔞'.repeat(80), 'x'.repeat(79)]);
    expect(readUnusedParts(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(readUnusedParts([' ', 7, '…', { a: 1 }, 'rain'])).toEqual(['rain']);
    for (const value of [undefined, null, 'rain', { 0: 'rain' }, [], ['', 1]])
      expect(readUnusedParts(value)).toBeUndefined();
  });

  it('Notes are read without entries that have no name or text, and missing fields are empty', () => {
    const notes: StoryNotes = {
      characters: [{ name: 'Mara', role: 'keeper', appearance: 'tall', voice: 'dry' }],
      places: [{ name: 'Eastmoor', description: 'a harbor' }],
      rules: 'No magic after dusk.',
      outline: [{ title: 'The Lamp', summary: 'It goes out.' }],
    };
    expect(readNotes(structuredClone(notes))).toEqual(notes);
    for (const value of [null, undefined, 'text', 7, [], {}, { characters: 'Mara', places: {}, rules: [], outline: 1 }])
      expect(readNotes(value)).toEqual(EMPTY_NOTES);
    const sparse = {
      characters: [{ name: ' Mara ' }, { role: 'nobody' }, { name: ' \n' }, 'Ben', null],
      places: [{ description: 'nowhere' }, { name: 'Eastmoor', description: 7 }],
      outline: [{ title: ' ' }, { summary: 'It goes out.' }, { title: 'Dawn', other: true }],
    };
    expect(readNotes(sparse)).toEqual({
      characters: [{ name: 'Mara', role: '', appearance: '', voice: '' }],
      places: [{ name: 'Eastmoor', description: '' }],
      rules: '',
      outline: [
        { title: '', summary: 'It goes out.' },
        { title: 'Dawn', summary: '' },
      ],
    });
    expect(areEmptyNotes({ ...EMPTY_NOTES, rules: ' \n', outline: [{ title: ' ', summary: '' }] })).toBe(true);
    for (const kept of [{ rules: 'No magic.' }, { places: notes.places }])
      expect(areEmptyNotes({ ...EMPTY_NOTES, ...kept })).toBe(false);
  });
});

describe('ids and seeds', () => {
  it('A new id is a UUID of version 4 whatever the random bytes are, and does not need randomUUID', () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => expect.unreachable());
    expect(newId()).not.toBe(newId());
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    expect(newId()).toBe('00000000-0000-4000-8000-000000000000');
    random.mockImplementation((array) => {
      (array as Uint8Array).fill(0xff);
      return array;
    });
    expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });

  it('A seed decides the whole sequence of numbers, and the seed of a text is its FNV-1a hash', () => {
    const numbers = Array.from({ length: 3 }, seededRandom(0));
    expect(numbers).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]);
    expect(seedFrom([]) >>> 0).toBe(0x811c9dc5);
    expect(seedFrom(new TextEncoder().encode('foobar')) >>> 0).toBe(0xbf9cf968);
  });
});
