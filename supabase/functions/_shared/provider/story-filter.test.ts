import { expect, it } from 'vitest';
import { createStoryFilter } from './story-filter.ts';

function filtered(...pieces: string[]): string {
  const filter = createStoryFilter();
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
}

it('The filter gives the same story wherever its text is split', () => {
  const text = '\n<think>I <b> think</think>\n\n# A < B 🌍\n<thin ice> <THINK>no</THINK>and on</think>';
  const whole = '# A < B 🌍\n<thin ice> and on';
  for (let at = 0; at <= text.length; at += 1) expect(filtered(text.slice(0, at), text.slice(at))).toBe(whole);
  expect(filtered(...text.split(''))).toBe(whole);
});

it('The space before a continuation is kept; blank text and unfinished thoughts are not a story', () => {
  expect(filtered(' ', 'and then')).toBe(' and then');
  expect(filtered('\n', ' \n')).toBe('');
  expect(filtered('<think>For ever and ever')).toBe('');
});

it('Half a character, and those that Postgres cannot store, are never passed on', () => {
  const filter = createStoryFilter();
  expect(filter.push('a\ud83c')).toBe('a');
  expect(filter.push('\udf0d')).toBe('🌍');
  expect(filter.push('\ud83c')).toBe('');
  expect(filter.end()).toBe('');
  expect(filtered('a\0b')).toBe('ab');
});
