// @vitest-environment jsdom
import { signIn } from '@storyloom/testing/session';
import { json } from '@storyloom/shared/testing/network';
import { watchDownloads } from '@storyloom/shared/testing/downloads';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBlob } from '../../../testing/read-blob.ts';
import {
  article,
  button,
  generate,
  passAWhile,
  press,
  renderGenerator,
  statusText,
  storyLines,
  tell,
  tidyUp,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';

const SAVE = 'Save AI-Generated Story to Your Collection';
const end = () => document.querySelector('[role="group"][aria-label="End of the story"] cite')?.textContent;

beforeEach(() => signIn('user-1'));
afterEach(tidyUp);

/** A saved story on the page, whose row is called by what `title` says by then. */
async function withSaved(text: string, title: { now: string }) {
  let rowId = '';
  const service = serveStories({
    rows({ method, path, body }) {
      if (path === '/rest/v1/user_stories' && method === 'POST') {
        rowId = body.id;
        return new Response(null, { status: 201 });
      }
      return json([{ id: rowId, title: title.now }]);
    },
  });
  await renderGenerator();
  await generate();
  await tell(service.streams[0], text);
  await press(button(SAVE));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Saved. Open it in My Stories'));
  return service;
}

const askedForTitles = ({ requests }: ReturnType<typeof serveStories>) =>
  requests.filter(({ path, method }) => path === '/rest/v1/user_stories' && method === 'GET').length;

/** The user looks at this tab again. */
const comeBack = () => act(async () => window.dispatchEvent(new Event('visibilitychange')));

describe('a saved story that was renamed', () => {
  it('has its new title in its heading, at its end, and in what is copied and downloaded', async () => {
    const title = { now: 'The Light' };
    await withSaved('# The **Light**\n\nOnce.', title);
    expect([storyLines(), end()]).toEqual([['The Light', 'Once.'], 'The Light']);
    title.now = 'The *Lantern* of $& Fen';
    await comeBack();
    await vi.waitFor(() => expect(end()).toBe(title.now));
    expect(storyLines()).toEqual([title.now, 'Once.']);
    expect(article()?.getAttribute('aria-label')).toBe(title.now);

    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    await press(button('Copy'));
    expect(writeText).toHaveBeenCalledWith(`# ${title.now}\n\nOnce.`);

    const downloads = watchDownloads();
    await press(button('Download'));
    expect(downloads[0]!.name).toMatch(/Lantern.*\.txt$/);
    expect(await readBlob(downloads[0]!.blob)).toBe(`${title.now}\n\nOnce.\n`);
  });

  it('has it when the user comes back to the generator, also where nothing can be asked', async () => {
    const title = { now: 'The Light' };
    await withSaved('# The Light\n\nOnce.', title);
    await vi.waitFor(() => expect(localStorage.getItem('storyloom-draft-fantasy')).toContain('"shown"'));
    await press(document.querySelector('a[href="/generators/romance"]')!);
    title.now = 'The Lantern';
    await press(document.querySelector('a[href="/generators/fantasy"]')!);
    await vi.waitFor(() => expect(storyLines()).toEqual(['The Lantern', 'Once.']));
    await press(document.querySelector('a[href="/generators/romance"]')!);
    serveStories({ rows: () => new TypeError('network error') });
    await press(document.querySelector('a[href="/generators/fantasy"]')!);
    expect(storyLines()).toEqual(['The Lantern', 'Once.']);
  });

  it('is called by it among the other stories, and goes by its own again when that is given back', async () => {
    const title = { now: 'The Lantern' };
    const service = await withSaved('# The Light\n\nOnce.', title);
    await vi.waitFor(() => expect(end()).toBe('The Lantern'));
    passAWhile();
    await press(button('Another version'));
    await tell(service.streams[1], '# The Night\n\nTwice.');
    await press(document.querySelector('[aria-label="Previous story"]')!);
    expect(statusText()).toMatch(/^Story 1 of 2: “The Lantern”, /);
    title.now = 'The Light';
    await comeBack();
    await vi.waitFor(() => expect(end()).toBe('The Light'));
  });

  it('has a heading of its new title where it has no title of its own, and else the one that stands for none', async () => {
    const title = { now: 'Untitled AI-Generated Story' };
    const service = await withSaved('Once.', title);
    await vi.waitFor(() => expect(askedForTitles(service)).toBeGreaterThan(0));
    const heading = () => document.querySelector('section h2')?.textContent;
    expect([heading(), end()]).toEqual(['Your Generated Story', 'Your Generated Story']);
    title.now = 'The Lantern';
    await comeBack();
    await vi.waitFor(() => expect([heading(), end()]).toEqual(['The Lantern', 'The Lantern']));
  });
});
