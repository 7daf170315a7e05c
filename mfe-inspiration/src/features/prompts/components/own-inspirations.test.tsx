// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { announcements } from '@storyloom/shared/testing/announcements';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, facts, fill, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow, several } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';
import { OWN, PROMPTS, SHARE, mine, form, submit } from '../testing/inspiration-dialog.ts';

describe('one’s own inspirations', () => {
  it('stand in a section of their own, the newest first, private and hidden ones too, ten at a time', async () => {
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

  it('that do not come are said to be missing, until Retry brings them', async () => {
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

  it('keep what was changed when the dialog is left by mistake, and not when it is given up', async () => {
    backend.community.prompts = [promptRow(1, { user_id: ADA, title: 'The Lamp', prompt: 'A lamp' })];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['The Lamp']));
    const edit = () => user.click(within(card('The Lamp', OWN)).getByRole('button', { name: 'Edit: The Lamp' }));
    await edit();
    await fill(screen.getByLabelText('Prompt'), 'A lamp that nobody lit');
    act(() => void fireEvent.keyDown(screen.getByRole('dialog')!, { key: 'Escape' }));
    await edit();
    expect(form()[1]).toBe('A lamp that nobody lit');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await edit();
    expect(form()[1]).toBe('A lamp');
  });

  it('are edited in the same dialog, prefilled, and leave the draft of a new one alone', async () => {
    const row = promptRow(1, {
      user_id: ADA,
      title: 'The Lamp',
      prompt: 'A lamp',
      category: 'mystery',
      likes_count: 3,
    });
    backend.community.prompts = [row];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['The Lamp']));
    await user.click(screen.getByRole('button', { name: SHARE }));
    await fill(screen.getByLabelText('Prompt'), 'Another one');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await user.click(within(card('The Lamp', OWN)).getByRole('button', { name: 'Edit: The Lamp' }));
    expect(screen.getByRole('heading', { name: 'Edit Inspiration' })).toBeVisible();
    expect(form()).toEqual(['The Lamp', 'A lamp', 'mystery', 'medium', true]);
    await fill(screen.getByLabelText('Title (optional)'), '');
    await fill(screen.getByLabelText('Prompt'), 'A lamp that nobody lit');
    await fill(screen.getByRole('combobox', { name: 'Difficulty' }), 'hard');
    const goOn = backend.hold('PATCH user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Saving...' });
    await submit();
    goOn();
    await expectToast('Inspiration updated successfully!');
    expect(backend.sent('PATCH user_inspirations')).toHaveLength(1);
    expect(backend.community.prompts).toEqual([
      { ...row, title: 'Mystery Inspiration', prompt: 'A lamp that nobody lit', difficulty: 'hard' },
    ]);
    for (const list of [OWN, PROMPTS]) await waitFor(() => expect(titles(list)).toEqual(['Mystery Inspiration']));

    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()[1]).toBe('Another one');
  });

  it('stay open to edit when saving fails, with what was typed', async () => {
    backend.community.prompts = [mine(1)];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await user.click(within(card('Prompt 1', OWN)).getByRole('button', { name: 'Edit: Prompt 1' }));
    await fill(screen.getByLabelText('Prompt'), 'Another text');
    backend.cutOff('PATCH user_inspirations');
    await submit();
    await expectToast('Failed to update inspiration', UNREACHABLE);
    backend.recover('PATCH user_inspirations');
    // Deleted in another tab.
    backend.community.prompts = [];
    await submit();
    await expectToast('Failed to update inspiration', 'This inspiration is no longer there.');
    expect(form()[1]).toBe('Another text');
    await fill(screen.getByLabelText('Prompt'), '');
    await submit();
    expect(screen.getByRole('dialog')).toHaveTextContent('Please enter a prompt');
  });

  it('stay open to edit when the session ends meanwhile, and are there again with what was typed', async () => {
    backend.community.prompts = [mine(1)];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await user.click(within(card('Prompt 1', OWN)).getByRole('button', { name: 'Edit: Prompt 1' }));
    await fill(screen.getByLabelText('Prompt'), 'Another text');
    await signOut();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You must be signed in to share inspirations'),
    );
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration' } });
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await user.click(within(card('Prompt 1', OWN)).getByRole('button', { name: 'Edit: Prompt 1' }));
    expect(form()[1]).toBe('Another text');
  });

  it('are deleted after a question, and the focus goes on to what is left', async () => {
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
    // The last one, too: the focus stays where the user is, with the way to another.
    await screen.findByRole('heading', { name: 'You have no inspirations now' });
    await waitFor(() => expect(screen.getByRole('heading', { name: OWN })).toHaveFocus());
    expect(seen).toEqual([[OWN, true]]);
    await user.click(
      within(screen.getByRole('region', { name: OWN })).getByRole('button', { name: 'Share another one' }),
    );
    expect(screen.getByRole('heading', { name: 'Share Inspiration' })).toBeVisible();
  });

  it('are led to from the top of the page, which says how many they are', async () => {
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
