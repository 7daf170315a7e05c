import { countWords, endOfWords, LANGUAGES, type Language, type StoryRequest } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { prose } from '../testing/prose.ts';
import { cutPlace } from './cut-place.ts';
import { createMarkHolder } from './ending-mark.ts';
import { createLengthGate } from './length-gate.ts';
import { lengthPlan, nextCall, type CallEnding } from './next-call.ts';
import { createOpening } from './opening.ts';
import { createWordMeter } from './word-meter.ts';

it('Words of a growing text are counted as in the whole one, and a number is reached exactly', () => {
  for (const language of LANGUAGES) {
    const meter = createWordMeter(language, 100);
    let text = '';
    for (const piece of prose(language, 2, 600)) {
      text += piece;
      meter.push(piece);
      const words = 100 + countWords(text, language);
      expect([meter.reaches(words), meter.reaches(words + 1)]).toEqual([true, false]);
    }
    expect(meter.words()).toBe(100 + countWords(text, language));
  }
  expect(endOfWords('One two three', 'english', 2)).toBe('One two '.length);
  expect(endOfWords('One two three', 'english', 9)).toBe('One two three'.length);
  expect(endOfWords('One', 'english', 0)).toBe(0);
});

describe('a text without spaces in a story in English', () => {
  const inPieces = (text: string, push: (piece: string) => unknown): void => {
    for (const letter of text) push(letter);
  };

  it('has as many words letter by letter as at once', () => {
    for (const text of ['x'.repeat(4500), `One ${'x'.repeat(4500)}`, '他爱大海和月亮'.repeat(400)]) {
      const meter = createWordMeter('english', 0);
      inPieces(text, meter.push);
      expect(meter.words()).toBe(countWords(text, 'english'));
    }
  });

  it('is cut within a word of the same place letter by letter as at once', () => {
    const text = '我爱他和她'.repeat(400);
    const [once = 0, letters = 0] = [[text], [...text]].map((pieces) => {
      const gate = createLengthGate('english', { start: 0, holdFrom: 100, cutBy: 120, most: 120, early: false });
      return pieces.map(gate.push).join('').length + gate.end().length;
    });
    expect(Math.abs(letters - once)).toBeLessThanOrEqual(2);
  });
});

describe('where a text is cut', () => {
  const cut = (text: string, most: number, early = true, language: Language = 'english') => {
    const { at, paragraph } = cutPlace(text, language, most, early);
    return [text.slice(0, at), paragraph];
  };

  it('is after its first paragraph if more follows, else after the last that fits, but not after a heading', () => {
    const text = 'One two.\n\nThree four.\n\nFive six.\n\nSeven';
    expect(cut(text, 6)).toEqual(['One two.', true]);
    expect(cut(text, 6, false)).toEqual(['One two.\n\nThree four.\n\nFive six.', true]);
    expect(cut('One.\n\n## Two\n\nThree four', 3, false)).toEqual(['One.', true]);
    expect(cut('## Two\n\nThree four. Five six', 5)).toEqual(['## Two\n\nThree four.', false]);
    expect(cut('\n\nOne two three', 2)).toEqual(['', true]);
    // Without a paragraph it is after a sentence or a word.
    for (const [plain, most, kept] of [
      ['One two three. Four five', 4, 'One two three.'],
      ['*One two three.* Four five', 4, '*One two three.*'],
      ['One two three four five', 3, 'One two three'],
      ['One two three', 0, ''],
    ] as const) {
      expect(cut(plain, most)).toEqual([kept, false]);
    }
    expect(cut('我爱大海。他爱大海和月亮', 5, true, 'chinese')).toEqual(['我爱大海。', false]);
  });
});

it('“The End” and blank lines are held back until more follows, in whatever pieces they come', () => {
  const hold = (pieces: readonly string[]) => {
    const marks = createMarkHolder();
    const passed = pieces.map((piece) => marks.push(piece)).join('');
    return [passed, marks.held];
  };
  const marked = ['He slept.\n\nThe End', 'He slept.\n\n**THE END**\n', 'He slept.\n\n— Fin —', '他睡了。\n\n（完）'];
  for (const text of [...marked, 'He slept.\n\nThe', 'He slept.\n\n']) {
    const [before = ''] = text.split('\n');
    for (const pieces of [[text], [...text]]) expect(hold(pieces)).toEqual([before, text.slice(before.length)]);
  }
  const plain = ['# The', 'He slept.\n\nThe lamp', 'He slept.\n\nFinally', 'He slept. The end'];
  for (const text of [...plain, '他睡了。\n\n完了。天亮了', 'He slept.\n\nThe End\n\nOr so he thought.']) {
    for (const pieces of [[text], [...text]]) expect(hold(pieces)).toEqual([text, '']);
  }
});

it('A call that begins where text is held back sends nothing before its end', () => {
  const gate = createLengthGate('english', { start: 5, holdFrom: 5, cutBy: 8, most: 10, early: false });
  expect([gate.push('Nobody came down.'), gate.end(), gate.words()]).toEqual(['', 'Nobody came down.', 8]);
});

it('Pictures without words are held back only for a while', () => {
  const gate = createLengthGate('english', { start: 5, holdFrom: 5, cutBy: 8, most: 10, early: false });
  const opening = createOpening('english', 10);
  const pictures = '🦊'.repeat(5000);
  expect([gate.push(pictures), gate.over, opening.push(pictures)]).toEqual(['', false, pictures]);
  expect([gate.push(pictures), gate.over, gate.end()]).toEqual(['', true, pictures + pictures]);
});

describe('the plan for the length of a story', () => {
  const words = (count: number): string => 'word '.repeat(count).trim();
  const planOf = (fields: Partial<StoryRequest>) =>
    lengthPlan({ prompt: 'A lamp', genre: 'fantasy', language: 'english', length: 500, ...fields } as StoryRequest);

  it('counts a continued story as a whole, and a next chapter by itself', async () => {
    expect(await planOf({})).toMatchObject({ start: 0, aim: 500 });
    expect(await planOf({ length: 2000, continueOf: words(300) })).toMatchObject({ start: 300, aim: 2000 });
    expect(await planOf({ continueOf: words(300), next: 'A ship comes.' })).toMatchObject({ start: 0, aim: 500 });
  });

  it('tells the model whether its story had ended', async () => {
    for (const [end, before, ended] of [
      ['empty', 'complete', true],
      ['empty', 'length', false],
      ['complete', 'length', true],
      ['length', 'complete', false],
    ] as readonly (readonly [CallEnding, CallEnding, boolean])[]) {
      const call = { call: 2, calls: 5, words: 300, asked: 200, brought: 0, idle: 1, endings: 0 };
      expect(nextCall(await planOf({}), { ...call, end, before })).toMatchObject({ kind: 'more', words: 200, ended });
    }
  });
});
