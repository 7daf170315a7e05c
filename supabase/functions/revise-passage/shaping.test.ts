import type { PassageRequest } from '@storyloom/shared/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePassageRequest } from '../_shared/passages/passage-request.ts';
import { shapeAnswer } from '../_shared/passages/shape-answer.ts';
import { createStoryFilter } from '../_shared/story-text/story-filter.ts';
import { PASSAGE, PASSAGE_BODY } from '../_shared/testing/passages.ts';

type Fields = Partial<PassageRequest>;

const shaperFor = (fields: Fields = {}) =>
  shapeAnswer(parsePassageRequest(JSON.stringify({ ...PASSAGE_BODY, ...fields })));

/** What the reader gets of an answer that arrives in pieces of these sizes, in turn; the failure's message if it is none. */
function shaped(said: string, fields: Fields, sizes: readonly number[]): string {
  const shaper = shaperFor(fields);
  const filter = createStoryFilter({ kind: 'passage' });
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

const NEW = 'Lamp in hand, the keeper went up. The window stood open, and the sea was in the room.';
const BEFORE = '# The Door\n\nAll evening the wind had risen. Nobody rang the bell.\n\n';
const AFTER = '\n\nIn the morning the stairs were dry again. Nobody spoke of it.';
const CONTINUE: Fields = { action: 'continue' };
const CUSTOM: Fields = { action: 'custom', instruction: 'Make it speech' };

const UNCHANGED =
  'The answer was the passage as it is, so there is nothing to change. Try again, or ask for another change.';
const DECLINED =
  'The story service declined to write this. Your passage is as it was. Change the passage or the instruction and try again.';

/** What a model says, what its reader gets of it, and for which request. */
const ANSWERS: Readonly<Record<string, readonly (readonly [said: string, gets: string, fields?: Fields])[]>> = {
  'what a model says about its answer is left out': [
    [`Sure, here is the rewritten passage:\n\n${NEW}`, NEW],
    [`Certainly! Here’s a revised version: ${NEW}\n\nNobody came.`, `${NEW}\n\nNobody came.`],
    [`Here is a shorter version of the passage.\n\n${NEW}`, NEW],
    [`**Rewritten passage:**\n\n${NEW}`, NEW],
    [`Voici une nouvelle version du passage :\n\n${NEW}`, NEW],
    [`好的，以下是改写后的段落：\n\n${NEW}`, NEW],
    [`Sure! Here is the passage:\n\n\`\`\`\n${NEW}\n\`\`\`\n\nLet me know if you would like other changes.`, NEW],
    [`${NEW}\n\n(Word count: 17 words)`, NEW],
    ['Sure, here is the rewritten passage:', ''],
  ],
  'fences, quotation marks and tags around an answer are left out': [
    [`“${NEW}”`, NEW],
    ['"He said "come" and went up."', 'He said "come" and went up.'],
    [`<passage>\n${NEW}\n</passage>`, NEW],
    [`<before>The bell.</before>\n<passage>${NEW}</passage>\n<after>In the morning.</after>`, NEW],
    ['<passage>\n</passage>', ''],
  ],
  'the text around the passage is left out': [
    [`Nobody rang the bell.\n\n${NEW}`, NEW, { before: BEFORE }],
    [`${NEW}${AFTER} And so on.`, NEW, { after: AFTER }],
  ],
  'a new text stands where the old one stood': [
    [`\n\n${NEW}\n\n`, ` ${NEW}\n`, { passage: ` ${PASSAGE}\n` }],
    ['I &lt;3 the sea, said the wall.', 'I <3 the sea, said the wall.', { passage: 'The wall said: I <3 the sea.' }],
    ['\n \n\n', ''],
  ],
  'a continuation repeats nothing and joins on': [
    ['Then it rang.', ' Then it rang.', CONTINUE],
    [`${PASSAGE} Then it rang.`, ' Then it rang.', CONTINUE],
    ['# The Door\n\nThen it rang.', '\n\nThen it rang.', { ...CONTINUE, before: BEFORE }],
    [PASSAGE, UNCHANGED, CONTINUE],
  ],
  'the passage as it was is no new text': [
    [PASSAGE, UNCHANGED],
    [PASSAGE.replace('. ', '.\n\n'), UNCHANGED, { action: 'tone', tone: 'light' }],
    [`Here is the new version:\n\`\`\`\n${PASSAGE}\n\`\`\``, UNCHANGED],
    [PASSAGE.replace('. ', '.\n\n'), PASSAGE.replace('. ', '.\n\n'), CUSTOM],
  ],
  'a refusal in words is a failure': [
    ['I’m sorry, but I can’t help with that request.', DECLINED],
    ['I’m sorry, but I can’t rewrite this passage.', DECLINED],
    ['Lo siento, no puedo reescribir este pasaje.', DECLINED],
    ['Je suis désolé, je ne peux pas réécrire ce passage.', DECLINED],
    ['抱歉，我无法协助处理这个请求。', DECLINED],
    ['抱歉，我无法改写这段文字。', DECLINED],
  ],
};

/** Answers that arrive as they are. */
const KEPT: readonly (readonly [said: string, fields?: Fields])[] = [
  [`Nobody rang the bell. ${NEW}`, { before: BEFORE, passage: `Nobody rang the bell. ${PASSAGE}` }],
  [NEW],
  [`${NEW}\n\nI can change.`],
  [`${NEW}\n\nLet me know if you change your mind, in your own words.`],
  ['Note: nothing changes.'],
  [`## The stairs\n\n${NEW}\n\n*Nobody* came.`],
  [`Here is a shorter version of the passage.\n${NEW}`],
  [`${NEW} ${NEW}`, { action: 'shorten' }],
  ['“Come up,” said the keeper. “The sea is here.”'],
  ['“Up I went, and the sea was in.”', CUSTOM],
  ['Sorry, thought the keeper, for the contents of the chest, and the content of the letter.'],
  ['I can’t help it, I told the passage wall. Nobody was content.'],
  ['“I’m sorry,” said the sea. I’m sorry too, thought the keeper.'],
  [
    'Sure, here was the map of the rewritten coast: three islands.\nThe rest was sea.',
    { passage: 'Sure, here is the text of the revised map: two islands.\nThe rest is sea.' },
  ],
];

const SIZES: readonly (readonly number[])[] = [[1], [2], [3, 1], [7], [50, 1], [10_000]];

describe('an answer for a passage, however it is cut', () => {
  it.each(Object.entries(ANSWERS))('%s', (_, answers) => {
    for (const [said, gets, fields = {}] of answers) {
      for (const sizes of SIZES) expect(shaped(said, fields, sizes), `${said} in ${sizes}`).toBe(gets);
    }
  });

  it('a story’s own words stay, also those that sound like a model’s', () => {
    for (const [said, fields = {}] of KEPT) {
      for (const sizes of SIZES) expect(shaped(said, fields, sizes), `${said} in ${sizes}`).toBe(said);
    }
  });

  it('any other words arrive whole', () => {
    const words = ['the', 'sea', 'sure', 'here', 'Sorry', '“no”', '«', '»', '"', '’', '**', '#', '`', '<', '>', '&'];
    const marks = ['。', '灯', '\n', '\n\n', '. ', '!', '—', '🌍', '(', ':'];
    const answers = fc
      .array(fc.constantFrom(...words, ...marks), { maxLength: 40 })
      .map((parts) => `Up there, ${parts.join(' ')} ended`);
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(answers, sizes, (said, cuts) => {
        expect(shaped(said, {}, cuts)).toBe(said);
      }),
      { numRuns: 300 },
    );
  });

  it('text is passed on while it arrives, a quotation that never ends after a while', () => {
    const shaper = shaperFor({ before: 'It rang. ', after: ' And then.' });
    expect(shaper.push('Up the stairs, ')).toBe('Up the stairs,');
    expect(shaper.push('lamp in ')).toBe(' lamp in');
    expect(shaper.push('hand.')).toBe(' hand.');
    const quoting = shaperFor();
    expect(quoting.push('“Up there. '.padEnd(8000, 'and on '))).toBe('');
    expect(quoting.push('and on, and on. ')).toHaveLength(8015);
  });
});
