import { promptRow } from '@storyloom/testing/rows';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const PROMPTS = 'Prompts';

/** The number of prompts that the page shows. */
export const count = () => screen.getByRole('region', { name: PROMPTS })?.querySelector('[role="status"]')?.textContent;
export const counts = (text: string) => waitFor(() => expect(count()).toBe(text));

/** What the list announces. */
export const statuses = () =>
  [...(screen.getByRole('region', { name: PROMPTS })?.querySelectorAll('[role="status"]') ?? [])].map(
    ({ textContent }) => textContent,
  );

export const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search prompts' });

/** Prompts of each category, difficulty and length. */
export const rows = [
  promptRow(1, { title: 'The Lamp', likes_count: 4, difficulty: 'easy' }),
  promptRow(2, { title: 'A door', prompt: 'Lamplight under a door', category: 'scifi', likes_count: 3 }),
  promptRow(3, { title: 'A harbour', prompt: 'x'.repeat(101), category: 'romance', difficulty: 'hard' }),
  promptRow(4, { title: 'Long', prompt: 'y'.repeat(251), category: 'mystery', difficulty: 'hard', likes_count: 1 }),
];
/** Their titles, in the order of the list. */
export const all = ['The Lamp', 'A door', 'Long', 'A harbour'];
