import { HOSTILE_PROMPTS } from '@storyloom/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import {
  parseSuggestionsRequest,
  suggestionMessages,
  suggestionsIn,
} from '../_shared/suggestions/ask-for-suggestions.ts';
import { says } from '../_shared/testing/scripted-provider.ts';
import { AS_USER, errorOf, guestToken, serviceWith, storyRequest } from '../_shared/testing/service-under-test.ts';

const STORY = '# Light\n\nMara kept the lamp.';
const NOTES = { characters: [{ name: 'Mara', role: 'keeper' }], outline: [{ title: 'Dawn' }] };
const parse = (fields: object = {}) => parseSuggestionsRequest(JSON.stringify({ story: STORY, ...fields }));
const THREE = ['The lamp goes out.', 'Ben leaves.', 'A ship comes.'];

describe('the messages for suggestions', () => {
  it('hold the story and its notes between tags, none of their words in the rules', () => {
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

  it('keep a hostile story and hostile notes between their tags', () => {
    for (const story of HOSTILE_PROMPTS) {
      const notes = { rules: story.slice(0, 1900), outline: [{ title: story.slice(0, 70) }] };
      const [system, user] = suggestionMessages(parse({ story, notes }));
      const harmless = parse({ notes: { rules: 'x', outline: [{ title: 'y' }] } });
      expect(system?.content).toBe(suggestionMessages(harmless)[0]?.content);
      const tags = ['notes', 'outline', 'story'].flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
      expect(user?.content.match(/<[^\n]*>/g)).toEqual(tags);
    }
  });

  it('hold more of the end than of the beginning of a long story, cut after a sentence', () => {
    const story = Array.from({ length: 2000 }, (_, index) => `This is sentence ${index}.`).join(' ');
    const content = suggestionMessages(parse({ story }))[1]?.content ?? '';
    const [first = '', , last = ''] = content.split('\n\n[…]\n\n');
    expect(content.length).toBeLessThan(21_000);
    expect(last.length).toBeGreaterThan(2 * first.length);
    expect(first).toMatch(/ \d+\.$/);
    expect(content).toContain(story.slice(-100));
  });

  it('need a story', () => {
    expect(() => parse({ story: ' ' })).toThrow('The story is empty. Write some of it and try again.');
    expect(() => parse({ notes: 7 })).toThrow('The notes must be an object');
  });
});

describe('the suggestions in a model’s answer', () => {
  it('are read from lists, objects, numbers and bullets, without empty and repeated ones', () => {
    for (const value of [
      THREE,
      { suggestions: THREE },
      { suggestions: THREE.map((each, at) => `${at + 1}) ${each}`) },
      { suggestions: THREE.map((each) => `- ${each.replace(' ', '\n')}`) },
      { suggestions: THREE.map((suggestion) => ({ suggestion })) },
      { suggestions: THREE.map((text) => ({ text })) },
      { suggestions: ['', 'The lamp goes out.', ...THREE, 'More.'] },
    ]) {
      expect(suggestionsIn(value), JSON.stringify(value)).toEqual(THREE);
    }
  });

  it('are cut to 500 characters, and none in an answer with fewer than three', () => {
    const long = ['a', 'b', 'c'].map((each) => each.repeat(700));
    expect(suggestionsIn(long)?.map((each) => each.length)).toEqual([500, 500, 500]);
    for (const value of [null, 'A ship comes.', {}, [], THREE.slice(1), ['…', '1.', '—'], ['A.', 'A.', 'a.']]) {
      expect(suggestionsIn(value), JSON.stringify(value)).toBeUndefined();
    }
  });
});

describe('suggest-next', () => {
  const GOOD = JSON.stringify({ suggestions: THREE });
  const ask = async (text: string, body: object, headers: Record<string, string> = AS_USER) => {
    const service = serviceWith(says(text));
    return { service, response: await service.handlers['suggest-next'](storyRequest({ body, headers })) };
  };

  it('spends a short call and no story, and asks a guest to sign in', async () => {
    const { response, service } = await ask(GOOD, { story: STORY });
    expect([response.status, await response.json()]).toEqual([200, { suggestions: THREE }]);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_short_call']);
    const guest = await ask(GOOD, { story: STORY }, { 'x-guest-token': await guestToken(serviceWith()) });
    const message = 'Sign in for suggestions of how a story goes on.';
    expect(await errorOf(guest.response)).toEqual({ code: 'unauthorized', message });
    expect(guest.service.provider.requests).toEqual([]);
  });
});
