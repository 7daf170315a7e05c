import { NOTES_LIMITS, STORY_LIMITS } from '@storyloom/shared/domain';
import { HOSTILE_PROMPTS } from '@storyloom/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import { castIn, castMessages, parseCastRequest, standsIn, type Cast } from '../_shared/casts/ask-for-cast.ts';
import { says } from '../_shared/testing/scripted-provider.ts';
import {
  AS_USER,
  errorOf,
  guestToken,
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
  it('is refused with a sentence without a usable story', () => {
    expect(() => parse({ text: ' \n' })).toThrow('The story is empty. Write some of it and try again.');
    expect(() => parse({ text: undefined })).toThrow('The story is empty.');
    expect(() => parse({ text: 'x'.repeat(60_001) })).toThrow('is 60,001 characters long, 1 over the limit of 60,000.');
  });

  it('keeps a hostile story between its tags and out of the rules', () => {
    for (const text of HOSTILE_PROMPTS) {
      const [system, user] = castMessages(parse({ text }));
      expect(system?.content).toBe(castMessages(parse({}))[0]?.content);
      expect(user?.content.match(/<[^\n]*>/g)).toEqual(['<story>', '</story>']);
    }
  });

  it('sends the beginning, part of the middle and the end of a long story', () => {
    const lines = Array.from({ length: 1100 }, (_, index) => `Line ${index} of the story. It goes on and on.`);
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
  const inText = (value: unknown) => castIn(value, standsIn(TEXT));

  it('have names that stand in the story, each once', () => {
    const characters = ['mara venn', 'Venn Mara', 'MARA VENN', "Ben O'Dare", 'Gandalf', 'Mara Potter', ' ', 7, null];
    const found = namesOf(inText({ characters: characters.map((name) => person(name)) }));
    expect(found).toEqual(['mara venn', 'Venn Mara', "Ben O'Dare"]);
    const { places } = inText({ places: [{ name: 'Eastmoor' }, { name: 'Mordor' }] }) ?? {};
    expect(places).toEqual([{ name: 'Eastmoor', description: '' }]);
    expect(inText({ characters: ['Mara'], places: [] })?.characters).toEqual([person('Mara')]);
    expect(namesOf(castIn({ characters: [person('小满'), person('孙悟空')] }, standsIn('小满提着灯。')))).toEqual([
      '小满',
    ]);
  });

  it('have names whose words stand in the story as whole words', () => {
    const found = castIn(
      { characters: [person('Ana Venn'), person('Venn, Mara')] },
      standsIn('Mara Venn ate bananas.'),
    );
    expect(namesOf(found)).toEqual(['Venn, Mara']);
  });

  it('are looked for until a model has named too many', () => {
    const isThere = standsIn(TEXT);
    const castOf = (characters: readonly string[]) => castIn({ characters }, isThere);
    const invented = Array<string>(NOTES_LIMITS.characters * 2).fill('Gandalf');
    expect(castOf(invented)).toBeUndefined();
    expect(castOf(['Mara'])).toBeDefined();
    expect(castOf(invented)).toBeUndefined();
    expect(castOf(['Mara'])).toBeUndefined();
  });

  it('are cut to the limits of notes', () => {
    const many = Array.from({ length: 60 }, (_, index) => `Ann${index}`);
    const role = 'x'.repeat(NOTES_LIMITS.field + 50);
    const cast = castIn(
      { characters: many.map((name) => person(name, { role, voice: {} })), rules: 'y'.repeat(NOTES_LIMITS.rules * 3) },
      standsIn(many.join(' ')),
    );
    expect(cast?.characters).toHaveLength(NOTES_LIMITS.characters);
    expect(cast?.characters[0]).toMatchObject({ role: role.slice(0, NOTES_LIMITS.field), voice: '' });
    expect(cast?.rules.length).toBeLessThanOrEqual(NOTES_LIMITS.rules);
  });

  it('have rules one to a line, from a list or a text', () => {
    expect(inText({ characters: [], rules: ['No magic.', 7, 'No\nrain.'] })?.rules).toBe('No magic.\n7\nNo rain.');
    expect(inText({ characters: [], rules: 'No magic.' })?.rules).toBe('No magic.');
    expect(inText({ characters: [] })?.rules).toBe('');
  });

  it('are none in an answer of another shape or of invented names only', () => {
    for (const value of [null, 'Mara', [], {}, { characters: 'Mara' }, { characters: [person('Gandalf')] }]) {
      expect(inText(value), JSON.stringify(value)).toBeUndefined();
    }
    expect(inText({ characters: [] })).toEqual({ characters: [], places: [], rules: '' });
  });
});

describe('extract-cast', () => {
  const GOOD = says(JSON.stringify({ characters: [person('Mara Venn')], places: [], rules: [] }));

  it('spends a short call and no story, logs no name, and asks a guest to sign in', async () => {
    const service = serviceWith(GOOD);
    // The longest Chinese story fits into a body.
    const response = await ask(service, { text: `Mara Venn ${'灯'.repeat(59_000)}` });
    const cast = { characters: [person('Mara Venn')], places: [], rules: '' };
    expect([response.status, await response.json()]).toEqual([200, cast]);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_short_call']);
    expect(service.logs).toMatchObject([{ event: 'cast', caller: 'user', outcome: 'complete' }]);
    expect(service.logged()).not.toContain('Mara');
    const guest = await ask(service, { text: TEXT }, { 'x-guest-token': await guestToken(service) });
    const message = 'Sign in to find the people of a story.';
    expect([guest.status, (await errorOf(guest)).message]).toEqual([401, message]);
    expect([service.provider.requests.length, service.supabase.rpcs.length]).toEqual([1, 1]);
  });
});
