// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  card,
  facts,
  has,
  heading,
  isAtRest,
  isTold,
  link,
  open,
  press,
  shows,
  tidyUp,
  titles,
  visit,
  where,
} from '../../../testing/render-inspiration.tsx';
import { promptRow } from '@storyloom/testing/rows';
import { ADA } from '@storyloom/testing/people';

afterEach(tidyUp);

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
    const backend = await visit();
    const row = promptRow(1, { category, prompt: '  Una "luz" <b>en</b>\n el mar ', uses_count: 4 });
    backend.community.prompts = [row];
    await open('/inspiration');
    await shows(PROMPTS, ['Prompt 1']);
    const use = link('Use: Prompt 1', card('Prompt 1', PROMPTS));
    // A category that has no generator says which one it opens.
    const described = document.getElementById(use.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(category === genre ? undefined : 'Opens the Fantasy generator');
    await press(use);
    expect(where()).toEqual({
      at: `/generators/${genre}`,
      state: { prompt: row.prompt, inspirationId: row.id, autoFill: true, source: sourceOf(row) },
    });
    expect(backend.sent('record_inspiration_use')).toEqual([]);
  });

  it('of a guest is counted on the page they come back to', async () => {
    const backend = await visit();
    backend.community.prompts = [promptRow(1, { uses_count: 4 })];
    await open('/inspiration');
    await shows(PROMPTS, ['Prompt 1']);
    await press(link('Use: Prompt 1', card('Prompt 1', PROMPTS)));
    await press(button('Go back'));
    await shows(PROMPTS, ['Prompt 1']);
    expect(facts(card('Prompt 1', PROMPTS))).toEqual(['by Mina', '0 likes', '5 uses']);
    expect(backend.sent('record_inspiration_use')).toEqual([]);
  });

  it('is recorded for a person, and counted as the database does', async () => {
    const backend = await visit(ADA);
    const row = promptRow(1, { uses_count: 4 });
    backend.community.prompts = [row];
    await open('/inspiration');
    await shows(PROMPTS, ['Prompt 1']);
    // Two others have used it since.
    backend.community.change(row.id, { uses_count: 6 });
    await press(link('Use: Prompt 1', card('Prompt 1', PROMPTS)));
    await waitFor(() => expect(backend.community.uses).toEqual(new Set([`${ADA} ${row.id}`])));
    expect(backend.sent('record_inspiration_use')).toEqual([{ p_inspiration_id: row.id }]);
    await press(button('Go back'));
    await shows(PROMPTS, ['Prompt 1']);
    await waitFor(() => expect(facts(card('Prompt 1', PROMPTS)).at(-1)).toBe('7 uses'));
  });

  it('in another window counts nothing, for it takes no prompt along', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [promptRow(1, { uses_count: 4 })];
    await open('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(1));
    act(() => void fireEvent.click(link('Use: Prompt 1', card('Prompt 1', PROMPTS)), { ctrlKey: true }));
    await isAtRest();
    expect(backend.sent('record_inspiration_use')).toEqual([]);
  });

  it('that cannot be recorded leads on all the same, and is only logged', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [promptRow(1)];
    backend.cutOff('record_inspiration_use');
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open('/inspiration');
    await shows(PROMPTS, ['Prompt 1']);
    await press(link('Use: Prompt 1', card('Prompt 1', PROMPTS)));
    expect(where().at).toBe('/generators/fantasy');
    await waitFor(() =>
      expect(log.mock.calls).toEqual([[expect.stringContaining('was not recorded'), expect.any(Error)]]),
    );
    expect(document.querySelector('[data-toaster]')?.textContent).toBe('');
  });

  it('of your own counts like any other, in both lists and in the database, and credits only you', async () => {
    const backend = await visit(ADA);
    const row = promptRow(1, { user_id: ADA, prompt: LONG, uses_count: 4 });
    backend.community.prompts = [row];
    await open('/inspiration');
    await shows(OWN, ['Prompt 1']);
    // It is folded, but they know what they wrote.
    await press(link('Use: Prompt 1', card('Prompt 1', OWN)));
    expect(where().state).toEqual({ prompt: LONG, inspirationId: row.id, autoFill: true });
    await press(button('Go back'));
    await shows(OWN, ['Prompt 1']);
    for (const list of [OWN, PROMPTS]) expect(facts(card('Prompt 1', list)).at(-1)).toBe('5 uses');
    await isAtRest();
    expect(backend.sent('record_inspiration_use')).toEqual([{ p_inspiration_id: row.id }]);
    // What the database has counted is the same, so nothing jumps back on a later visit.
    await open('/inspiration');
    await shows(OWN, ['Prompt 1']);
    for (const list of [OWN, PROMPTS]) expect(facts(card('Prompt 1', list)).at(-1)).toBe('5 uses');
  });
});

describe('a long prompt of somebody else', () => {
  it('goes to the generator by one press, folded or not, and all of it; the way back is the same link', async () => {
    const backend = await visit();
    const row = promptRow(1, { prompt: LONG, category: 'scifi' });
    backend.community.prompts = [row];
    await open('/inspiration');
    await shows(PROMPTS, ['Prompt 1']);
    expect(has('Show the whole prompt', card('Prompt 1', PROMPTS))).toBe(true);
    await press(link('Use: Prompt 1', card('Prompt 1', PROMPTS)));
    expect(where()).toEqual({
      at: '/generators/scifi',
      state: { prompt: LONG, inspirationId: row.id, autoFill: true, source: sourceOf(row) },
    });
    await act(async () => void fireEvent.click(button('Go back')));
    await waitFor(() => expect(document.activeElement).toBe(link('Use: Prompt 1', card('Prompt 1', PROMPTS))));
  });
});

describe('a random prompt', () => {
  it.each([
    ['All', '', 'fantasy'],
    ['Fantasy', '?category=fantasy', 'fantasy'],
    ['Sci-Fi', '?category=scifi', 'scifi'],
    ['Romance', '?category=romance', 'romance'],
  ])('under %s opens the generator of that genre, where it can be read first', async (_tab, search, genre) => {
    const backend = await visit();
    await open(`/inspiration${search}`);
    const goOn = backend.hold('random-prompt');
    await press(button('Generate Random Prompt'));
    await waitFor(() => expect(has('Thinking of a prompt…')).toBe(true));
    await press(button('Thinking of a prompt…'));
    goOn();
    await isTold('New random prompt generated!');
    expect(where()).toEqual({ at: `/generators/${genre}`, state: { prompt: `A random prompt of ${genre}` } });
    const sent = backend.requests.filter(({ name }) => name === 'random-prompt');
    expect(sent.map(({ args, guestToken }) => [args, guestToken])).toEqual([
      [{ genre, language: 'english' }, 'guest-token'],
    ]);
  });

  it('is a person’s own, without a guest’s session', async () => {
    const backend = await visit(ADA);
    await open('/inspiration');
    await press(button('Generate Random Prompt'));
    await isTold('New random prompt generated!');
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
    const backend = await visit();
    if (answer === undefined) backend.cutOff('random-prompt');
    else if ('code' in answer) backend.answerWith('random-prompt', { error: answer }, 429);
    else backend.answerWith('random-prompt', answer);
    await open('/inspiration');
    await press(button('Generate Random Prompt'));
    await isTold('Failed to generate a random prompt', ...reason);
    expect(where().at).toBe('/inspiration');
    expect(has('Generate Random Prompt')).toBe(true);
  });

  it('that comes after the page was left changes nothing', async () => {
    const backend = await visit(ADA);
    await open('/inspiration');
    const goOn = backend.hold('random-prompt');
    await press(button('Generate Random Prompt'));
    await waitFor(() => expect(backend.sent('random-prompt')).toHaveLength(1));
    await press(link('Curated inspirations'));
    await waitFor(() => expect(heading('Curated inspirations').tagName).toBe('H1'));
    goOn();
    await isAtRest();
    expect(where().at).toBe('/inspiration-me');
    expect(document.querySelector('[data-toaster]')?.textContent).toBe('');
  });
});
