import { formatDay } from '@storyloom/shared/domain';
import { facts } from '@storyloom/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { sharedRow } from '@storyloom/testing/rows';

export const robots = () => document.querySelector('meta[name="robots"][content="noindex"]');
export const row = sharedRow(1, {
  title: 'The Light',
  prompt: 'A "lamp" <b>on</b> Mars',
  content: '# The Light\n\nIt was dark.\n\n## Later\n\nThen it was not.',
  generator_id: 'scifi',
  language: 'Spanish',
  views_count: 4,
  likes_count: 2,
});

export const ADDRESS = '/s/link-1';
export const page = () => document.querySelector<HTMLElement>('main')!;
export const isThere = () => screen.findByRole('heading', { name: 'The Light' });

export const DATE = formatDay(new Date(row.created_at));

/** The two places of the like button: among the tools, and at the end of the story. */
export const above = () => screen.getByLabelText('What you can do with this story');
export const below = () => screen.getByRole('heading', { name: 'What next?' }).closest<HTMLElement>('section')!;
export const factsAre = (...expected: readonly string[]) => waitFor(() => expect(facts(page())).toEqual(expected));
