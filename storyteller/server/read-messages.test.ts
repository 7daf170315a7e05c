import { expect, it } from 'vitest';
import { readMessages } from './read-messages.ts';

it('Settings that the messages leave out are those of the genre', () => {
  const messages = [
    { role: 'system', content: 'Write a romance in French, first person, with a humorous tone, around 900 words.' },
    { role: 'user', content: 'two bakers' },
  ] as const;
  const order = {
    prompt: 'two bakers',
    genre: 'romance',
    language: 'french',
    perspective: 'first',
    tone: 'humorous',
    length: 900,
  };
  expect(readMessages(messages)).toMatchObject({ order });
  expect(readMessages([{ role: 'user', content: 'hello' }])).toMatchObject({
    order: { prompt: 'hello', genre: 'fantasy', language: 'english', length: 1500 },
  });
});

const STORY = '<story>\n# The Lamp\n\nOne night.\n</story>';

const messagesOf = (rules: string, user: string) =>
  [
    { role: 'system', content: rules },
    { role: 'user', content: user },
  ] as const;

it('Each wish is understood from its rules and tags', () => {
  const text = '# The Lamp\n\nOne night.';
  const next = `${STORY}\n<next>\nA storm comes.\n</next>`;
  const outline = { kind: 'outline', order: { prompt: 'a lamp', length: 2500 } };
  for (const [rules, user, wanted] of [
    ['Write one prompt for a fantasy story.', 'Anything', { kind: 'prompt', genre: 'fantasy' }],
    ['List the people of this story.', STORY, { kind: 'cast', order: { text } }],
    ['Suggest 3 ways to go on.', STORY, { kind: 'suggestions', order: { text } }],
    ['Plan the chapters of a story of around 2500 words.', '<prompt>\na lamp\n</prompt>', outline],
    ['Write the next chapter.', next, { kind: 'chapter', begun: text, next: 'A storm comes.' }],
    ['Go on with this story.', STORY, { kind: 'story', begun: text }],
    ['Write a story.', 'a lamp', { kind: 'story', order: { prompt: 'a lamp' }, begun: undefined }],
  ] as const) {
    expect(readMessages(messagesOf(rules, user)), rules).toMatchObject(wanted);
  }
});

it('Each change of a passage is understood from its rules', () => {
  const user = '<before>\nOne.\n</before>\n<passage>\nTwo &lt; three.\n</passage>\n<after>\nFour.\n</after>';
  for (const [rules, action] of [
    ['Do with the passage what the instruction asks.', 'custom'],
    ['Rewrite the passage with a dramatic tone.', 'tone'],
    ['Shorten the passage.', 'shorten'],
    ['Expand the passage.', 'expand'],
    ['Continue from the passage.', 'continue'],
    ['Do something.', 'rewrite'],
  ] as const) {
    const order = { action, passage: 'Two < three.', before: 'One.', after: 'Four.' };
    expect(readMessages(messagesOf(rules, user)), rules).toMatchObject({ kind: 'passage', order });
  }
});
