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
