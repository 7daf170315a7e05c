import { remembered } from './chinese-memo.ts';
import { findWord, longestTerm, type NounKind, type Word } from './lexicon.ts';

export const PUNCTUATION = '，。！？；：、,.!?;:（）()“”‘’\\s';

export const BEINGS: ReadonlySet<NounKind> = new Set<NounKind>(['child', 'grownup', 'animal', 'creature', 'toy']);

export interface Term {
  readonly word: Word;
  readonly end: number;
}

/** A name or a noun, before names and nouns for the same being are joined. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly word?: Word;
  readonly name?: string;
  readonly isToy?: boolean;
  readonly owner?: 'asker' | 'other';
  readonly age?: number;
  /** The noun as it was written: 弟弟. */
  readonly noun?: string;
  readonly gender?: 'm' | 'f';
  readonly isAfraid?: boolean;
  /** Whether it writes of its own brother or sister. */
  readonly isSibling?: boolean;
}

const COUNTED = /[只条头匹个位名群朵颗棵座的布怕]/u;
const CLEAR = /[狗猫兔鹅]/u;

/** Whether one character is a noun, and not half of another word: after a measure word, 的 or 怕, or one that hardly ever is. */
const isAlone = (text: string, at: number): boolean => CLEAR.test(text[at] ?? '') || COUNTED.test(text[at - 1] ?? '');

const SIZES = /^[小大老]?[黄白黑灰花胖]?/u;

/** Other words for those of the lexicon. */
const ALIASES: Readonly<Record<string, string>> = {
  牦牛: '牛',
  奶牛: '牛',
  金毛: '狗',
  柯基: '狗',
  二哈: '狗',
  英短: '猫',
  阿嬷: '奶奶',
  阿爷: '爷爷',
  家婆: '奶奶',
  家公: '爷爷',
  嬷嬷: '奶奶',
  嗲嗲: '爷爷',
  太婆: '奶奶',
  太奶: '奶奶',
  太姥: '奶奶',
  阿太: '奶奶',
  太公: '爷爷',
  太爷: '爷爷',
  外太婆: '奶奶',
  外太公: '爷爷',
  太外婆: '奶奶',
  太外公: '爷爷',
  太奶奶: '奶奶',
  太姥姥: '奶奶',
  太姥爷: '爷爷',
  太爷爷: '爷爷',
  曾祖母: '奶奶',
  曾祖父: '爷爷',
  后爸: '爸爸',
  继父: '爸爸',
  后妈: '妈妈',
  继母: '妈妈',
};

function termIn(text: string, at: number): Term | undefined {
  // 老太婆 is an old woman, and nobody’s great-grandmother.
  for (const end of text[at - 1] === '老' ? [] : [at + 3, at + 2]) {
    const alias = ALIASES[text.slice(at, end)];
    const other = alias && findWord(alias, 'chinese');
    if (other) return { word: other, end };
  }
  const last = at + (SIZES.exec(text.slice(at, at + 2))?.[0].length ?? 0);
  for (let end = Math.min(text.length, last + longestTerm('chinese')); end > at; end -= 1) {
    // 小猫咪咪 is 小猫 with the name 咪咪.
    if (text[end] === text[end - 1]) continue;
    for (let start = at; start <= last && start < end; start += 1) {
      const word = findWord(text.slice(start, end), 'chinese');
      // 花 before a noun is a colour only of animals: 花花 is a name.
      if (start > at && word && !/^[小大老]$/u.test(text.slice(at, start)) && !BEINGS.has(word.form.kind)) continue;
      if (word && (end - start > 1 || start > at || isAlone(text, start))) return { word, end };
    }
  }
  return undefined;
}

/** How far a noun and what decides about it may reach: a size, a colour and the character behind. */
const BEYOND = 3;
const termBehindFirst = remembered((window) => termIn(window, 1));

/** The word of the lexicon at a place that reaches farthest, also with 小, 大, 老 or a colour before it: 小猫头鹰 is no 小猫. */
export function termAt(text: string, at: number): Term | undefined {
  const before = at > 0 ? (text[at - 1] ?? '') : ' ';
  const term = termBehindFirst(`${before}${text.slice(at, at + longestTerm('chinese') + BEYOND)}`);
  return term && { word: term.word, end: term.end - 1 + at };
}
