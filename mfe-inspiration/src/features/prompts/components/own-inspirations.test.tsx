// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { announcements } from '@storyloom/testing/announcements';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, facts, fill, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow, several } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';
import { form, mine, OWN, PROMPTS, SHARE, submit } from '../testing/inspiration-dialog.ts';

const press = (name: string, part: HTMLElement = document.body) =>
  user.click(within(part).getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { name: OWN });

/** Opens the page for Ada, with these prompts of hers. */
async function open(...rows: ReturnType<typeof promptRow>[]) {
  backend.community.prompts = rows;
  await renderRemote(remote, { at: '/inspiration', as: ADA });
  await waitFor(() => expect(titles(OWN).length).toBeGreaterThan(0));
}

describe('one’s own inspirations', () => {
  it('are listed newest first with private and hidden ones, ten at a time, and linked from the top', async () => {
    await open(
      ...several(11, mine),
      promptRow(12, { user_id: ADA, is_public: false }),
      promptRow(13, { user_id: ADA, hidden_at: '2026-04-01T12:00:00+00:00', likes_count: 2 }),
      promptRow(14),
    );
    expect(titles(OWN).slice(0, 3)).toEqual(['Prompt 13', 'Prompt 12', 'Prompt 11']);
    expect(chips(card('Prompt 13', OWN))).toEqual(['Fantasy', 'Medium', 'Hidden by the people who run this site']);
    expect(chips(card('Prompt 12', OWN))).toEqual(['Fantasy', 'Medium', 'Only you can see this']);
    expect(chips(card('Prompt 11', OWN))).toEqual(['Fantasy', 'Medium']);
    expect(facts(card('Prompt 13', OWN))).toEqual(['by you', '2 likes', '0 uses']);
    backend.cutOff('GET user_inspirations');
    await press('Load More of Yours');
    await expectToast('Failed to load your inspirations', UNREACHABLE);
    expect(titles(OWN)).toHaveLength(10);
    backend.recover('GET user_inspirations');
    await press('Load More of Yours');
    await waitFor(() => expect(titles(OWN)).toEqual(several(13, (n) => `Prompt ${14 - n}`)));
    expect(screen.queryByRole('button', { name: 'Load More of Yours' })).not.toBeInTheDocument();
    const { at } = place();
    await user.click(screen.getByRole('link', { name: 'Your shared inspirations (13)' }));
    expect(heading()).toHaveFocus();
    expect(place().at).toBe(at);
  });

  it('are deleted after a confirmation, and the focus moves to what is left', async () => {
    await open(mine(1), mine(2));
    const deletion = screen.getAllByRole('button', { name: 'Delete “Prompt 2”' })[0]!;
    await user.click(deletion);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      '“Prompt 2” and its likes will be gone for good. Stories written from it will stay.',
    );
    await press('Cancel');
    await waitFor(() => expect(deletion).toHaveFocus());
    expect(backend.sent('DELETE user_inspirations')).toEqual([]);
    await user.click(deletion);
    backend.cutOff('DELETE user_inspirations');
    await press('Delete inspiration');
    await expectToast('Failed to delete inspiration', UNREACHABLE);
    backend.recover('DELETE user_inspirations');
    const goOn = backend.hold('DELETE user_inspirations');
    const heard = announcements();
    await press('Delete inspiration');
    await screen.findByRole('button', { name: 'Deleting…' });
    goOn();
    await expectToast('Inspiration deleted successfully!');
    for (const list of [OWN, PROMPTS]) await waitFor(() => expect(titles(list)).toEqual(['Prompt 1']));
    expect(backend.community.prompts).toHaveLength(1);
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(heard).toEqual(['Inspiration deleted successfully!']);

    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push([this.textContent, screen.queryByText('You have no inspirations now') !== null]);
    };
    await press('Delete “Prompt 1”', card('Prompt 1', OWN));
    await press('Delete inspiration');
    // After the last one, too, the focus stays in the section, which offers to share another.
    await screen.findByText('You have no inspirations now');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(seen).toEqual([[OWN, true]]);
    await press('Share another one', screen.getByRole('region', { name: OWN }));
    expect(screen.getByRole('heading', { name: 'Share Inspiration' })).toBeVisible();
  });
});

describe('editing an inspiration', () => {
  const row = promptRow(1, { user_id: ADA, title: 'The Lamp', prompt: 'A lamp', category: 'mystery', likes_count: 3 });
  const edit = () => press('Edit: The Lamp', card('The Lamp', OWN));
  const type = (text: string) => fill(screen.getByLabelText('Prompt'), text);

  it('keeps changes after Escape, and drops them after Cancel', async () => {
    await open(row);
    await edit();
    await type('A lamp that nobody lit');
    act(() => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    await edit();
    expect(form()[1]).toBe('A lamp that nobody lit');
    await press('Cancel');
    await edit();
    expect(form()[1]).toBe('A lamp');
  });

  it('saves once from a prefilled dialog, without touching the draft of a new one', async () => {
    await open(row);
    await press(SHARE);
    await type('Another one');
    await press('Cancel');
    await edit();
    expect(form()).toEqual(['The Lamp', 'A lamp', 'mystery', 'medium', true]);
    await fill(screen.getByLabelText('Title (optional)'), '');
    await type('A lamp that nobody lit');
    await fill(screen.getByLabelText('Difficulty', { selector: 'select' }), 'hard');
    const goOn = backend.hold('PATCH user_inspirations');
    await press('Save Changes');
    await screen.findByRole('button', { name: 'Saving...' });
    await submit();
    goOn();
    await expectToast('Inspiration updated successfully!');
    expect(backend.sent('PATCH user_inspirations')).toHaveLength(1);
    const saved = { ...row, title: 'Mystery Inspiration', prompt: 'A lamp that nobody lit', difficulty: 'hard' };
    expect(backend.community.prompts).toEqual([saved]);
    for (const list of [OWN, PROMPTS]) await waitFor(() => expect(titles(list)).toEqual(['Mystery Inspiration']));
    await press(SHARE);
    expect(form()[1]).toBe('Another one');
  });

  it('keeps what was typed when saving fails or the session ends', async () => {
    await open(row);
    await edit();
    await type('');
    await submit();
    expect(screen.getByRole('dialog')).toHaveTextContent('Please enter a prompt');
    await type('Another text');
    // Deleted in another tab.
    backend.community.prompts = [];
    await submit();
    await expectToast('Failed to update inspiration', 'This inspiration is no longer there.');
    expect(form()[1]).toBe('Another text');
    await signOut();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You must be signed in to share inspirations'),
    );
    await press('Sign in');
    await waitFor(() => expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration' } }));
    await open(row);
    await edit();
    expect(form()[1]).toBe('Another text');
  });
});
