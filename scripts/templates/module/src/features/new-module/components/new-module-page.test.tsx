// @vitest-environment jsdom
import '@storyloom/testing/backend';
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { strings } from '../strings.ts';

it('The page has its title and its description, and leads to the generators', async () => {
  await renderRemote(remote, { at: '/new-module' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New Module');
  expect(document.title).toBe('New Module · Storyloom');
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(screen.getByRole('link', { name: strings.write })).toHaveAttribute('href', '/generators');
});
