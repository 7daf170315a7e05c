import { expect, it } from 'vitest';
import { plainStory } from './plain-story.ts';

it('A story as plain text keeps lines of verse together, and has larger gaps between scenes', () => {
  const lines = [
    { text: 'Once.', gap: 'line' },
    { text: 'Lamp, lamp,', gap: 'line' },
    { text: 'burn all night.', gap: 'none' },
    { text: 'Years went by.', gap: 'scene' },
  ] as const;
  expect(plainStory('The Lamp', lines)).toBe('The Lamp\n\nOnce.\n\nLamp, lamp,\nburn all night.\n\n\nYears went by.\n');
});
