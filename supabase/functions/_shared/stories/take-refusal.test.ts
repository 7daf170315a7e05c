import { describe, expect, it } from 'vitest';
import { ServiceFailure } from '../http/failure.ts';
import { someProse } from '../testing/lengths.ts';
import { takeRefusal } from './take-refusal.ts';

const FAILURE = new ServiceFailure('filtered', 'Declined.');

/** What comes of a text in pieces of so many characters. */
function taken(text: string, size: number): string {
  const stage = takeRefusal('english', () => FAILURE);
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
  '“I’m sorry, but I can’t help with that request.”',
  '# Request Declined\n\nI’m sorry, but I can’t help with that request.',
  '**Content Policy**\n\n---\n\nI’m not able to write that story.',
  'I appreciate your creativity, but I must decline to write this story.',
  'I must respectfully decline.',
  'I’m really sorry, but I can’t continue with this. Please reach out to a friend.',
  'I’m sorry, but I can’t help you. I can suggest another theme.',
  'It’s against my guidelines to write this.',
  '对不起，我不能帮助你。',
  'I won’t be able to continue this story.',
  'We are unable to fulfil this request.',
  'This request violates our usage policies, so I cannot fulfill it.',
  'Lamento no poder ayudarte con esa historia.',
  'Disculpa, no puedo escribir esa historia.',
  'Je suis navré, mais je ne peux pas écrire cette histoire.',
  'Excusez-moi, je ne peux pas vous aider.',
  'Es tut mir leid, aber ich kann diese Geschichte nicht schreiben.',
  'Leider kann ich dir dabei nicht helfen.',
  '很遗憾，我不能写这个故事。',
  'I’m sorry, but I can’t write this story. The request describes content that my guidelines do not allow. I would be happy to write a different story instead. I could write a story about friendship, about the sea, or about a family that finds its way home. Let me know which of these themes you would like to explore, and I will write a story that keeps to the guidelines and to the genre of your request. I can also help with a plot.',
];

const STORIES = [
  'I’m sorry I ever learned to swim, said the stone.',
  '“I’m sorry, but I can’t help with that request,” said the lamp, and went out.',
  '—Lo siento, no puedo ayudar —dijo el faro.',
  '# Sorry\n\nI’m sorry I ever learned to swim, said the stone.',
  'Thank you for your prompt answer, said the queen.',
  '“I can’t go with you,” said Mara, and she shut the door.',
  'I can’t go with you to the harbour. The boat has left without us.',
  'I’m not able to write to you from here, my love. The ink is frozen.',
  'I must decline, said Mara, and she left the ball.',
  '# No\n\n“I won’t help you,” he said. The story ends there.',
  'No puedo ayudarte, dijo el faro, y se apagó.',
  '我不能写信给你，风太大了。',
  '对不起，奶奶。我不能帮你找到那只猫了。',
  'I can’t help you. The words came from the well.',
  'As an AI, I was built to count whales. I have counted nine.',
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
    const stage = takeRefusal('english', () => FAILURE);
    expect([...'In the'].map((letter) => stage.push(letter))).toEqual(['', 'In', ' ', 't', 'h', 'e']);
  });
});
