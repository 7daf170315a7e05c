// @vitest-environment jsdom
import { withStyles } from '@storyloom/testing/quick-dom';
import { GENRES } from '@storyloom/shared/domain';
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { SPECIMENS } from '../model/specimens.ts';

withStyles();
const section = (name: string) => within(screen.getByRole('region', { name }));

it('shows what Storyloom does and leads to the generators and inspirations', async () => {
  await renderRemote(remote, { at: '/' });
  const links = { 'Start Creating': '/generators', 'Get Inspired': '/inspiration', 'Sign up for free': '/signup' };
  for (const [name, address] of Object.entries({ ...links, 'View All Generators': '/generators' }))
    expect(screen.getByText(name)).toHaveAttribute('href', address);
  expect(screen.getByText('No account needed for your first 3 stories.')).toBeInTheDocument();
  const features = section('What Storyloom does');
  const titles = ['Multiple Genres', 'Customization', 'Image Generation', 'Inspiration Tools', 'Multiple Exports'];
  for (const title of titles) expect(features.getByText(title)).toBeInTheDocument();
  expect(features.getByText('500 to 5,000 words')).toBeInTheDocument();
  const cards = section('Choose a generator');
  expect(cards.getAllByRole('article')).toHaveLength(4);
  const genres = { Fantasy: 'fantasy', 'Sci-Fi': 'scifi', "Children's": 'children', Romance: 'romance' };
  for (const [name, id] of Object.entries(genres))
    expect(cards.getByRole('link', { name: `Try Generator: ${name}` })).toHaveAttribute('href', `/generators/${id}`);
  expect(section('Keep the stories you make').getByText(/5 free story exports/)).toHaveTextContent(
    'Until paid plans go on sale, you can export as many stories as you like.',
  );
});

it('shows only the specimen page of the chosen genre', async () => {
  await renderRemote(remote, { at: '/' });
  const shown = () => within(screen.getByRole('figure')).getByRole('article').textContent;
  expect(shown()).toContain('The Dry Light');
  await user.click(document.querySelector('[type="radio"][value="scifi"]')!);
  expect(shown()).toContain('Item Nine');
});

it('has specimens of about the same length, so the page keeps its size', () => {
  const openings = GENRES.map((genre) => SPECIMENS[genre].opening);
  const lengths = openings.map(({ length }) => length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(20);
  for (const opening of openings) expect(opening).not.toMatch(/[.!?…”]$/);
});
