// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { titles } from '@storyloom/testing/page';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';
import { ADA, storyRow } from '@storyloom/testing/rows';
import { signIn } from '@storyloom/testing/session';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import prerendered from './prerender.ts';
import { remote } from './remote.ts';

it('The frame of the dashboard is in the HTML: its title, its links and its tabs', async () => {
  expect(prerendered.pages.map(({ path, hidden }) => [path, hidden])).toEqual([['/dashboard', true]]);
  const html = await prerenderPage(remote, '/dashboard');
  const page = new DOMParser().parseFromString(html, 'text/html').body;
  expect(page.querySelector('h1')?.textContent).toBe('My Stories');
  expect([...page.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent)).toEqual([
    'My Stories',
    'Shared Stories',
    'Account Settings',
  ]);
  expect(page.querySelector('a[href="/generators"]')?.textContent).toBe('Create New Story');
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

it('The hydrated dashboard shows the user’s stories', async () => {
  backend.library.rows = [storyRow(1)];
  const html = await prerenderPage(remote, '/dashboard');
  await signIn(ADA);
  const { complaints, publish } = await hydratePage(remote, html, '/dashboard');
  expect(screen.getByRole('tab', { name: 'My Stories', selected: true })).toBeInTheDocument();
  await publish();
  await waitFor(() => expect(titles()).toEqual(['Story 1']));
  expect(complaints).toEqual([]);
});
