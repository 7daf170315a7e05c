import { STORY_LIMITS } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { SLICE, slicesOf } from '../text/in-turns.ts';
import { createStoryFilter } from './story-filter.ts';
import { takeOpening } from './take-opening.ts';

const BEGINNING = 'We need to write a story, said Ann.\n';
const told = (characters: number): string => BEGINNING.padEnd(characters, 'Then it rained. ');

/** What is shown of a text that begins like a thought, once it is over. */
function restOf(text: string): readonly string[] {
  const filter = createStoryFilter({ kind: 'story' });
  expect(filter.push(text)).toBe('');
  return [...filter.rest()];
}

it('shows a story that begins like a thought in parts', () => {
  const text = told(STORY_LIMITS.characters);
  const parts = restOf(text);
  expect(parts.join('')).toBe(text);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(2 * SLICE);
});

it('drops a thought that is longer than any story', () => {
  expect(restOf(told(STORY_LIMITS.characters + 1)).join('')).toBe('');
});

it('lets a long text that began like a thought go in slices', () => {
  const opening = takeOpening(false);
  const pieces = Array.from({ length: 64 }, () => 'a');
  const slices = [...slicesOf(`The user gave her a boat.\n${'It rang. '.repeat(3000)}\n\n# Two\n\n`)];
  const text = [...slices, ...pieces].join('');
  const parts = [...slices.map((slice) => opening.push(slice)), pieces.map((piece) => opening.push(piece)).join('')];
  expect(parts.map(({ length }) => length).filter((length) => length > 2 * SLICE)).toEqual([]);
  expect(parts.join('') + opening.end()).toBe(text);
  expect(parts.join('')).not.toBe('');
});
