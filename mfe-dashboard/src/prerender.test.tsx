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

it('has the title, links and tabs of the dashboard in its HTML', async () => {
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

it('shows the user’s stories after hydration', async () => {
  backend.library.rows = [storyRow(1)];
  const html = await prerenderPage(remote, '/dashboard');
  await signIn(ADA);
  const { complaints, publish } = await hydratePage(remote, html, '/dashboard');
  expect(screen.getByRole('tab', { name: 'My Stories', selected: true })).toBeInTheDocument();
  await publish();
  await waitFor(() => expect(titles()).toEqual(['Story 1']));
  expect(complaints).toEqual([]);
});
