// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { outline, titles } from '@storyloom/testing/page';
import { place, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, sharedRow, storyRow } from '@storyloom/testing/rows';

const tabs = () => [...document.querySelectorAll('[role="tab"]')];

describe('the dashboard', () => {
  it('The dashboard has a title, one h1, three tabs, and links to write and to find inspiration', async () => {
    backend.library.rows = [storyRow(1)];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(document.title).toBe('My Stories · Storyloom');
    expect(screen.getByRole('heading', { name: 'My Stories' }).tagName).toBe('H1');
    expect(outline()).toEqual([1, 2]);
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['My Stories', 'Shared Stories', 'Account Settings']);
    expect(screen.getByRole('link', { name: 'Get Inspired' })).toHaveAttribute('href', '/inspiration');
    await user.click(screen.getByRole('link', { name: 'Create New Story' }));
    expect(place().at).toBe('/generators');
  });

  it('The section of the dashboard is in the address, survives a reload, and drops the search of another section', async () => {
    backend.library.rows = [storyRow(1)];
    backend.community.rows = [sharedRow(2, { user_id: ADA })];
    await renderRemote(remote, { at: '/dashboard?q=harbour', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(screen.getByRole('tab', { name: 'My Stories', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Shared Stories' }));
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(place().at).toBe('/dashboard?section=shared');

    await renderRemote(remote, { at: place().at, as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(screen.getByRole('tab', { name: 'Shared Stories', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Account Settings' }));
    await screen.findByRole('heading', { name: 'Story Preferences' });
    expect(place().at).toBe('/dashboard?section=settings');
    await user.click(screen.getByRole('tab', { name: 'My Stories' }));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(place().at).toBe('/dashboard');
    // Tabs add no history entries: Back leaves the dashboard.
    await goBack();
    expect(place().at).toBe('/before');
  });

  it.each([
    ['', 'My Stories'],
    ['?section=shared', 'Shared Stories'],
    ['?section=settings', 'Account Settings'],
  ])(
    'The heading and the browser tab of /dashboard%s are “%s”, and follow the selected section',
    async (search, title) => {
      await renderRemote(remote, { at: `/dashboard${search}`, as: ADA });
      expect(document.querySelector('h1')?.textContent).toBe(title);
      expect(document.title).toBe(`${title} · Storyloom`);
      await user.click(screen.getByRole('tab', { name: 'Account Settings' }));
      expect(document.querySelector('h1')?.textContent).toBe('Account Settings');
      expect(document.title).toBe('Account Settings · Storyloom');
    },
  );

  it('An unknown section in the address shows the stories', async () => {
    await renderRemote(remote, { at: '/dashboard?section=nonsense', as: ADA });
    expect(screen.getByRole('tab', { name: 'My Stories', selected: true })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your stories' })).toBeVisible();
  });

  it('The focus moves to the heading on the way to Recently deleted and back, and stays on a selected tab', async () => {
    backend.library.rows = [storyRow(1)];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await user.click(await screen.findByRole('link', { name: 'Recently deleted' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recently deleted' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Back to My Stories' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Stories' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Recently deleted' }));
    await user.click(screen.getByRole('tab', { name: 'Shared Stories' }));
    await screen.findByRole('heading', { name: 'Shared Stories' });
    expect(screen.getByRole('tab', { name: 'Shared Stories' })).toHaveFocus();
  });

  it('A card leads to its story, and Back to the cards', async () => {
    backend.library.rows = [storyRow(6)];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 6']));
    await user.click(screen.getByRole('link', { name: 'Story 6' }));
    await waitFor(() => expect(place().at).toBe(`/story/${storyRow(6).id}`));
    await screen.findByRole('heading', { name: 'What next?' });
    expect(screen.getByRole('heading', { name: 'Story 6' }).tagName).toBe('H1');
    await goBack();
    await waitFor(() => expect(titles()).toEqual(['Story 6']));
    expect(screen.getByRole('link', { name: 'Create New Story' })).toBeVisible();
  });
});
