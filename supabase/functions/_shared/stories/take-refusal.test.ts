import { describe, expect, it } from 'vitest';
import { ServiceFailure } from '../http/failure.ts';
import { someProse } from '../testing/lengths.ts';
import { takeRefusal } from './take-refusal.ts';

const FAILURE = new ServiceFailure('filtered', 'Declined.');

/** What comes of a text in pieces of so many characters. */
function taken(text: string, size: number): string {
  const stage = takeRefusal('english', FAILURE);
  let out = '';
  for (let at = 0; at < text.length; at += size) out += stage.push(text.slice(at, at + size));
  return out + stage.end();
}

const REFUSALS = [
  'I’m sorry, but I can’t help with that request.',
  "I can't write this story.",
  'I apologize, but I cannot create a story about that. Would you like a story about the sea instead?',
  'Lo siento, no puedo escribir esta historia.',
  'Désolé, je ne peux pas écrire cette histoire.',
  '抱歉，我无法为您创作这个故事。',
  '作为一个语言模型，我不能提供这样的内容。',
  '# Sorry\n\nI’m sorry, but I can’t help with that request.',
  'Thank you for your prompt. However, I cannot write this story because of my guidelines.',
];

const STORIES = [
  'I’m sorry I ever learned to swim, said the stone.',
  '“I’m sorry, but I can’t help with that request,” said the lamp, and went out.',
  '—Lo siento, no puedo ayudar —dijo el faro.',
  '# Sorry\n\nI’m sorry I ever learned to swim, said the stone.',
  'Thank you for your prompt answer, said the queen.',
  `I’m sorry, but I can’t help with that request. So began the letter. ${someProse(60)}`,
];

describe('a refusal in words', () => {
  it('is a failure, in every language and however it is cut', () => {
    for (const said of REFUSALS) {
      for (const size of [1, 7, 1000]) expect(() => taken(said, size), said).toThrow(FAILURE);
    }
  });

  it('is none where a story begins alike', () => {
    for (const said of STORIES) for (const size of [1, 7, 1000]) expect(taken(said, size)).toBe(said);
  });

  it('does not hold back a story that begins otherwise', () => {
    const stage = takeRefusal('english', FAILURE);
    expect([...'In the'].map((letter) => stage.push(letter))).toEqual(['', 'In', ' ', 't', 'h', 'e']);
  });
});
