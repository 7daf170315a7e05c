import { DIRECTION_MAX_LENGTH } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import {
  parseSuggestionsRequest,
  suggestionMessages,
  suggestionsIn,
} from '../_shared/suggestions/ask-for-suggestions.ts';
import { HOSTILE_TEXTS } from '../_shared/testing/hostile-texts.ts';
import { serviceOn } from '../_shared/testing/provider-server.ts';
import { says } from '../_shared/testing/random-prompts.ts';
import { AS_USER, errorOf, serviceWith, storyRequest } from '../_shared/testing/service-under-test.ts';

const STORY = '# Light\n\nMara kept the lamp.';
const NOTES = { characters: [{ name: 'Mara', role: 'keeper' }], outline: [{ title: 'Dawn' }] };
const parse = (fields: object = {}) => parseSuggestionsRequest(JSON.stringify({ story: STORY, ...fields }));
const THREE = ['The lamp goes out.', 'Ben leaves.', 'A ship comes.'];

describe('the messages for suggestions', () => {
  it('The story, and its notes if it has some, stand in the user’s message, and the rules hold none of their words', () => {
    const [system, user, ...rest] = suggestionMessages(parse({ notes: NOTES, language: 'french', genre: 'scifi' }));
    expect(rest).toEqual([]);
    expect(user?.content).toBe(
      `<notes>\nPeople:\n- Mara: keeper\n</notes>\n\n<outline>\n1. Dawn\n</outline>\n\n<story>\n${STORY}\n</story>`,
    );
    for (const part of ['Suggest 3 ways', 'science fiction', 'French', '<notes>', '<outline>', '<story>'])
      expect(system?.content).toContain(part);
    for (const part of ['Mara', 'lamp', 'Dawn']) expect(system?.content).not.toContain(part);
    expect(suggestionMessages(parse())[0]?.content).not.toMatch(/<notes>|<outline>/);
  });

  it.each(HOSTILE_TEXTS)('A hostile story stays between its tags: %j', (story) => {
    const [system, user] = suggestionMessages(parse({ story, notes: { rules: story.slice(0, 1900) } }));
    expect(system?.content).toBe(suggestionMessages(parse({ notes: { rules: 'x' } }))[0]?.content);
    expect(user?.content.match(/<\/?(?:story|notes)>/g)).toEqual(['<notes>', '</notes>', '<story>', '</story>']);
  });

  it('Of a long story, the model reads more of the end than of the beginning', () => {
    const story = Array.from({ length: 6000 }, (_, index) => `word${index}`)
      .join(' ')
      .slice(0, 58_000);
    const content = suggestionMessages(parse({ story }))[1]?.content ?? '';
    const [first = '', , last = ''] = content.split('[…]');
    expect(content.length).toBeLessThan(21_000);
    expect(last.length).toBeGreaterThan(2 * first.length);
    expect(content).toContain(story.slice(-100));
  });

  it('A story is required', () => {
    expect(() => parse({ story: ' ' })).toThrow('The story is empty. Write some of it and try again.');
    expect(() => parse({ notes: 7 })).toThrow('The notes must be an object');
  });
});

describe('the suggestions in a model’s answer', () => {
  it.each<[string, unknown]>([
    ['a list', THREE],
    ['an object', { suggestions: THREE }],
    ['numbers', { suggestions: THREE.map((each, at) => `${at + 1}) ${each}`) }],
    ['bullets and line ends', { suggestions: THREE.map((each) => `- ${each.replace(' ', '\n')}`) }],
    ['objects', { suggestions: THREE.map((suggestion) => ({ suggestion })) }],
    ['a fourth one, an empty one and a repeated one', { suggestions: ['', 'The lamp goes out.', ...THREE, 'More.'] }],
  ])('Three suggestions are read from an answer with %s', (_, value) => {
    expect(suggestionsIn(value)).toEqual(THREE);
  });

  it('A suggestion that is too long is cut', () => {
    const long = ['a', 'b', 'c'].map((each) => each.repeat(700));
    expect(suggestionsIn(long)?.map((each) => each.length)).toEqual([500, 500, 500]);
    expect(DIRECTION_MAX_LENGTH).toBe(500);
  });

  it.each([[null], ['A ship comes.'], [{}], [[]], [THREE.slice(1)], [['…', '1.', '—']]])(
    'The answer %j has no suggestions',
    (value) => {
      expect(suggestionsIn(value)).toBeUndefined();
    },
  );
});

describe('suggest-next', () => {
  const ask = (text: string, body: object, headers: Record<string, string> = AS_USER) => {
    const service = serviceWith(says(text));
    const answered = service.handlers['suggest-next'](storyRequest({ body, headers }));
    return answered.then((response) => ({ response, service }));
  };
  const GOOD = JSON.stringify({ suggestions: THREE });

  it('A user gets three suggestions, which are counted as a short call and cost no story', async () => {
    const { response, service } = await ask(GOOD, { story: STORY });
    expect([response.status, await response.json()]).toEqual([200, { suggestions: THREE }]);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_short_call']);
    expect(service.logs).toMatchObject([{ event: 'suggestions', caller: 'user', outcome: 'complete' }]);
  });

  it('A visitor is asked to sign in', async () => {
    const { response, service } = await ask(GOOD, { story: STORY }, {});
    expect(response.status).toBe(401);
    expect(service.provider.requests).toEqual([]);
  });

  it('The provider is not asked for a reader who left while the call was counted', async () => {
    const service = await serviceOn((response) => response.end());
    const abort = new AbortController();
    const request = storyRequest({ body: { story: STORY }, headers: AS_USER, signal: abort.signal });
    const answer = service.handlers['suggest-next'](request);
    abort.abort();
    await answer;
    expect(service.server.requests()).toBe(0);
    expect(service.logs.at(-1)).toMatchObject({ event: 'suggestions', outcome: 'left' });
  });

  it('The story, its notes and the suggestions are checked when they are for children', async () => {
    const cases: readonly [string, object][] = [
      [GOOD, { story: 'It was murder.' }],
      [GOOD, { story: STORY, notes: { rules: 'Murder is allowed.' } }],
      [JSON.stringify(['A murder.', 'Rain.', 'Sun.']), { story: STORY }],
    ];
    for (const [text, body] of cases) {
      const { response } = await ask(text, { ...body, genre: 'children' });
      expect([response.status, (await errorOf(response)).code]).toEqual([422, 'unsuitable']);
    }
  });
});
