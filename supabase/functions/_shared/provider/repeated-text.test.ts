import { expect, it } from 'vitest';
import { collectGarbage } from '../testing/collect-garbage.ts';
import { repeatedText } from './repeated-text.ts';

type Piece = readonly [kind: 'delta' | 'message' | 'goes on', text: string];

/** The text of some chunks without repetitions. @param shown what the reader gets before the last */
function read(pieces: readonly Piece[], shown = ''): string {
  const repeated = repeatedText();
  repeated.shows(shown);
  return pieces
    .map(([kind, text]) =>
      repeated.newIn({
        text,
        whole: kind !== 'delta',
        ...(kind === 'goes on' && { goesOn: true as const }),
        thinking: false,
        begun: true,
      }),
    )
    .join('');
}

const STORY = '# The Door\n\nThe sea was in the room, and nobody rang the bell. ha ha The end.';
const LONG = `# The Door\n\n${'The sea was in the room. '.repeat(400)}`;
const pieces = (kind: Piece[0], text: string, size: number): Piece[] =>
  (text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).map((piece) => [kind, piece] as const);
const asParts = (text: string): Piece[] =>
  pieces('goes on', text, 4096).map(([, piece], index) => [index === 0 ? 'message' : 'goes on', piece]);

it('leaves out a whole message that repeats the text', () => {
  for (const size of [3, 20, 5000]) {
    expect(read([...pieces('delta', STORY, size), ['message', STORY]])).toBe(STORY);
    expect(read([...pieces('delta', `\n${STORY}\n`, size), ['message', STORY]]).trim()).toBe(STORY);
    expect(read([...pieces('delta', LONG, size), ...asParts(LONG)])).toBe(LONG);
  }
  expect(read([...pieces('delta', STORY, 9), ['message', STORY.slice(12)]])).toBe(STORY);
  const thought = `<think>Hm.</think>**The Door**${STORY.slice(10)}`;
  expect(read([...pieces('delta', thought, 20), ['message', STORY]], STORY)).toBe(thought);
  expect(
    read([
      ['message', STORY],
      ['message', STORY],
    ]),
  ).toBe(STORY);
});

it('keeps what a whole message adds to the text', () => {
  expect(
    read([
      ['delta', '# The'],
      ['message', STORY],
    ]),
  ).toBe(STORY);
  expect(read([['delta', LONG.slice(0, 6000)], ...asParts(LONG)])).toBe(LONG);
});

it('keeps a text that is streamed in messages', () => {
  for (const size of [1, 3, 12, 50]) expect(read(pieces('message', STORY, size))).toBe(STORY);
  for (const size of [1, 12, 4000]) expect(read(pieces('message', LONG, size))).toBe(LONG);
});

it('keeps little memory for thoughts that come letter by letter', () => {
  const letter = { text: 'x', whole: false, thinking: false, begun: true };
  const before = collectGarbage();
  const answers = Array.from({ length: 10 }, () => repeatedText());
  for (const answer of answers) for (let letters = 0; letters < 200_000; letters += 1) answer.newIn(letter);
  expect((collectGarbage() - before) / answers.length).toBeLessThan(1_000_000);
  expect(answers.map((answer) => answer.newIn(letter)).join('')).toHaveLength(answers.length);
});
