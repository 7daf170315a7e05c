// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { titles } from '@storyloom/testing/page';
import { place, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, sharedRow, storyRow } from '@storyloom/testing/rows';

const heading = () => [document.querySelector('h1')?.textContent, document.title];

describe('the dashboard', () => {
  it('opens the stories for an unknown section, with links to write and find inspiration', async () => {
    backend.library.rows = [storyRow(1)];
    await renderRemote(remote, { at: '/dashboard?section=nonsense', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(screen.getByRole('tab', { name: 'My Stories', selected: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Inspired' })).toHaveAttribute('href', '/inspiration');
    await user.click(screen.getByRole('link', { name: 'Create New Story' }));
    expect(place()).toMatchObject({ at: '/generators', state: { fresh: true } });
  });

  it('keeps the section in the address, and drops the search of the previous section', async () => {
    backend.library.rows = [storyRow(1)];
    backend.community.rows = [sharedRow(2, { user_id: ADA })];
    await renderRemote(remote, { at: '/dashboard?q=harbour', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(heading()).toEqual(['My Stories', 'My Stories · Storyloom']);
    await user.click(screen.getByRole('tab', { name: 'Shared Stories' }));
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(place().at).toBe('/dashboard?section=shared');

    await renderRemote(remote, { at: place().at, as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(heading()).toEqual(['Shared Stories', 'Shared Stories · Storyloom']);
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

  it('moves the focus to the heading around Recently deleted, but not from a tab', async () => {
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
});
