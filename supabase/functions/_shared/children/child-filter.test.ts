import { readdir, readFile } from 'node:fs/promises';
import { LANGUAGES } from '@storyloom/shared/domain';
import { CHILDREN_PROMPTS } from '@storyloom/storyteller/children-prompts';
import { tellStory } from '@storyloom/storyteller/tell-story';
import { describe, expect, it } from 'vitest';
import { createChildFilter, isUnsuitable } from './child-filter.ts';

describe('unsuitable words', () => {
  it('are found in four languages, disguised or not', () => {
    for (const text of [
      'A fox who murders a hen',
      'They were TORTURED in the cellar',
      'She stabbed the old king to death.',
      'hot s3x on the beach',
      'what the fuck',
      'what the f\u200buck',
      'ＰＯＲＮ',
      'f\u3164u\u2800ck',
      'f\u0337u\u0337c\u0337k\u0337',
      'p\u043ern',
      '$ex and 5ex',
      'an a55hole',
      's e x on the beach',
      'what the f.u.c.k',
      'F*U*C*K',
      'un cuento con mierda y suicidios',
      'une histoire de meurtre et de suicide',
      '一个关于毒品和谋杀的故事',
      '他想自杀',
    ]) {
      expect(isUnsuitable(text), text).toBe(true);
    }
  });

  it('are not found where harmless ones look alike', () => {
    for (const text of [
      'A heroine in Essex counts her sextants with Dick and a cock that crows',
      'A murder of crows, a blue tit, a great tit and a pussycat under a pussy willow',
      'A, B, C: she spells c-a-t and d.o.g and h e n, pays $5 on the 4th of May, and J. R. R. reads to 3 pigs @ home',
      'The classic bass plays an assembly; Scunthorpe is a town',
      'There was a chink in the wall; everything was spic and span',
      'He killed time and stabbed at his peas, dying of laughter',
      'Le train est en retard, et on râpe le fromage; la tortue dispute un biscuit',
      'La heroína cuenta setenta y seis pollos sin molestar a nadie',
      '妈妈的大麻袋里装着一颗做爱心的糖，马上吊起来，金黄片片，天性交给她',
      '女性爱好者的杀人鲸',
    ]) {
      expect(isUnsuitable(text), text).toBe(false);
    }
  });

  it('are in nothing of the demo storyteller, nor of the demo community, for children', async () => {
    const tales = new URL('../../../../storyteller/tales/', import.meta.url);
    const files = (await readdir(tales, { recursive: true })).filter((file) => file.endsWith('.md'));
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) {
      expect(isUnsuitable(await readFile(new URL(file, tales), 'utf8')), file).toBe(false);
    }
    const [language] = LANGUAGES;
    const order = {
      genre: 'children',
      language,
      perspective: 'third',
      tone: 'light',
      length: 1500,
      attempt: 1,
    } as const;
    expect(isUnsuitable(tellStory({ ...order, prompt: 'A murder of crows learns to sing' }))).toBe(false);
    expect(LANGUAGES.flatMap((each) => CHILDREN_PROMPTS[each]).filter(isUnsuitable)).toEqual([]);
    const seed = await readFile(new URL('../../../seed.sql', import.meta.url), 'utf8');
    const rows = seed.split(/\),\n/).filter((row) => row.includes("'children'"));
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(isUnsuitable)).toEqual([]);
  });
});

/** The text that passes of a story in these pieces, and whether it was stopped. */
function watched(pieces: readonly string[]): { readonly shown: string; readonly stopped: boolean } {
  const filter = createChildFilter();
  let shown = '';
  for (const piece of [...pieces, undefined]) {
    const released = piece === undefined ? filter.end() : filter.push(piece);
    if (released === null) return { shown, stopped: true };
    shown += released;
  }
  return { shown, stopped: false };
}

describe('the filter of a story for children', () => {
  const GOOD = '# The Heroine\n\n“Off we go!” said the fox’s wife… 狐狸说：“走吧。” And 3 crows — a murder of crows.';

  it('passes a suitable story unchanged, and stops another before the word, wherever it is cut', () => {
    for (const size of [1, 2, 3, 7, 200]) {
      const pieces = GOOD.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(watched(pieces)).toEqual({ shown: GOOD, stopped: false });
    }
    for (const [text, word] of [
      ['The fox took cocaine.', 'cocaine'],
      ['The fox took cocaine', 'cocaine'],
      ['狐狸吸食毒品。', '毒品'],
      ['She was stabbed with a knife to death, they say.', 'death'],
      ['One day he killed himself there.', 'himself'],
    ] as const) {
      for (let at = 0; at <= text.length; at += 1) {
        const { shown, stopped } = watched([text.slice(0, at), text.slice(at)]);
        expect(stopped, text.slice(0, at)).toBe(true);
        expect(shown).not.toContain(word);
      }
      expect(watched(text.split('')).stopped).toBe(true);
    }
  });

  it('takes no end of a longer word for an unsuitable one', () => {
    for (const word of ['Essex', 'scraped', 'grapes', 'thorny']) {
      for (let size = 70; size <= 90; size += 1) {
        const pieces = [`The ${word} ${'a '.repeat(50)}`.slice(0, size), ' b'];
        expect(watched(pieces), `${word} ${size}`).toMatchObject({ stopped: false });
      }
    }
  });

  it('knows the text that a story continues', () => {
    const filter = createChildFilter('At last he killed');
    expect(filter.push(' himself, they say')).toBeNull();
    expect(createChildFilter('Once he took cocaine.').push('He slept, they say')).toBe('He slept, they ');
  });

  it('holds back only the rest of a word', () => {
    const filter = createChildFilter();
    expect(filter.push('Once upon a time, ')).toBe('Once upon a time, ');
    expect(filter.push('a fo')).toBe('a ');
    expect(filter.push('x and')).toBe('fox ');
    expect(filter.push('x'.repeat(200))).toBe(`and${'x'.repeat(200)}`);
    expect(filter.push('狐狸在森林里。')).toBe('狐狸在森林里。');
  });
});
