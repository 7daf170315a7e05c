import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../_shared/testing/hostile-texts.ts';
import { GOOD_STORY } from '../_shared/testing/scripted-provider.ts';
import { askAsUser, eventsOf, serviceWith, STORY_BODY } from '../_shared/testing/service-under-test.ts';

interface Message {
  readonly role: string;
  readonly content: string;
}

/** The provider's request for a story request with these fields. */
async function askedFor(fields: object): Promise<{ messages: readonly Message[]; rest: Record<string, unknown> }> {
  const service = serviceWith(GOOD_STORY);
  await eventsOf(await askAsUser(service, { ...STORY_BODY, ...fields }));
  const { messages, ...rest } = service.provider.requests[0]!.body;
  return { messages: messages as Message[], rest };
}

/** A text as a careless reader sees it: without invisible characters and spaces, in one shape and case of each letter. */
const blurred = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .replaceAll(/[\u2039\u27E8\u3008\u2329\u276E]/g, '<')
    .toLowerCase();

/** Characters that only a model reads: tags outside a flag, variants, joiners after a letter that has one form only. */
const HIDDEN = /[\u{E0000}-\u{E007F}\u200B\u2060-\u2064\uFEFF\u00AD]|[\u{E0100}-\u{E01EF}]|[a-z ][\u200C\u200D]/u;

/** A text without the flag of Scotland, which is spelled with tags and visible. */
const withoutFlags = (text: string): string =>
  text.replaceAll(/\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}/gu, '');

const count = (text: string, part: string): number => text.split(part).length - 1;

/** Tags and turn marks that must not remain in a reader's text. */
const MARKS = /<\/?(?:prompt|story|system|assistant|think|s|start_of_turn|end_of_turn)\b|<\||<<sys|<!|<\uFF5C/i;

it('More than a hundred hostile texts are tried', () => {
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThan(100);
});

const harmlessPrompt = await askedFor({});
const harmlessStory = await askedFor({ continueOf: 'Once' });

describe('a hostile prompt', () => {
  it.each(HOSTILE_TEXTS)('The hostile prompt %j stays inside its tags', async (prompt) => {
    const asked = await askedFor({ prompt, inspirationId: 'shared-1' });
    expect(asked.rest).toEqual({ model: 'gpt-4o-mini', max_tokens: 8000, temperature: 0.7, stream: true });
    expect(asked.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(asked.messages[0]).toEqual(harmlessPrompt.messages[0]);
    const { content } = asked.messages[1]!;
    expect(content.startsWith('<prompt>\n') && content.endsWith('\n</prompt>')).toBe(true);
    expect(content.slice('<prompt>\n'.length, -'\n</prompt>'.length)).not.toMatch(MARKS);
    expect(withoutFlags(content)).not.toMatch(HIDDEN);
    expect(count(blurred(content), '<prompt')).toBe(1);
    expect(count(blurred(content), '</prompt')).toBe(1);
  });

  it.each(HOSTILE_TEXTS)('The hostile story so far %j stays inside its tags', async (continueOf) => {
    const asked = await askedFor({ continueOf });
    expect(asked.rest).toEqual(harmlessStory.rest);
    expect(asked.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(asked.messages[0]).toEqual(harmlessStory.messages[0]);
    const [before, after] = harmlessStory.messages[1]!.content.split('\nOnce\n');
    const { content } = asked.messages[1]!;
    expect(content.startsWith(`${before}\n`) && content.endsWith(`\n${after}`)).toBe(true);
    expect(content.slice(before!.length, -after!.length)).not.toMatch(MARKS);
    expect(withoutFlags(content)).not.toMatch(HIDDEN);
    for (const tag of ['<prompt', '</prompt', '<story', '</story']) expect(count(blurred(content), tag)).toBe(1);
  });
});

describe('an honest text', () => {
  it.each([
    'He said 〈红楼梦〉 and 《西游记》 are old.',
    'Elle lit ‹ Le Horla ›.',
    'I \u2764\uFE0F you \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    'می‌خواهم بنویسم',
    'क्‍ष, ශ්‍රී',
    '👩‍👩‍👧 🏳️‍🌈 🏴‍☠️ 👩🏽‍🚀 ❤️‍🔥 1️⃣',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
    'She said \u2067שלום\u2069\u200F and left.',
    'Elle lit ‹ promenade ›, \u2039 L’histoire \u203A.',
    'a > b & c',
  ])('The honest prompt arrives unchanged: %s', async (prompt) => {
    const { messages } = await askedFor({ prompt });
    expect(messages[1]?.content).toBe(`<prompt>\n${prompt}\n</prompt>`);
  });

  it('A prompt with a less-than sign arrives with it escaped', async () => {
    const { messages } = await askedFor({ prompt: 'I <3 you' });
    expect(messages[1]?.content).toContain('I &lt;3 you');
  });
});
