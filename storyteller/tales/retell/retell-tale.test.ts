import { countWords, LANGUAGES, type Language } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import type { StoryOrder } from '../../engine/cast.ts';
import type { PassageOrder } from '../../retell/retell.ts';
import { sentencesOf } from '../lint/lint-tale.ts';
import { continueTale, tellNextChapter, tellRequest } from '../tell-request.ts';
import { ASKED, orderOf } from '../testing/asked.ts';
import { castOfTale, suggestTitles } from './describe-tale.ts';
import { retellTale } from './retell-tale.ts';

interface Told {
  readonly order: StoryOrder;
  readonly hero: string;
  readonly friend: string;
  readonly text: string;
}

const storiesIn = (language: Language, length = 800): Told[] =>
  ASKED[language].flatMap(([prompt, hero, friend], at) => {
    const order = orderOf(prompt, language, length, at);
    return [{ order, hero, friend, text: tellRequest(order).text }];
  });

/** A change of a whole story but its title. */
function changed({ order, text }: Told, action: PassageOrder['action'], more: Partial<PassageOrder> = {}): string {
  const [title = '', ...paragraphs] = text.split('\n\n');
  const around = { before: `${title}\n\n`, after: '', tone: undefined, attempt: 3 };
  const result = retellTale({ ...order, ...around, passage: paragraphs.join('\n\n'), action, ...more });
  if ('cannot' in result) throw new Error(result.cannot);
  return result.text;
}

describe.each(LANGUAGES)('a tale in %s', (language) => {
  const stories = storiesIn(language);

  it('is rewritten in other words, with its people and about its length', () => {
    for (const told of stories) {
      const text = changed(told, 'rewrite');
      const before = new Set(sentencesOf(told.text, language));
      const after = sentencesOf(text, language);
      expect(after.filter((sentence) => before.has(sentence)).length / after.length).toBeLessThan(0.25);
      for (const name of [told.hero, told.friend]) expect(text).toContain(name);
      const share = countWords(text, language) / countWords(told.text, language);
      expect(share).toBeGreaterThan(0.7);
      expect(share).toBeLessThan(1.3);
    }
  });

  it('is shortened', () => {
    for (const told of stories) {
      expect(countWords(changed(told, 'shorten'), language)).toBeLessThan(countWords(told.text, language) * 0.85);
    }
  });

  it('is expanded', () => {
    for (const told of storiesIn(language, 500)) {
      const longer = changed(told, 'expand');
      expect(countWords(longer, language)).toBeGreaterThan(countWords(told.text, language));
      for (const name of [told.hero, told.friend]) expect(longer).toContain(name);
    }
  });

  it('goes on to its end from any paragraph, even when one was changed by hand', () => {
    for (const { order, text, friend } of stories) {
      const paragraphs = text.split('\n\n');
      const own = paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).with(2, 'A sentence of my own.');
      const rest = continueTale(order, own.join('\n\n'), false) ?? '';
      expect(rest.startsWith('\n\n')).toBe(true);
      expect(rest).toContain(friend);
      expect(rest).not.toMatch(/^#/m);
      for (const paragraph of own.filter((each) => each.length > 60)) expect(rest).not.toContain(paragraph);
      expect(continueTale(order, `${own.join('\n\n')}${rest}`, true)).toBe('');
    }
  });

  it('has a cast, and a next chapter with one of the titles it suggests', () => {
    for (const { order, hero, friend, text } of stories) {
      const names = castOfTale(text, language)?.characters.map(({ name }) => name);
      expect(names?.slice(0, 2)).toEqual([hero, friend]);
      const [title = ''] = suggestTitles(text, language);
      const chapter = tellNextChapter(order, text, title);
      expect(chapter.split('\n')[0]).toBe(`## ${title}`);
      expect(continueTale(order, text, false)).toMatch(/^\n\n## \S/);
    }
  });
});

it('a passage of another author, and another tone, are refused', () => {
  const [told] = storiesIn('english');
  const order = { ...told!.order, before: '', after: '', tone: undefined, attempt: 1 };
  expect(
    retellTale({ ...order, action: 'rewrite', passage: 'The cat sat on the mat.\n\nNobody had asked it to.' }),
  ).toEqual({ cannot: 'another author' });
  expect(() => changed(told!, 'tone', { tone: 'mysterious' })).toThrow('one tone');
});

it.each([
  ['english', 'Theo is scared of the dark, with his brother Max and his toy octopus Sock', 'Sock'],
  ['spanish', 'Lía tiene miedo a la oscuridad. Con su hermano Hugo y su gata Nube', 'Nube'],
  ['french', 'Lina a peur du noir, avec son frère Noé et son lapin Biscotte', 'Biscotte'],
  ['chinese', '小满怕黑，他有个妹妹叫小雨，还有一只玩具熊叫团团', '团团'],
] as const)('keeps a toy or pet that comes along beside another child (%s, %s)', (language, prompt, name) => {
  const order = orderOf(prompt, language, 700, 1);
  const text = tellRequest(order).text;
  expect(text.split(name).length).toBe(3);
  expect(changed({ order, text, hero: '', friend: '' }, 'expand').split(name).length).toBe(3);
});
