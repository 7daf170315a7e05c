// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, expectToast, fill, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';
import { OWN, PROMPTS, SHARE, mine, form, submit } from '../testing/inspiration-dialog.ts';

describe('editing an inspiration', () => {
  it('The edit dialog keeps changes after Escape, and drops them after Cancel', async () => {
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

  it('An inspiration is edited in the same dialog, prefilled, without touching the draft of a new one', async () => {
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

  it('The edit dialog stays open with what was typed when saving fails', async () => {
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

  it('The edit dialog stays open when the session ends, and has what was typed after signing in again', async () => {
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
});
