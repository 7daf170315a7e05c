// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { announcements } from '@storyloom/testing/announcements';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, facts, fill, returnToPage, toasts } from '@storyloom/testing/page';
import { atRest, place, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, MINA, promptRow, sharedRow } from '@storyloom/testing/rows';

const ADDRESS = '/s/link-1';
const HIDDEN = { hidden_at: '2026-03-05T12:00:00+00:00' };
const WRITE_OWN = 'Write your own from this prompt: The Light';
const row = sharedRow(1, {
  title: 'The Light',
  prompt: 'A "lamp" <b>on</b> Mars',
  content: '# The Light\n\nIt was dark.\n\n## Later\n\nThen it was not.',
  generator_id: 'scifi',
  language: 'Spanish',
  views_count: 4,
  likes_count: 2,
});

const page = () => document.querySelector<HTMLElement>('main')!;
const robots = () => document.querySelector('meta[name="robots"][content="noindex"]');
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
const heading = (name: string) => screen.findByRole('heading', { name });
/** The two places of the like button: among the tools, and at the end of the story. */
const above = () => within(screen.getByLabelText('What you can do with this story'));
const below = () => within(screen.getByRole('heading', { name: 'What next?' }).closest<HTMLElement>('section')!);

/** Opens the story, which is shown. */
async function open(as: string | null = null, at = ADDRESS): Promise<void> {
  if (backend.community.rows.length === 0) backend.community.rows = [row];
  await renderRemote(remote, { at, as });
  await heading('The Light');
}

const factsAre = (by: string, views: number, likes: number) =>
  waitFor(() =>
    expect(facts(page())).toEqual([by, formatDay(new Date(row.created_at)), `${views} views`, `${likes} likes`]),
  );

describe('a shared story', () => {
  it('can be read by a guest with its author and source, and is counted once', async () => {
    const lamp = promptRow(50, { user_id: BO, title: 'The Lamp' });
    backend.community.prompts = [lamp];
    backend.community.rows = [{ ...row, source_inspiration_id: lamp.id }];
    await open();
    const title = screen.getByRole('heading', { level: 1, name: 'The Light' });
    expect(title.querySelector('[lang]')?.getAttribute('lang')).toBe('es');
    expect(document.title).toBe('The Light · Storyloom');
    expect(description()).toBe('“The Light”, a story written and shared by Mina.');
    expect(robots()).not.toBeInTheDocument();
    await factsAre('by Mina', 5, 2);
    for (const text of ['Sci-Fi', 'Prompt: A "lamp" <b>on</b> Mars', 'From “The Lamp”, a prompt by Bo Li']) {
      expect(page().textContent).toContain(text);
    }
    expect(screen.getByRole('heading', { level: 2, name: 'Later' })).toBeVisible();
    for (const text of ['It was dark.', 'Then it was not.']) expect(page().textContent).toContain(text);
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(backend.sent('count_story_view')).toEqual([{ p_shared_story_id: row.id, p_share_id: row.share_id }]);

    await user.click(above().getByRole('button', { name: 'Like: The Light' }));
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
  });

  it('is credited by a story written from its prompt, while others can read it', async () => {
    const older = sharedRow(2, { title: 'The Dark', user_id: BO });
    backend.community.rows = [row, sharedRow(3, { title: 'The Dusk', source_story_id: older.id }), older];
    await open(ADA);
    expect(page().textContent).not.toContain('From “');
    await user.click(screen.getByRole('link', { name: WRITE_OWN }));
    const source = { kind: 'story', id: row.id, title: 'The Light', author: 'Mina' };
    expect(place().state).toEqual({ prompt: row.prompt, source });
    await renderRemote(remote, { at: '/s/link-3', as: ADA });
    await heading('The Dusk');
    expect(page().textContent).toContain('From the prompt of “The Dark” by Bo Li');
    backend.community.change(older.id, HIDDEN);
    await renderRemote(remote, { at: '/s/link-3', as: ADA });
    await heading('The Dusk');
    expect(page().textContent).not.toContain('The Dark');
  });

  it('has no like, report or view count for its author, but a link to its settings', async () => {
    await open(MINA);
    await atRest();
    await factsAre('by you', 4, 2);
    expect(backend.sent('count_story_view')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^(?:Like|Liked|Report)/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change who can read it' })).toHaveAttribute(
      'href',
      '/dashboard?section=shared',
    );
    await user.click(screen.getByRole('link', { name: WRITE_OWN }));
    expect(place().state).toEqual({ prompt: row.prompt });
  });

  it('refreshes its counts when the reader comes back to the page', async () => {
    await open(ADA);
    await factsAre('by Mina', 5, 2);
    backend.community.change(row.id, { views_count: 9, likes_count: 7 });
    await returnToPage();
    await factsAre('by Mina', 9, 7);
    expect(backend.sent('shared_story_counts')).toEqual([{ p_ids: [row.id], p_share_ids: [row.share_id] }]);
  });

  it('can only be read without a prompt or a known genre, even when its view can’t be counted', async () => {
    backend.community.rows = [{ ...row, prompt: ' ', generator_id: 'unknown', language: 'Klingon' }];
    backend.cutOff('count_story_view');
    await open(ADA);
    await atRest();
    expect(screen.queryByRole('link', { name: WRITE_OWN })).not.toBeInTheDocument();
    expect(document.querySelector('[data-genre]')).toBeNull();
    expect(page().textContent).toContain('It was dark.');
    expect(page().textContent).not.toContain('Prompt:');
    expect(facts(page())[2]).toBe('4 views');
    expect(toasts()).toEqual([]);
  });

  it('says that the demo storyteller wrote it', async () => {
    const DEMO = 'Demo storyteller, no AI: this story is made of text that people wrote beforehand.';
    await open();
    expect(page().textContent).not.toContain(DEMO);
    backend.community.change(row.id, { demo: true });
    await open();
    expect(page().textContent).toContain(DEMO);
    expect(description()).toBe('“The Light”, a story by the Storyloom demo storyteller (no AI), shared by Mina.');
  });

  it('can be liked in two places, which is announced once, and reported', async () => {
    await open(ADA);
    await factsAre('by Mina', 5, 2);
    const said = announcements();
    await user.click(above().getByRole('button', { name: 'Like: The Light' }));
    await below().findByRole('button', { name: 'Liked: The Light' });
    await factsAre('by Mina', 5, 3);
    await user.click(below().getByRole('button', { name: 'Liked: The Light' }));
    await above().findByRole('button', { name: 'Like: The Light' });
    await factsAre('by Mina', 5, 2);
    await atRest();
    expect(said).toEqual(['Liked. It has 3 likes.', 'Like removed. It has 2 likes.']);
    expect(backend.sent('toggle_story_like').map(({ p_liked: liked }) => liked)).toEqual([true, false]);

    await user.click(screen.getByRole('button', { name: 'Report “The Light”' }));
    await fill(screen.getByLabelText('What is wrong with it?'), 'copied');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('Thank you. The people who run this site will take a look.');
    expect(backend.community.reports).toEqual([{ person: ADA, id: row.id, reason: 'copied', note: '' }]);
  });
});

describe('the link of a shared story', () => {
  it('opens an unlisted story for anyone, a hidden or private one for its owner', async () => {
    for (const [values, as, words, at] of [
      [{ is_public: false, is_unlisted: true }, null, 'Only people with the link can read it', ADDRESS],
      [HIDDEN, MINA, 'Hidden by the people who run this site', ADDRESS],
      [{ is_public: false, share_id: null }, MINA, 'Only you can read it', `/s/${row.id}`],
    ] as const) {
      backend.community.rows = [{ ...row, ...values }];
      await open(as, at);
      expect(page().textContent).toContain(words);
      // Search engines are asked to skip it.
      expect(robots()).toBeInTheDocument();
    }
    expect(backend.sent('count_story_view')).toHaveLength(1);
  });

  it('is checked at each visit, and finds nothing once the story was taken back', async () => {
    const preview = document.createElement('meta');
    preview.dataset['shared'] = '';
    document.head.append(preview);
    await open(ADA);
    expect(preview.isConnected).toBe(true);
    await user.click(screen.getByRole('link', { name: 'All stories' }));
    await waitFor(() => expect(place().at).toBe('/community'));
    // The page takes what the server wrote into the head with it.
    expect(preview.isConnected).toBe(false);
    backend.community.change(row.id, { is_public: false, share_id: null });
    await goBack();
    await screen.findByRole('heading', { level: 1, name: 'Story Not Found' });
    expect(robots()).toBeInTheDocument();
    expect(page().textContent).not.toContain('It was dark.');
  });

  it('says why the story can’t be loaded, until Retry loads it', async () => {
    backend.community.rows = [row];
    backend.refuse('read_shared_link', 'The database is resting.');
    const release = backend.hold('read_shared_link');
    const visit = renderRemote(remote, { at: ADDRESS });
    await waitFor(() => expect(page().textContent).toContain('Loading the story…'));
    release();
    await visit;
    const message = 'Failed to load story: The database is resting.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(document.title).toBe('A shared story · Storyloom');
    expect(robots()).not.toBeInTheDocument();
    backend.recover('read_shared_link');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The Light' })).toHaveFocus());
  });
});
