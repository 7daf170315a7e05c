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

it.each([
  ['Write one prompt for a fantasy story.', 'Anything', { kind: 'prompt', genre: 'fantasy' }],
  ['List the people of this story.', STORY, { kind: 'cast', order: { text: '# The Lamp\n\nOne night.' } }],
  ['Suggest 3 ways to go on.', STORY, { kind: 'suggestions', order: { text: '# The Lamp\n\nOne night.' } }],
  [
    'Plan the chapters of a story of around 2500 words.',
    '<prompt>\na lamp\n</prompt>',
    { kind: 'outline', order: { prompt: 'a lamp', length: 2500 } },
  ],
  [
    'Write the next chapter.',
    `${STORY}\n<next>\nA storm comes.\n</next>`,
    { kind: 'chapter', begun: '# The Lamp\n\nOne night.', next: 'A storm comes.' },
  ],
  ['Go on with this story.', STORY, { kind: 'story', begun: '# The Lamp\n\nOne night.' }],
  ['Write a story.', 'a lamp', { kind: 'story', order: { prompt: 'a lamp' }, begun: undefined }],
])('“%s” is understood as what it asks for', (rules, user, wanted) => {
  const messages = [
    { role: 'system', content: rules },
    { role: 'user', content: user },
  ] as const;
  expect(readMessages(messages)).toMatchObject(wanted);
});

it.each([
  ['Do with the passage what the instruction asks.', 'custom'],
  ['Rewrite the passage with a dramatic tone.', 'tone'],
  ['Shorten the passage.', 'shorten'],
  ['Expand the passage.', 'expand'],
  ['Continue from the passage.', 'continue'],
  ['Rewrite the passage.', 'rewrite'],
  ['Do something.', 'rewrite'],
])('“%s” is understood as the tool “%s”', (rules, action) => {
  const user = '<before>\nOne.\n</before>\n<passage>\nTwo &lt; three.\n</passage>\n<after>\nFour.\n</after>';
  const messages = [
    { role: 'system', content: rules },
    { role: 'user', content: user },
  ] as const;
  expect(readMessages(messages)).toMatchObject({
    kind: 'passage',
    order: { action, passage: 'Two < three.', before: 'One.', after: 'Four.' },
  });
});
