import { describe, expect, it } from 'vitest';
import type { StoryOrder } from '../engine/cast.ts';
import { checkStory } from './check-story.ts';
import { wrongPersons } from './persons.ts';

const order: StoryOrder = {
  language: 'english',
  genre: 'fantasy',
  perspective: 'third',
  tone: 'neutral',
  length: 500,
  attempt: 1,
  prompt: '',
};
const nouns = ['bell', 'ferry'];
const body = Array.from({ length: 62 }, (_, at) => `Mira counted ${at} bells on the ferry again.`).join(' ');
const story = `# The Bell\n\n${body}`;

describe('the check of a story', () => {
  it('A sound story has no problems', () => {
    expect(checkStory(story, order, nouns)).toEqual([]);
  });

  it.each([
    ['a wrong length', story.slice(0, 2000), /words instead of 500/],
    ['a sentence that comes twice', `${story} Mira counted 7 bells on the ferry again.`, /^twice: Mira counted 7/],
    ['an unfilled slot', `${story} It was {late}.`, /\{late/],
    ['a missing title', body, /no title/],
    ['a word of another person', `${story} That was my bell.`, /third person: my/],
    ['missing words of the prompt', story.replaceAll('ferry', 'boat'), /only: bell/],
  ])('The check finds %s', (_, text, problem) => {
    expect(checkStory(text, order, nouns)).toEqual([expect.stringMatching(problem)]);
  });

  it('A story in the first person needs a word of that person', () => {
    expect(checkStory(story, { ...order, perspective: 'first' }, nouns)).toEqual(['no word of the first person']);
  });

  it.each([
    ['english', '“Are you mine?” she said, and I left.', ['I']],
    ['spanish', '—¿Eres tú? —dijo mi madre—. No te veo.', ['mi']],
    ['french', '« Tu viens ? » dit-elle à ma sœur, et j’attends.', ['ma', 'j’']],
    ['chinese', '“你是谁？”我问。', ['我']],
  ] as const)('Words in speech are ignored in %s', (language, text, words) => {
    expect(wrongPersons(text, language, 'third')).toEqual(words);
  });
});
