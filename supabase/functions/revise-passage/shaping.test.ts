import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePassageRequest } from '../_shared/passages/passage-request.ts';
import { shapeAnswer } from '../_shared/passages/shape-answer.ts';
import { createStoryFilter } from '../_shared/provider/story-filter.ts';
import { PASSAGE_ANSWERS } from '../_shared/testing/fixtures/passage-answers.ts';
import { PASSAGE_BODY } from '../_shared/testing/passages.ts';

/** What the reader gets of an answer that arrives in pieces of these sizes, in turn; the failure's message if it is none. */
function shaped(said: string, fields: object, sizes: readonly number[]): string {
  const shaper = shapeAnswer(parsePassageRequest(JSON.stringify({ ...PASSAGE_BODY, ...fields })));
  const filter = createStoryFilter();
  let text = '';
  try {
    for (let at = 0, turn = 0; at < said.length && shaper.done !== true; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      text += shaper.push(filter.push(said.slice(at, at + size)));
      at += size;
    }
    return text + shaper.push(filter.end()) + shaper.end();
  } catch (error) {
    return (error as Error).message;
  }
}

describe('an answer in pieces', () => {
  it.each(PASSAGE_ANSWERS.map((answer) => [answer.title, answer] as const))(
    '%s, however it is cut',
    (_, { said, fields = {}, gets }) => {
      const whole = shaped(said, fields, [said.length]);
      // An empty text becomes a failure later.
      expect(typeof gets === 'string' ? [gets] : [gets.message, '']).toContain(whole);
      for (const sizes of [[1], [2], [3, 1], [7], [50, 1]]) expect(shaped(said, fields, sizes)).toBe(whole);
    },
  );

  const WORDS = [
    'the',
    'sea',
    'I',
    'sure',
    'here',
    'Sorry',
    '“no”',
    '«',
    '»',
    '"',
    '’',
    '*',
    '**',
    '#',
    '`',
    '<',
    '>',
    '&',
    '。',
    '灯',
    '\n',
    '\n\n',
    '. ',
    '!',
    '—',
    '🌍',
    '(',
    ':',
  ];
  const answers = fc
    .array(fc.constantFrom(...WORDS), { maxLength: 40 })
    .map((words) => `Up there, ${words.join(' ')} ended`);

  it('Any other words arrive whole, however they are cut', () => {
    fc.assert(
      fc.property(answers, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 9 }), (said, sizes) => {
        expect(shaped(said, {}, sizes)).toBe(said);
      }),
      { numRuns: 300 },
    );
  });

  it('A quotation that never ends is passed on after a while', () => {
    const shaper = shapeAnswer(parsePassageRequest(JSON.stringify(PASSAGE_BODY)));
    expect(shaper.push('“Up there. '.padEnd(8000, 'and on '))).toBe('');
    expect(shaper.push('and on, and on. ')).toHaveLength(8015);
  });

  it('Text is passed on while it arrives, and is not held back to its end', () => {
    const shaper = shapeAnswer(
      parsePassageRequest(JSON.stringify({ ...PASSAGE_BODY, before: 'It rang. ', after: ' And then.' })),
    );
    expect(shaper.push('Up the stairs, ')).toBe('Up the stairs,');
    expect(shaper.push('lamp in ')).toBe(' lamp in');
    expect(shaper.push('hand.')).toBe(' hand.');
  });
});
