import { describe, expect, it } from 'vitest';
import { cleanPrompt } from '../prompts/clean-prompt.ts';
import { createStoryFilter } from '../story-text/story-filter.ts';
import { growthOf } from '@storyloom/testing/growth';
import { asData } from './as-data.ts';
import { createJoiner } from './join-on.ts';
import { plainText } from './plain-text.ts';
import { storyMessages } from './story-messages.ts';
import { parseStoryRequest } from './story-request.ts';

/** Twice the text may take less than three times as long; work that grows with the square takes four times. */
const GROWTH_MAX = 3;

/** Texts of that many characters that make a pattern backtrack. */
const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'a title with a gap': (size) => `# a${' '.repeat(size)}x\n\nfoo.`,
  'a title of brackets': (size) => `# ${'('.repeat(size)}\n\nfoo.`,
  stars: (size) => `# ${'*_'.repeat(size / 2)}\n\nfoo.`,
  'white space, and then a letter': (size) => `${' '.repeat(size)}x`,
  'lines of nothing': (size) => `# a\n\nfoo.${' \n'.repeat(size / 2)}x`,
  'full stops': (size) => '.'.repeat(size),
  quotations: (size) => '."\n'.repeat(size / 3),
  'a flag and what is hidden behind it': (size) => `\u{1F3F4}${'\u{E0041}'.repeat(size / 2)}`,
  'brackets that open nothing': (size) => '\u2039'.repeat(size),
  'brackets and spaces': (size) => `${'\u2039'.repeat(9)}${' '.repeat(90)}`.repeat(size / 99),
  joiners: (size) => 'e\u200D\u200C'.repeat(size / 3),
  Chinese: (size) => '“灯灭了。”'.repeat(size / 6),
};

/** How much longer some work takes on a text of twice the length. */
const growthOn = (textOf: (size: number) => string, work: (text: string) => unknown): number =>
  growthOf((size) => {
    const text = textOf(size);
    return () => work(text);
  });

describe.each(Object.entries(SHAPES))('%s, of any length', (_, textOf) => {
  it.each<[string, (text: string) => unknown]>([
    ['made plain', plainText],
    ['made data', (text) => asData('story', text)],
    ['continued', (story) => createJoiner(story).push('# a\n\nfoo. Then it rained.')],
    ['joined on', (piece) => createJoiner('# a\n\nfoo.').push(piece)],
    ['sifted', (text) => createStoryFilter().push(text)],
    ['cleaned', (text) => cleanPrompt(`prompt${text}`, true)],
  ])('Text is %s in time that grows with its length', (__, work) => {
    expect(growthOn(textOf, work)).toBeLessThan(GROWTH_MAX);
  });

  it('A story so far is parsed and sent in time that grows with its length', () => {
    const bodyOf = (size: number): string => JSON.stringify({ prompt: textOf(1000), continueOf: textOf(size) });
    expect(growthOn(bodyOf, (body) => storyMessages(parseStoryRequest(body)))).toBeLessThan(GROWTH_MAX);
  });
});

describe('what a model writes', () => {
  it.each([
    ['spaces, before anything else', ' '],
    ['line ends, after the last sentence was repeated', '\n', 'foo.'],
    ['thoughts without an end', '<think>'],
    ['thoughts between words', 'a<think>b</think>'],
    ['letters', 'a'],
  ])('The last piece costs as much as the first: %s', (_, piece, first = '') => {
    const growth = growthOf((size) => () => {
      const [filter, joiner] = [createStoryFilter(), createJoiner('# a\n\nfoo. ')];
      joiner.push(filter.push(first));
      for (let at = 0; at < size; at += piece.length) joiner.push(filter.push(piece));
    });
    expect(growth).toBeLessThan(GROWTH_MAX);
  });

  it('One long piece with thoughts takes time that grows with its length', () => {
    const textOf = (size: number): string => `${'a'.repeat(size * 4)}${'b<think></think>'.repeat(size)}`;
    expect(growthOn(textOf, (text) => createStoryFilter().push(text))).toBeLessThan(GROWTH_MAX);
  });
});
