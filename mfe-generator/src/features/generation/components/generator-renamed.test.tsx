// @vitest-environment jsdom
import { watchDownloads } from '@storyloom/testing/downloads';
import { json } from '@storyloom/testing/network';
import { lines } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/people';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { readBlob } from '../../../testing/read-blob.ts';
import { generate, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;

const SAVE = 'Save AI-Generated Story to Your Collection';
const end = () => screen.getByRole('group', { name: 'End of the story' }).querySelector('cite');

/** Opens a page with a saved story whose row has the title in `title.now`. */
async function withSaved(text: string, title: { now: string }) {
  let rowId = '';
  const service = serveStories({
    rows({ method, path, body }) {
      if (path === '/rest/v1/user_stories' && method === 'POST') {
        rowId = String(body.id);
        return new Response(null, { status: 201 });
      }
      return json([{ id: rowId, title: title.now }]);
    },
  });
  ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
  await generate();
  await tell(service.streams[0], text);
  await user.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByRole('link', { name: 'Saved. Open it in My Stories' });
  return service;
}

const askedForTitles = ({ requests }: ReturnType<typeof serveStories>) =>
  requests.filter(({ path, method }) => path === '/rest/v1/user_stories' && method === 'GET').length;

/** The user returns to this tab. */
const comeBack = () => act(async () => window.dispatchEvent(new Event('visibilitychange')));

describe('a renamed story', () => {
  it('A renamed story shows its new title in its heading and at its end, and is copied and downloaded with it', async () => {
    const title = { now: 'The Light' };
    await withSaved('# The **Light**\n\nOnce.', title);
    expect(lines()).toEqual(['The Light', 'Once.']);
    expect(end()).toHaveTextContent(/^The Light$/);
    title.now = 'The *Lantern* of $& Fen';
    await comeBack();
    await waitFor(() => expect(end()?.textContent).toBe(title.now));
    expect(lines()).toEqual([title.now, 'Once.']);
    expect(screen.getByRole('article', { name: title.now })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`# ${title.now}\n\nOnce.`);

    const downloads = watchDownloads();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(downloads[0]!.name).toMatch(/Lantern.*\.txt$/);
    expect(await readBlob(downloads[0]!.blob)).toBe(`${title.now}\n\nOnce.\n`);
  });

  it('A renamed story keeps its new title when the user comes back to the generator, also without a connection', async () => {
    const title = { now: 'The Light' };
    await withSaved('# The Light\n\nOnce.', title);
    await waitFor(() => expect(localStorage.getItem('storyloom-draft-fantasy')).toContain('"shown"'));
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    title.now = 'The Lantern';
    await user.click(screen.getByRole('link', { name: 'Fantasy' }));
    await waitFor(() => expect(lines()).toEqual(['The Lantern', 'Once.']));
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    serveStories({ rows: () => new TypeError('network error') });
    await user.click(screen.getByRole('link', { name: 'Fantasy' }));
    expect(lines()).toEqual(['The Lantern', 'Once.']);
  });

  it('A renamed story is announced by its new title among the versions, and gets its own title back when renamed again', async () => {
    const title = { now: 'The Lantern' };
    const service = await withSaved('# The Light\n\nOnce.', title);
    await waitFor(() => expect(end()).toHaveTextContent('The Lantern'));
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    await tell(service.streams[1], '# The Night\n\nTwice.');
    await user.click(screen.getAllByRole('button', { name: 'Previous story' })[0]!);
    expect(screen.getByText(/^Story 1 of 2: “The Lantern”, /, { selector: '[role="status"]' })).toBeInTheDocument();
    title.now = 'The Light';
    await comeBack();
    await waitFor(() => expect(end()).toHaveTextContent('The Light'));
  });

  it('A story without a title shows “Your Generated Story” until it is renamed', async () => {
    const title = { now: 'Untitled AI-Generated Story' };
    const service = await withSaved('Once.', title);
    await waitFor(() => expect(askedForTitles(service)).toBeGreaterThan(0));
    expect(screen.getByRole('heading', { level: 2, name: 'Your Generated Story' })).toBeVisible();
    expect(end()).toHaveTextContent('Your Generated Story');
    title.now = 'The Lantern';
    await comeBack();
    await screen.findByRole('heading', { level: 2, name: 'The Lantern' });
    expect(end()).toHaveTextContent('The Lantern');
  });
});
