import { NOTES_LIMITS, STORY_LIMITS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { castIn, castMessages, parseCastRequest, type Cast } from '../_shared/casts/ask-for-cast.ts';
import { HOSTILE_TEXTS } from '../_shared/testing/hostile-texts.ts';
import { says } from '../_shared/testing/random-prompts.ts';
import {
  AS_USER,
  errorOf,
  serviceWith,
  storyRequest,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const TEXT = '# Light\n\nMara Venn kept the lamp at Eastmoor. “Lit?” asked Ben O’Dare, her brother. Venn nodded.';
const parse = (fields: object) => parseCastRequest(JSON.stringify({ text: TEXT, ...fields }));
const ask = (service: ServiceUnderTest, body: object = { text: TEXT }, headers: Record<string, string> = AS_USER) =>
  service.handlers['extract-cast'](storyRequest({ body, headers }));
const person = (name: unknown, fields: object = {}) => ({ name, role: '', appearance: '', voice: '', ...fields });
const namesOf = (cast: Cast | undefined) => cast?.characters.map(({ name }) => name);

describe('a request for the people of a story', () => {
  it.each<[object, string]>([
    [{ text: undefined }, 'The story is empty. Write some of it and try again.'],
    [{ text: ' \n' }, 'The story is empty.'],
    [{ text: 7 }, 'The story must be text.'],
    [{ text: 'a\0' }, 'NUL'],
    [{ text: 'x'.repeat(60_001) }, 'The story is 60,001 characters long, 1 over the limit of 60,000.'],
    [{ language: 'klingon' }, 'This language is not available.'],
  ])('The fields %j are refused with a sentence', (fields, message) => {
    expect(() => parse(fields)).toThrow(message);
  });

  it.each(HOSTILE_TEXTS)('A hostile story stays between its tags: %j', (text) => {
    const [system, user] = castMessages(parse({ text }));
    expect(system?.content).toBe(castMessages(parse({}))[0]?.content);
    expect(user?.content.match(/<\/?story>/g)).toEqual(['<story>', '</story>']);
  });

  it('Of a long story, the model reads the beginning, something of the middle and the end', () => {
    const lines = Array.from({ length: 1100 }, (_, index) => `Line ${index} of the story, which goes on and on.`);
    const text = lines.join('\n').slice(0, STORY_LIMITS.characters);
    const content = castMessages(parse({ text }))[1]?.content ?? '';
    expect(content.length).toBeLessThan(25_000);
    expect(content.split('[…]')).toHaveLength(3);
    const kept = content.split('\n').filter((line) => line.startsWith('Line'));
    expect(kept.length).toBeGreaterThan(300);
    for (const line of kept.slice(0, -1)) expect(lines).toContain(line);
    expect(kept).toContain(lines[0]);
    expect(content).toContain(text.slice(-40));
  });
});

describe('the people in a model’s answer', () => {
  const inText = (value: unknown) => castIn(value, TEXT);

  it('Only names that stand in the story are kept, in any case, each once', () => {
    const characters = ['mara venn', 'Venn Mara', 'MARA VENN', "Ben O'Dare", 'Gandalf', 'Mara Potter', ' ', 7, null];
    expect(namesOf(inText({ characters: characters.map((name) => person(name)) }))).toEqual([
      'mara venn',
      'Venn Mara',
      "Ben O'Dare",
    ]);
    expect(inText({ places: [{ name: 'Eastmoor' }, { name: 'Mordor' }] })?.places).toEqual([
      { name: 'Eastmoor', description: '' },
    ]);
  });

  it('Names alone, without fields, are people too', () => {
    expect(inText({ characters: ['Mara'], places: [] })?.characters).toEqual([person('Mara')]);
  });

  it('Entries and texts are cut to the limits of notes, and fields of another shape are empty', () => {
    const many = Array.from({ length: 60 }, (_, index) => `Ann${index}`);
    const role = 'x'.repeat(NOTES_LIMITS.field + 50);
    const cast = castIn(
      { characters: many.map((name) => person(name, { role, voice: {} })), rules: 'y'.repeat(NOTES_LIMITS.rules * 3) },
      many.join(' '),
    );
    expect(cast?.characters).toHaveLength(NOTES_LIMITS.characters);
    expect(cast?.characters[0]).toMatchObject({ role: role.slice(0, NOTES_LIMITS.field), voice: '' });
    expect(cast?.rules.length).toBeLessThanOrEqual(NOTES_LIMITS.rules);
  });

  it('Rules are one to a line, whether they come as a list or as a text', () => {
    expect(inText({ characters: [], rules: ['No magic.', 7, 'No\nrain.'] })?.rules).toBe('No magic.\n7\nNo rain.');
    expect(inText({ characters: [], rules: 'No magic.' })?.rules).toBe('No magic.');
    expect(inText({ characters: [] })?.rules).toBe('');
  });

  it('Chinese names are found in a text without spaces', () => {
    expect(namesOf(castIn({ characters: [person('小满'), person('孙悟空')] }, '小满提着灯。'))).toEqual(['小满']);
  });

  it.each([[null], ['Mara'], [[]], [{}], [{ characters: 'Mara' }], [{ characters: [person('Gandalf')] }]])(
    'The answer %j has no cast',
    (value) => {
      expect(inText(value)).toBeUndefined();
    },
  );
});

describe('extract-cast', () => {
  const GOOD = says(JSON.stringify({ characters: [person('Mara Venn')], places: [], rules: [] }));

  it('A user gets the people of a story, which is counted as a short call and costs no story', async () => {
    const service = serviceWith(GOOD);
    const response = await ask(service);
    expect([response.status, await response.json()]).toEqual([
      200,
      { characters: [person('Mara Venn')], places: [], rules: '' },
    ]);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_short_call']);
    expect(service.logs).toMatchObject([{ event: 'cast', caller: 'user', outcome: 'complete' }]);
    expect(service.logged()).not.toContain('Mara');
  });

  it('A visitor is asked to sign in', async () => {
    const service = serviceWith(GOOD);
    const response = await ask(service, { text: TEXT }, {});
    expect(response.status).toBe(401);
    expect(service.provider.requests).toEqual([]);
  });

  it('A story that is not for children is not sent as one, and people with unsuitable words are not shown', async () => {
    const service = serviceWith(GOOD);
    const asked = await ask(service, { text: `${TEXT} It was murder.`, genre: 'children' });
    expect([asked.status, (await errorOf(asked)).code]).toEqual([422, 'unsuitable']);
    expect(service.provider.requests).toEqual([]);
    const cruel = says(JSON.stringify({ characters: [person('Mara Venn', { role: 'sells cocaine' })] }));
    const answered = await ask(serviceWith(cruel), { text: TEXT, genre: 'children' });
    expect([answered.status, (await errorOf(answered)).code]).toEqual([422, 'unsuitable']);
  });

  it('The longest Chinese story fits into a body', async () => {
    expect((await ask(serviceWith(GOOD), { text: `Mara Venn ${'灯'.repeat(59_000)}` })).status).toBe(200);
  });
});
