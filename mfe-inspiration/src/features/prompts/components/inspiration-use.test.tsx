// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, facts, titles, toasts } from '@storyloom/testing/page';
import { atRest, goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow } from '@storyloom/testing/rows';

const PROMPTS = 'Prompts';
const OWN = 'Your Shared Inspirations';
const LONG = `  A "letter" <b>that</b> nobody opens.\n\n${'It waits. '.repeat(40)}`;
const uses = (list: string) => facts(card('Prompt 1', list)).at(-1);
const link = (list = PROMPTS) => within(card('Prompt 1', list)).getByRole('link', { name: 'Use: Prompt 1' });

/** Opens the list with one prompt. */
async function open(values: object, person: string | null = null) {
  const row = promptRow(1, { uses_count: 4, ...values });
  backend.community.prompts = [row];
  await renderRemote(remote, { at: '/inspiration', as: person });
  await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
  return row;
}

describe('using a prompt', () => {
  it('opens the generator of its category, or Fantasy, which the card then names', async () => {
    for (const [category, genre] of [
      ['scifi', 'scifi'],
      ['mystery', 'fantasy'],
    ] as const) {
      await open({ category });
      const described = document.getElementById(link().getAttribute('aria-describedby') ?? '')?.textContent;
      expect(described).toBe(category === genre ? undefined : 'Opens the Fantasy generator');
      await user.click(link());
      expect(place().at).toBe(`/generators/${genre}`);
    }
  });

  it('takes along a guest’s folded prompt unchanged with its credit, and counts the use on the page', async () => {
    const row = await open({ prompt: LONG });
    expect(screen.getByRole('button', { name: 'Show the whole prompt' })).toBeVisible();
    await user.click(link());
    const source = { kind: 'inspiration', id: row.id, title: row.title, author: 'Mina' };
    expect(place().state).toEqual({ prompt: LONG, inspirationId: row.id, autoFill: true, source });
    await goBack();
    await waitFor(() => expect(link()).toHaveFocus());
    expect(uses(PROMPTS)).toBe('5 uses');
    expect(backend.sent('record_inspiration_use')).toEqual([]);
  });

  it('is recorded for a user, and counted as in the database', async () => {
    const row = await open({}, ADA);
    // Two other users have used it since.
    backend.community.change(row.id, { uses_count: 6 });
    // In another window, which takes no prompt along, nothing is counted.
    act(() => void fireEvent.click(link(), { ctrlKey: true }));
    await atRest();
    expect(backend.sent('record_inspiration_use')).toEqual([]);
    await user.click(link());
    await waitFor(() => expect(backend.community.uses).toEqual(new Set([`${ADA} ${row.id}`])));
    expect(backend.sent('record_inspiration_use')).toEqual([{ p_inspiration_id: row.id }]);
    await goBack();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    await waitFor(() => expect(uses(PROMPTS)).toBe('7 uses'));
  });

  it('only logs that it could not be recorded', async () => {
    backend.cutOff('record_inspiration_use');
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({}, ADA);
    await user.click(link());
    expect(place().at).toBe('/generators/fantasy');
    await waitFor(() =>
      expect(log.mock.calls).toEqual([[expect.stringContaining('was not recorded'), expect.any(Error)]]),
    );
    expect(toasts()).toEqual([]);
  });

  it('of one’s own counts like any other in both lists, and needs no credit', async () => {
    const row = await open({ user_id: ADA, prompt: LONG }, ADA);
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await user.click(link(OWN));
    expect(place().state).toEqual({ prompt: LONG, inspirationId: row.id, autoFill: true });
    await goBack();
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    for (const list of [OWN, PROMPTS]) expect(uses(list)).toBe('5 uses');
    await atRest();
    expect(backend.sent('record_inspiration_use')).toEqual([{ p_inspiration_id: row.id }]);
  });
});
