import { FINISHES } from './finishes.ts';
import type { Habit } from './habit.ts';
import { REFUSALS } from './refusals.ts';
import { LOADS, SILENCE, THOUGHTS } from './silence.ts';
import { SLOW } from './slow.ts';
import { NOT_STORY, UNUSUAL } from './unusual.ts';

/** Everything that providers are known to do. */
export const HABITS: readonly Habit[] = [
  ...SILENCE,
  ...THOUGHTS,
  ...LOADS,
  ...SLOW,
  ...REFUSALS,
  ...FINISHES,
  ...NOT_STORY,
  ...UNUSUAL,
];
