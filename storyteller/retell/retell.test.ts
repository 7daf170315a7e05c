import { countWords, LANGUAGES, type PassageAction } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../engine/sentences.ts';
import { wrongPersons } from '../lint/persons.ts';
import { orderFor, storiesIn, type Told } from '../testing/passages.ts';
import { type PassageOrder, retell } from './retell.ts';

const textFor = (order: PassageOrder): string => {
  const result = retell(order);
  if ('cannot' in result) throw new Error(result.cannot);
  return result.text;
};

const STRANGE = /[{}[\]<>|@¶]|\/\/|undefined|\?{2}|,\.|\.\s?,| {2}| [.,]|(?<!\.)\.\.(?!\.)/;
const each = (language: Told['language'], check: (told: Told) => void): void => storiesIn(language).forEach(check);

describe.each(LANGUAGES)('a passage of the storyteller in %s', (language) => {
  it('gets another text without faults, in the same person and length, by every action', () => {
    const actions: readonly (readonly [PassageAction, Partial<PassageOrder>, least: number, most: number])[] = [
      ['rewrite', {}, 0.5, 1.5],
      ['shorten', {}, 0.25, 0.7],
      ['expand', {}, 1.6, 2.6],
      ['tone', { tone: 'mysterious' }, 0.5, 2],
      ['continue', {}, 0.2, 10],
    ];
    each(language, (told) => {
      for (const [action, more, least, most] of actions) {
        const order = orderFor(told, action, more);
        const text = textFor(order);
        expect(text).not.toBe(order.passage);
        expect(text).not.toMatch(STRANGE);
        expect(wrongPersons(text, language, told.perspective)).toEqual([]);
        const sentences = sentencesOf(text);
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
        const share = countWords(text, language) / countWords(order.passage, language);
        expect(share, action).toBeGreaterThan(least);
        expect(share, action).toBeLessThan(most);
        expect(textFor(order)).toBe(text);
      }
    });
  });

  it('keeps its paragraphs in other words, and every sentence in a longer text', () => {
    each(language, (told) => {
      const order = orderFor(told, 'rewrite');
      const text = textFor(order);
      expect(text.split('\n')).toHaveLength(order.passage.split('\n').length);
      const before = new Set(sentencesOf(order.passage));
      const after = sentencesOf(text);
      expect(after.filter((sentence) => before.has(sentence)).length).toBeLessThanOrEqual(after.length / 2);
      expect(textFor({ ...order, attempt: 2 })).not.toBe(text);
      const longer = textFor(orderFor(told, 'expand'));
      expect([...before].filter((sentence) => !longer.includes(sentence))).toEqual([]);
    });
  });

  it('is followed by a text that repeats no sentence of it or around it', () => {
    each(language, (told) => {
      const order = orderFor(told, 'continue');
      const there = new Set(sentencesOf(order.before + order.passage + order.after));
      expect(sentencesOf(textFor(order)).filter((sentence) => there.has(sentence))).toEqual([]);
    });
  });
});

describe('a passage that the storyteller cannot change', () => {
  const [told] = storiesIn('english');

  it('is another author’s, a heading alone, or one with an instruction', () => {
    expect(retell(orderFor(told!, 'custom'))).toEqual({ cannot: 'instruction' });
    expect(retell(orderFor(told!, 'rewrite', { passage: '## The Dry Ink' }))).toEqual({ cannot: 'another author' });
    const passage = 'The cat sat on the mat. Nobody had asked it to.\n\nIt was a Sunday.';
    for (const action of ['rewrite', 'shorten', 'expand', 'tone', 'continue'] as const) {
      expect(retell(orderFor(told!, action, { passage, tone: 'light' }))).toEqual({ cannot: 'another author' });
    }
  });

  it('keeps the headings and sentences of another author in it', () => {
    const { passage } = orderFor(told!, 'rewrite');
    const strange = 'My own dog, Biscuit, ate the ferry ticket.';
    const text = textFor(orderFor(told!, 'rewrite', { passage: `## Biscuit\n\n${strange} ${passage}\n\n${strange}` }));
    expect(text.startsWith(`## Biscuit\n\n${strange} `)).toBe(true);
    expect(text.endsWith(`\n\n${strange}`)).toBe(true);
    expect(text).not.toContain(passage);
  });
});
