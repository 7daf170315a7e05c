// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, facts, returnToPage, toasts } from '@storyloom/testing/page';
import { atRest, place, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, MINA, promptRow, sharedRow } from '@storyloom/testing/rows';
import { above, ADDRESS, DATE, factsAre, isThere, page, robots, row } from '../testing/the-light.ts';

const WRITE_OWN = 'Write your own from this prompt: The Light';
const lamp = promptRow(50, { user_id: BO, title: 'The Lamp' });
describe('a shared story', () => {
  it('A guest can read a shared story with its author and source, and is counted once', async () => {
    backend.community.prompts = [lamp];
    backend.community.rows = [{ ...row, source_inspiration_id: lamp.id }];
    await renderRemote(remote, { at: ADDRESS });
    await isThere();
    expect(screen.getByRole('heading', { name: 'The Light' }).tagName).toBe('H1');
    expect(document.title).toBe('The Light · Storyloom');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      '“The Light”, a story written and shared by Mina.',
    );
    expect(robots()).not.toBeInTheDocument();
    await factsAre('by Mina', DATE, '5 views', '2 likes');
    expect(document.querySelector<HTMLElement>('[data-genre]')?.dataset['genre']).toBe('scifi');
    for (const text of ['Sci-Fi', 'Prompt: A "lamp" <b>on</b> Mars', 'From “The Lamp”, a prompt by Bo Li']) {
      expect(page().textContent).toContain(text);
    }
    const cover = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent).join(' ');
    expect(cover.toLowerCase()).toContain('mina');
    expect(screen.getByRole('heading', { name: 'The Light' }).querySelector('[lang]')?.getAttribute('lang')).toBe('es');
    // The prompt may be in another language than the story.
    expect([...page().querySelectorAll('[lang]')].find(({ textContent }) => textContent === row.prompt)).toMatchObject({
      lang: 'en',
    });
    expect(screen.getByRole('heading', { name: 'Later' }).tagName).toBe('H2');
    for (const text of ['It was dark.', 'Then it was not.']) expect(page().textContent).toContain(text);
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(backend.sent('count_story_view')).toEqual([{ p_shared_story_id: row.id, p_share_id: row.share_id }]);

    await user.click(within(above()).getByRole('button', { name: 'Like: The Light' }));
    await expectToast('You must be signed in to like stories\nSign in');
    await user.click(screen.getByRole('button', { name: 'Report “The Light”' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('You must be signed in to report this');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: WRITE_OWN }));
    // Without autoFill: another user's prompt is read before a story is written from it.
    const source = { kind: 'inspiration', id: lamp.id, title: 'The Lamp', author: 'Bo Li' };
    expect(place()).toMatchObject({
      at: '/generators/scifi',
      state: { prompt: row.prompt, source, inspirationId: lamp.id },
    });
    await goBack();
    await isThere();
    await atRest();
    expect(facts(page())[2]).toBe('5 views');
    await user.click(screen.getByRole('link', { name: 'All stories' }));
    await waitFor(() => expect(place().at).toBe('/community'));
  });

  it('Writing from a story credits its author, and a story names the one whose prompt it was written from', async () => {
    const older = sharedRow(2, { title: 'The Dark', user_id: BO });
    backend.community.rows = [row, sharedRow(3, { title: 'The Dusk', source_story_id: older.id }), older];
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await isThere();
    expect(page().textContent).not.toContain('From “');
    await user.click(screen.getByRole('link', { name: WRITE_OWN }));
    const source = { kind: 'story', id: row.id, title: 'The Light', author: 'Mina' };
    expect(place().state).toEqual({ prompt: row.prompt, source });
    await renderRemote(remote, { at: '/s/link-3', as: ADA });
    await screen.findByRole('heading', { name: 'The Dusk' });
    expect(page().textContent).toContain('From the prompt of “The Dark” by Bo Li');
    // A hidden source is not named.
    backend.community.change(older.id, { hidden_at: '2026-03-05T12:00:00+00:00' });
    await renderRemote(remote, { at: '/s/link-3', as: ADA });
    await screen.findByRole('heading', { name: 'The Dusk' });
    expect(page().textContent).not.toContain('The Dark');
  });

  it('The author’s own shared story has no credit, like or report, is not counted, and leads to its settings', async () => {
    backend.community.rows = [row];
    await renderRemote(remote, { at: ADDRESS, as: MINA });
    await isThere();
    await atRest();
    await factsAre('by you', DATE, '4 views', '2 likes');
    expect(backend.sent('count_story_view')).toEqual([]);
    const names = ['Like: The Light', 'Report “The Light”', 'Liked: The Light'];
    expect(names.map((name) => screen.queryByRole('button', { name }) !== null)).toEqual([false, false, false]);
    expect(screen.getByRole('link', { name: 'Change who can read it' })).toHaveAttribute(
      'href',
      '/dashboard?section=shared',
    );
    await user.click(screen.getByRole('link', { name: WRITE_OWN }));
    expect(place().state).toEqual({ prompt: row.prompt });
  });

  it('The counts are refreshed when the reader comes back to the page', async () => {
    backend.community.rows = [row];
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await factsAre('by Mina', DATE, '5 views', '2 likes');
    backend.community.change(row.id, { views_count: 9, likes_count: 7 });
    await returnToPage();
    await factsAre('by Mina', DATE, '9 views', '7 likes');
    expect(backend.sent('shared_story_counts')).toEqual([{ p_ids: [row.id], p_share_ids: [row.share_id] }]);
  });

  it('A story without a prompt and with an unknown genre can only be read', async () => {
    backend.community.rows = [{ ...row, prompt: ' ', generator_id: 'unknown', language: 'Klingon' }];
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await isThere();
    expect([screen.queryByRole('link', { name: WRITE_OWN }) !== null, document.querySelector('[data-genre]')]).toEqual([
      false,
      null,
    ]);
    expect(page().textContent).toContain('It was dark.');
    expect(page().textContent).not.toContain('Prompt:');
    expect(screen.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/community');
  });

  it('A story whose view can’t be counted is shown without a message', async () => {
    backend.community.rows = [row];
    backend.cutOff('count_story_view');
    await renderRemote(remote, { at: ADDRESS });
    await isThere();
    await atRest();
    expect(facts(page())[2]).toBe('4 views');
    expect(toasts()).toEqual([]);
  });
});

describe('a shared story that the demo storyteller wrote', () => {
  const DEMO = 'Demo storyteller, no AI: this story is put together from passages that people wrote.';

  it.each([true, false])('A shared story says that the demo storyteller wrote it when it did (%s)', async (demo) => {
    backend.community.rows = [sharedRow(1, { demo })];
    await renderRemote(remote, { at: '/s/link-1' });
    await screen.findByRole('heading', { name: 'Story 1' });
    expect(document.body.textContent?.includes(DEMO)).toBe(demo);
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toBe(
      demo
        ? '“Story 1”, a story by the Storyloom demo storyteller (no AI), shared by Mina.'
        : '“Story 1”, a story written and shared by Mina.',
    );
  });
});
