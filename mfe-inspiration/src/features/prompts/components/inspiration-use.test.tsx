// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, facts, titles, toasts } from '@storyloom/testing/page';
import { atRest, goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow } from '@storyloom/testing/rows';

const PROMPTS = 'Prompts';
const OWN = 'Your Shared Inspirations';
const LONG = `  A "letter" <b>that</b> nobody opens.\n\n${'It waits. '.repeat(40)}`;
const sourceOf = ({ id, title }: { id: string; title: string }) => ({
  kind: 'inspiration',
  id,
  title,
  author: 'Mina',
});

describe('using a prompt', () => {
  it.each([
    ['fantasy', 'fantasy'],
    ['scifi', 'scifi'],
    ['romance', 'romance'],
    ['children', 'children'],
    ['mystery', 'fantasy'],
    ['adventure', 'fantasy'],
    ['historical', 'fantasy'],
  ])(
    'Using a prompt of %s opens the generator of %s with the unchanged prompt and its credit',
    async (category, genre) => {
      const row = promptRow(1, { category, prompt: '  Una "luz" <b>en</b>\n el mar ', uses_count: 4 });
      backend.community.prompts = [row];
      await renderRemote(remote, { at: '/inspiration' });
      await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
      const use = within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' });
      // A card whose category has no generator names the one that it opens.
      const described = document.getElementById(use.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toBe(category === genre ? undefined : 'Opens the Fantasy generator');
      await user.click(use);
      expect(place()).toMatchObject({
        at: `/generators/${genre}`,
        state: { prompt: row.prompt, inspirationId: row.id, autoFill: true, source: sourceOf(row) },
      });
      expect(backend.sent('record_inspiration_use')).toEqual([]);
    },
  );

  it('The use of a prompt by a guest is counted on the page that they come back to', async () => {
    backend.community.prompts = [promptRow(1, { uses_count: 4 })];
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    await user.click(within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' }));
    await goBack();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    expect(facts(card('Prompt 1', PROMPTS))).toEqual(['by Mina', '0 likes', '5 uses']);
    expect(backend.sent('record_inspiration_use')).toEqual([]);
  });

  it('The use of a prompt by a user is recorded, and counted as in the database', async () => {
    const row = promptRow(1, { uses_count: 4 });
    backend.community.prompts = [row];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    // Two other users have used it since.
    backend.community.change(row.id, { uses_count: 6 });
    await user.click(within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' }));
    await waitFor(() => expect(backend.community.uses).toEqual(new Set([`${ADA} ${row.id}`])));
    expect(backend.sent('record_inspiration_use')).toEqual([{ p_inspiration_id: row.id }]);
    await goBack();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    await waitFor(() => expect(facts(card('Prompt 1', PROMPTS)).at(-1)).toBe('7 uses'));
  });

  it('Use in another window counts nothing, because it takes no prompt along', async () => {
    backend.community.prompts = [promptRow(1, { uses_count: 4 })];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(1));
    act(
      () =>
        void fireEvent.click(within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' }), {
          ctrlKey: true,
        }),
    );
    await atRest();
    expect(backend.sent('record_inspiration_use')).toEqual([]);
  });

  it('A use that cannot be recorded still opens the generator, and is only logged', async () => {
    backend.community.prompts = [promptRow(1)];
    backend.cutOff('record_inspiration_use');
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    await user.click(within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' }));
    expect(place().at).toBe('/generators/fantasy');
    await waitFor(() =>
      expect(log.mock.calls).toEqual([[expect.stringContaining('was not recorded'), expect.any(Error)]]),
    );
    expect(toasts()).toEqual([]);
  });

  it('The use of one’s own prompt counts like any other, in both lists and in the database, and needs no credit', async () => {
    const row = promptRow(1, { user_id: ADA, prompt: LONG, uses_count: 4 });
    backend.community.prompts = [row];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    // It is folded, and can be used without unfolding.
    await user.click(within(card('Prompt 1', OWN)).getByRole('link', { name: 'Use: Prompt 1' }));
    expect(place().state).toEqual({ prompt: LONG, inspirationId: row.id, autoFill: true });
    await goBack();
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    for (const list of [OWN, PROMPTS]) expect(facts(card('Prompt 1', list)).at(-1)).toBe('5 uses');
    await atRest();
    expect(backend.sent('record_inspiration_use')).toEqual([{ p_inspiration_id: row.id }]);
    // The database has the same number, so that it does not change on the next visit.
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    for (const list of [OWN, PROMPTS]) expect(facts(card('Prompt 1', list)).at(-1)).toBe('5 uses');
  });
});

describe('a long prompt of another user', () => {
  it('A folded prompt goes to the generator whole by one press, and Back focuses the same link', async () => {
    const row = promptRow(1, { prompt: LONG, category: 'scifi' });
    backend.community.prompts = [row];
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    expect(within(card('Prompt 1', PROMPTS)).getByRole('button', { name: 'Show the whole prompt' })).toBeVisible();
    await user.click(within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' }));
    expect(place()).toMatchObject({
      at: '/generators/scifi',
      state: { prompt: LONG, inspirationId: row.id, autoFill: true, source: sourceOf(row) },
    });
    await goBack();
    await waitFor(() =>
      expect(within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' })).toHaveFocus(),
    );
  });
});
