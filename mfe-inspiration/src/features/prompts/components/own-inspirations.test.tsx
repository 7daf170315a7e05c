// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { announcements } from '@storyloom/testing/announcements';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, facts, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow, several } from '@storyloom/testing/rows';
import { OWN, PROMPTS, mine } from '../testing/inspiration-dialog.ts';

describe('one’s own inspirations', () => {
  it('The user’s own inspirations are in a separate section, newest first, with private and hidden ones, ten at a time', async () => {
    backend.community.prompts = [
      ...several(11, mine),
      promptRow(12, { user_id: ADA, is_public: false }),
      promptRow(13, { user_id: ADA, hidden_at: '2026-04-01T12:00:00+00:00', likes_count: 2 }),
      promptRow(14),
    ];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toHaveLength(10));
    expect(titles(OWN).slice(0, 3)).toEqual(['Prompt 13', 'Prompt 12', 'Prompt 11']);
    expect(screen.getByRole('heading', { name: OWN }).tagName).toBe('H2');
    expect(chips(card('Prompt 13', OWN))).toEqual(['Fantasy', 'Medium', 'Hidden by the people who run this site']);
    expect(chips(card('Prompt 12', OWN))).toEqual(['Fantasy', 'Medium', 'Only you can see this']);
    expect(chips(card('Prompt 11', OWN))).toEqual(['Fantasy', 'Medium']);
    expect(facts(card('Prompt 13', OWN))).toEqual(['by you', '2 likes', '0 uses']);
    backend.cutOff('GET user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More of Yours' }));
    await expectToast('Failed to load your inspirations', UNREACHABLE);
    expect(titles(OWN)).toHaveLength(10);
    backend.recover('GET user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More of Yours' }));
    await waitFor(() => expect(titles(OWN)).toEqual(several(13, (n) => `Prompt ${14 - n}`)));
    expect(screen.queryByRole('button', { name: 'Load More of Yours' })).not.toBeInTheDocument();
  });

  it('Own inspirations that cannot be loaded say so, and Retry loads them', async () => {
    backend.community.prompts = [mine(1)];
    backend.refuse('GET user_inspirations', 'The database is resting.', 403);
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to load your inspirations'));
    expect(screen.getByRole('alert')).toHaveTextContent('The database is resting.');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    backend.recover('GET user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await waitFor(() => expect(screen.getByRole('heading', { name: OWN })).toHaveFocus());
  });

  it('An inspiration is deleted after a confirmation, and the focus moves to what is left', async () => {
    backend.community.prompts = [mine(1), mine(2)];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 2', 'Prompt 1']));
    const deletion = within(card('Prompt 2', OWN)).getByRole('button', { name: 'Delete “Prompt 2”' });
    await user.click(deletion);
    expect(screen.getByRole('heading', { name: 'Are you sure you want to delete this inspiration?' })).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      '“Prompt 2” and its likes will be gone for good. Stories written from it will stay.',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deletion).toHaveFocus());
    expect(backend.sent('DELETE user_inspirations')).toEqual([]);

    await user.click(deletion);
    backend.cutOff('DELETE user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Delete inspiration' }));
    await expectToast('Failed to delete inspiration', UNREACHABLE);
    expect(titles(OWN)).toEqual(['Prompt 2', 'Prompt 1']);
    backend.recover('DELETE user_inspirations');

    await user.click(deletion);
    const goOn = backend.hold('DELETE user_inspirations');
    const heard = announcements();
    await user.click(screen.getByRole('button', { name: 'Delete inspiration' }));
    await screen.findByRole('button', { name: 'Deleting…' });
    goOn();
    await expectToast('Inspiration deleted successfully!');
    for (const list of [OWN, PROMPTS]) await waitFor(() => expect(titles(list)).toEqual(['Prompt 1']));
    expect(backend.community.prompts).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: OWN })).toHaveFocus());
    expect(heard).toEqual(['Inspiration deleted successfully!']);

    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push([this.textContent, screen.queryByRole('heading', { name: 'You have no inspirations now' }) !== null]);
    };
    await user.click(within(card('Prompt 1', OWN)).getByRole('button', { name: 'Delete “Prompt 1”' }));
    await user.click(screen.getByRole('button', { name: 'Delete inspiration' }));
    await expectToast('Inspiration deleted successfully!');
    // After the last one, too, the focus stays in the section, which offers to share another.
    await screen.findByRole('heading', { name: 'You have no inspirations now' });
    await waitFor(() => expect(screen.getByRole('heading', { name: OWN })).toHaveFocus());
    expect(seen).toEqual([[OWN, true]]);
    await user.click(
      within(screen.getByRole('region', { name: OWN })).getByRole('button', { name: 'Share another one' }),
    );
    expect(screen.getByRole('heading', { name: 'Share Inspiration' })).toBeVisible();
  });

  it('The top of the page links to the user’s own inspirations and says how many there are', async () => {
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await screen.findByRole('heading', { name: 'No prompts yet' });
    expect([
      screen.queryByRole('button', { name: 'Your shared inspirations (0)' }) !== null,
      screen.queryByRole('link', { name: OWN }) !== null,
    ]).toEqual([false, false]);
    backend.community.prompts = [mine(1), mine(2)];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 2', 'Prompt 1']));
    const { at } = place();
    await user.click(screen.getByRole('link', { name: 'Your shared inspirations (2)' }));
    expect(screen.getByRole('heading', { name: OWN })).toHaveFocus();
    expect(place().at).toBe(at);
  });
});
