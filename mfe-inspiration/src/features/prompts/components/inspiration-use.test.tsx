// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, expectToast, facts, titles, toasts } from '@storyloom/testing/page';
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
  ])('of %s opens the generator of %s with the prompt as it is and whom it is credited to', async (category, genre) => {
    const row = promptRow(1, { category, prompt: '  Una "luz" <b>en</b>\n el mar ', uses_count: 4 });
    backend.community.prompts = [row];
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    const use = within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' });
    // A category that has no generator says which one it opens.
    const described = document.getElementById(use.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(category === genre ? undefined : 'Opens the Fantasy generator');
    await user.click(use);
    expect(place()).toMatchObject({
      at: `/generators/${genre}`,
      state: { prompt: row.prompt, inspirationId: row.id, autoFill: true, source: sourceOf(row) },
    });
    expect(backend.sent('record_inspiration_use')).toEqual([]);
  });

  it('of a guest is counted on the page they come back to', async () => {
    backend.community.prompts = [promptRow(1, { uses_count: 4 })];
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    await user.click(within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' }));
    await goBack();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    expect(facts(card('Prompt 1', PROMPTS))).toEqual(['by Mina', '0 likes', '5 uses']);
    expect(backend.sent('record_inspiration_use')).toEqual([]);
  });

  it('is recorded for a person, and counted as the database does', async () => {
    const row = promptRow(1, { uses_count: 4 });
    backend.community.prompts = [row];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    // Two others have used it since.
    backend.community.change(row.id, { uses_count: 6 });
    await user.click(within(card('Prompt 1', PROMPTS)).getByRole('link', { name: 'Use: Prompt 1' }));
    await waitFor(() => expect(backend.community.uses).toEqual(new Set([`${ADA} ${row.id}`])));
    expect(backend.sent('record_inspiration_use')).toEqual([{ p_inspiration_id: row.id }]);
    await goBack();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    await waitFor(() => expect(facts(card('Prompt 1', PROMPTS)).at(-1)).toBe('7 uses'));
  });

  it('in another window counts nothing, for it takes no prompt along', async () => {
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

  it('that cannot be recorded leads on all the same, and is only logged', async () => {
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

  it('of your own counts like any other, in both lists and in the database, and credits only you', async () => {
    const row = promptRow(1, { user_id: ADA, prompt: LONG, uses_count: 4 });
    backend.community.prompts = [row];
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    // It is folded, but they know what they wrote.
    await user.click(within(card('Prompt 1', OWN)).getByRole('link', { name: 'Use: Prompt 1' }));
    expect(place().state).toEqual({ prompt: LONG, inspirationId: row.id, autoFill: true });
    await goBack();
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    for (const list of [OWN, PROMPTS]) expect(facts(card('Prompt 1', list)).at(-1)).toBe('5 uses');
    await atRest();
    expect(backend.sent('record_inspiration_use')).toEqual([{ p_inspiration_id: row.id }]);
    // What the database has counted is the same, so nothing jumps back on a later visit.
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    for (const list of [OWN, PROMPTS]) expect(facts(card('Prompt 1', list)).at(-1)).toBe('5 uses');
  });
});

describe('a long prompt of someone else', () => {
  it('goes to the generator by one press, folded or not, and all of it; the way back is the same link', async () => {
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

describe('a random prompt', () => {
  it.each([
    ['All', '', 'fantasy'],
    ['Fantasy', '?category=fantasy', 'fantasy'],
    ['Sci-Fi', '?category=scifi', 'scifi'],
    ['Romance', '?category=romance', 'romance'],
  ])('under %s opens the generator of that genre, where it can be read first', async (_tab, search, genre) => {
    await renderRemote(remote, { at: `/inspiration${search}` });
    const goOn = backend.hold('random-prompt');
    await user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
    await screen.findByRole('button', { name: 'Thinking of a prompt…' });
    await user.click(screen.getByRole('button', { name: 'Thinking of a prompt…' }));
    goOn();
    await expectToast('New random prompt generated!');
    expect(place()).toMatchObject({ at: `/generators/${genre}`, state: { prompt: `A random prompt of ${genre}` } });
    const sent = backend.requests.filter(({ name }) => name === 'random-prompt');
    expect(sent.map(({ args, guestToken }) => [args, guestToken])).toEqual([
      [{ genre, language: 'english' }, 'guest-token'],
    ]);
  });

  it('is a person’s own, without a guest’s session', async () => {
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
    await expectToast('New random prompt generated!');
    expect(backend.requests.find(({ name }) => name === 'random-prompt')?.person).toBe(ADA);
    expect(backend.sent('guest-session')).toEqual([]);
  });

  it.each([
    [
      'the service cannot be reached',
      undefined,
      ['Storyloom can’t be reached just now. Check your connection and try again.'],
    ],
    ['there were too many', { code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 }, ['Wait a little.']],
    [
      'the service knows no reason',
      { code: 'provider_error', message: 'Failed to generate a random prompt. Please try again.' },
      [],
    ],
    ['the service has none', { prompt: ' ' }, ['No prompt was generated']],
  ])('that does not come because %s is announced, with the reason on a line below', async (_case, answer, reason) => {
    if (answer === undefined) backend.cutOff('random-prompt');
    else if ('code' in answer) backend.answerWith('random-prompt', { error: answer }, 429);
    else backend.answerWith('random-prompt', answer);
    await renderRemote(remote, { at: '/inspiration' });
    await user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
    await expectToast('Failed to generate a random prompt', ...reason);
    expect(place().at).toBe('/inspiration');
    expect(screen.getByRole('button', { name: 'Generate Random Prompt' })).toBeVisible();
  });

  it('that comes after the page was left changes nothing', async () => {
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    const goOn = backend.hold('random-prompt');
    await user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
    await waitFor(() => expect(backend.sent('random-prompt')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Curated inspirations' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Curated inspirations' }).tagName).toBe('H1'));
    goOn();
    await atRest();
    expect(place().at).toBe('/inspiration-me');
    expect(toasts()).toEqual([]);
  });
});
