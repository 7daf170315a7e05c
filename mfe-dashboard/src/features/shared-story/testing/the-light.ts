import { screen } from '@testing-library/react';
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
