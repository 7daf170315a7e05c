import { countWords, LANGUAGES, type PassageAction } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../engine/sentences.ts';
import { wrongPersons } from '../lint/persons.ts';
import { PACKS } from '../packs/packs.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { tellStory } from '../server/tell-story.ts';
import { orderFor, storiesIn, type Told } from '../testing/passages.ts';
import { readSegments } from './reading.ts';
import { recognize } from './recognize.ts';
import { type PassageOrder, retell } from './retell.ts';

const textFor = (order: PassageOrder): string => {
  const result = retell(order);
  if ('cannot' in result) throw new Error(result.cannot);
  return result.text;
};

const STRANGE = /[{}[\]<>|@¶]|\/\/|undefined|\?{2}|,\.|\.\s?,| {2}| [.,]|(?<!\.)\.\.(?!\.)/;
const each = (language: Told['language'], check: (told: Told) => void): void => storiesIn(language).forEach(check);

describe.each(LANGUAGES)('a passage of the storyteller in %s', (language) => {
  it.each<[PassageAction, Partial<PassageOrder>]>([
    ['rewrite', {}],
    ['shorten', {}],
    ['expand', {}],
    ['tone', { tone: 'mysterious' }],
    ['tone', { tone: 'dramatic' }],
    ['continue', {}],
  ])('The action %s gives another text without faults, in the same perspective', (action, more) => {
    each(language, (told) => {
      const order = orderFor(told, action, more);
      const text = textFor(order);
      expect(text).not.toBe(order.passage);
      expect(text).not.toMatch(STRANGE);
      expect(wrongPersons(text, language, told.perspective)).toEqual([]);
      const sentences = sentencesOf(text);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    });
  });

  it('Rewriting keeps the paragraphs and their order, and changes most sentences', () => {
    each(language, (told) => {
      const order = orderFor(told, 'rewrite');
      const text = textFor(order);
      expect(text.split('\n')).toHaveLength(order.passage.split('\n').length);
      const before = new Set(sentencesOf(order.passage));
      const after = sentencesOf(text);
      expect(after.filter((sentence) => before.has(sentence)).length).toBeLessThanOrEqual(after.length / 2);
    });
  });

  it('Rewriting a whole story keeps its hero, with the pronouns, and the words of its prompt', () => {
    each(language, (told) => {
      const read = (text: string) => {
        const segments = recognize(text, told).flatMap((block) => block.segments);
        const { slots, heroGender } = readSegments(segments, told, PACKS[language][told.genre], GRAMMARS[language]);
        const { name, he, him, companion, home, noun, noun2 } = slots;
        return { name, he, him, companion, home, noun, noun2, heroGender };
      };
      const rewritten = textFor(orderFor(told, 'rewrite', { passage: told.story, before: '', after: '' }));
      expect(read(rewritten)).toEqual(read(told.story));
    });
  });

  it('Another attempt gives another text, and the same attempt the same', () => {
    each(language, (told) => {
      const [one, two] = [1, 2].map((attempt) => orderFor(told, 'rewrite', { attempt }));
      expect(textFor(one!)).toBe(textFor(one!));
      expect(textFor(two!)).not.toBe(textFor(one!));
    });
  });

  it('Shortening leaves about half of the words, and expanding makes about twice as many', () => {
    each(language, (told) => {
      const words = countWords(orderFor(told, 'shorten').passage, language);
      const [short, long] = (['shorten', 'expand'] as const).map(
        (action) => countWords(textFor(orderFor(told, action)), language) / words,
      );
      expect(short).toBeGreaterThan(0.25);
      expect(short).toBeLessThan(0.7);
      expect(long).toBeGreaterThan(1.6);
      expect(long).toBeLessThan(2.6);
    });
  });

  it('Expanding keeps every sentence that stands there', () => {
    each(language, (told) => {
      const order = orderFor(told, 'expand');
      const text = textFor(order);
      expect(sentencesOf(order.passage).filter((sentence) => !text.includes(sentence))).toEqual([]);
    });
  });

  it('What follows a passage repeats no sentence of it or around it', () => {
    each(language, (told) => {
      const order = orderFor(told, 'continue');
      const text = textFor(order);
      const there = new Set(sentencesOf(order.before + order.passage + order.after));
      expect(sentencesOf(text).filter((sentence) => there.has(sentence))).toEqual([]);
      expect(countWords(text, language)).toBeGreaterThan(60);
    });
  });
});

describe('a passage that the storyteller cannot change', () => {
  const [told] = storiesIn('english');

  it('Another author’s text has no other words', () => {
    const passage = 'The cat sat on the mat. Nobody had asked it to.\n\nIt was a Sunday.';
    for (const action of ['rewrite', 'shorten', 'expand', 'tone', 'continue'] as const) {
      expect(retell(orderFor(told!, action, { passage, tone: 'light' }))).toEqual({ cannot: 'another author' });
    }
  });

  it('A heading alone has no other words', () => {
    expect(retell(orderFor(told!, 'rewrite', { passage: '## The Dry Ink' }))).toEqual({ cannot: 'another author' });
  });

  it('An instruction is not followed', () => {
    expect(retell(orderFor(told!, 'custom'))).toEqual({ cannot: 'instruction' });
  });

  it('The sentences of another author and the headings stay when the ones around them are rewritten', () => {
    const { passage } = orderFor(told!, 'rewrite');
    const strange = 'My own dog, Biscuit, ate the ferry ticket.';
    const text = textFor(orderFor(told!, 'rewrite', { passage: `## Biscuit\n\n${strange} ${passage}\n\n${strange}` }));
    expect(text.startsWith(`## Biscuit\n\n${strange} `)).toBe(true);
    expect(text.endsWith(`\n\n${strange}`)).toBe(true);
    expect(text).not.toContain(passage);
  });
});

it('A hero whom the prompt gives no gender stays they in other words', () => {
  const settings = { language: 'english', genre: 'children', perspective: 'third', tone: 'light', attempt: 1 } as const;
  const prompt = 'An old robot named Bolt carries a letter to the last garden on Mars';
  const passage = tellStory({ ...settings, prompt, length: 700 });
  const text = textFor({ ...settings, action: 'rewrite', passage, before: '', after: '' });
  const pronouns = (story: string): number => story.match(/\b(?:they|their|them)\b/gi)?.length ?? 0;
  expect(pronouns(passage)).toBeGreaterThan(10);
  expect(pronouns(text)).toBeGreaterThan(pronouns(passage) * 0.8);
});
