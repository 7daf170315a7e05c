// @vitest-environment jsdom
import { backend, startBackend } from '@storyloom/testing/backend';
import { expectToast, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { ADA, BO } from '@storyloom/testing/people';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { at, list, open, press, section, undo } from '../testing/moderation-page.ts';

describe('the moderation page', () => {
  it('is not found by a user who is not an operator, nor linked', async () => {
    await open(ADA);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Storyloom');
    expect(backend.sent('moderation_reports')).toEqual([]);
    await renderRemote(remote, { at: '/community' });
    await screen.findByRole('heading', { name: 'The Lamp' });
    await atRest();
    expect(screen.queryByRole('link', { name: 'Moderation' })).not.toBeInTheDocument();
  });

  it('sends a guest to sign in, and back', async () => {
    await open(null);
    await waitFor(() => expect(place()).toMatchObject({ at: '/auth', state: { returnTo: at } }));
    expect(backend.sent('is_operator')).toEqual([]);
  });

  it('is linked in the community for an operator, and hidden from search engines', async () => {
    await open();
    await list('Reports');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await renderRemote(remote, { at: '/community' });
    expect(await screen.findByRole('link', { name: 'Moderation' })).toHaveAttribute('href', at);
  });

  it('says when it cannot be loaded, and is loaded by Retry', async () => {
    startBackend();
    backend.moderation.operators.add(BO);
    backend.cutOff('is_operator');
    await renderRemote(remote, { at, as: BO });
    expect(await screen.findByRole('alert')).toHaveTextContent(`This page couldn’t be loaded${UNREACHABLE}`);
    backend.recover('is_operator');
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('Nothing to look at')).toBeVisible();
  });
});

describe('hidden texts and the log', () => {
  it('restore a story and hide it again with Undo, and list both in the log', async () => {
    await open();
    await section('Log');
    expect(await screen.findByText('Nothing has been done yet')).toBeVisible();
    await section('Hidden');
    await screen.findByRole('heading', { name: 'Gone' });
    expect(screen.queryByText('0 reports')).not.toBeInTheDocument();
    await press('Restore “Gone”');
    await waitFor(() => expect(toasts()).toEqual(['“Gone” is visible again.\nUndo']));
    expect(await screen.findByText('Nothing is hidden')).toBeVisible();
    await undo();
    await expectToast('“Gone” is hidden.');
    await screen.findByRole('heading', { name: 'Gone' });

    await section('Log');
    await screen.findAllByRole('heading', { name: 'Gone' });
    const entries = within(await list('Log')).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^HiddenStoryGoneby Bo Li/),
      expect.stringMatching(/^RestoredStoryGoneby Bo Li/),
    ]);
  });
});
