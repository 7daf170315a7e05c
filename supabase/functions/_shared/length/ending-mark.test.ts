import { expect, it } from 'vitest';
import { createMarkHolder } from './ending-mark.ts';

/** The text that is passed on and the one that is held back, piece by piece. */
function hold(...pieces: string[]): readonly [passed: string, held: string] {
  const marks = createMarkHolder();
  const passed = pieces.map((piece) => marks.push(piece)).join('');
  return [passed, marks.held];
}

it.each([
  ['He slept.\n\nThe End'],
  ['He slept.\n\n**THE END**\n'],
  ['He slept.\n\n— Fin —'],
  ['他睡了。\n\n（完）'],
  ['He slept.\n\nThe'],
  ['He slept.\n\n'],
])('The last line of %j is held back, in whatever pieces it comes', (text) => {
  const [before = ''] = text.split('\n');
  const expected = [before, text.slice(before.length)];
  expect(hold(text)).toEqual(expected);
  expect(hold(...text)).toEqual(expected);
});

it.each([
  '# The',
  'The',
  'He slept.\n\nThe lamp',
  'He slept.\n\nFinally',
  'He slept. The end',
  '他睡了。\n\n完了。天亮了',
])('Nothing of %j is held back', (text) => {
  expect(hold(text)).toEqual([text, '']);
  expect(hold(...text)).toEqual([text, '']);
});

it('A line that was held back is passed on when another follows', () => {
  expect(hold('He slept.\n\nThe End', '\n\nOr so he', ' thought.')).toEqual([
    'He slept.\n\nThe End\n\nOr so he thought.',
    '',
  ]);
});
