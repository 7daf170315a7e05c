// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '@storyloom/testing/backend';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../remote.ts';
import { ADA } from '@storyloom/testing/people';

const robots = () => document.querySelector('meta[name="robots"][content="noindex"]');

const ADDRESS = '/account-deleted';
const GONE_BY = '2026-12-06T12:00:00.000Z';
const page = () => document.querySelector('main')?.textContent ?? '';

describe('the page after asking for deletion', () => {
  it('says by when everything is gone and how to come back, also after a reload', async () => {
    for (let visits = 0; visits < 2; visits += 1) {
      await renderRemote(remote, { at: ADDRESS, state: { goneBy: GONE_BY } });
      expect(page()).toContain(`Everything will be gone by ${formatDay(new Date(GONE_BY))}.`);
    }
    expect(page()).toContain('Sign in within 14 days with the same email address and password.');
    expect(page()).toContain('On other devices, clear this site’s data');
    expect(robots()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('leads to sign in, and from there to the stories', async () => {
    await renderRemote(remote, { at: ADDRESS });
    await user.click(screen.getByRole('link', { name: 'Sign in to keep my account' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place().state).toEqual({ returnTo: '/dashboard' });
  });

  it('names no day when the navigation state has none', async () => {
    for (const state of [undefined, { goneBy: 'soon' }, { goneBy: 7 }]) {
      await renderRemote(remote, { at: ADDRESS, state });
      expect(page(), JSON.stringify(state)).toContain('Everything will be gone 14 days after you asked.');
    }
  });

  it('sends a signed-in user on to the stories', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderRemote(remote, { at: ADDRESS, as: ADA, state: { goneBy: GONE_BY } });
    await waitFor(() => expect(place().at).toBe('/dashboard'));
    expect(page()).not.toContain('will be deleted');
  });
});
