// @vitest-environment jsdom
import { watchDownloads } from '@storyloom/testing/downloads';
import { json, type SentRequest } from '@storyloom/testing/network';
import { fill, toasts, UNREACHABLE, lines } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { readBlob } from '../../../testing/read-blob.ts';
import { generate, tell, keepVersions } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

const SAVED = 'AI-generated story saved successfully!';
const saveButton = () => screen.getByRole('button', { name: 'Save AI-Generated Story to Your Collection' });
const savedLink = () => screen.findByRole('link', { name: 'Saved. Open it in My Stories' });
const isSaved = () => new Response(null, { status: 201 });

/** Opens the page of a signed-in user with a finished story. */
async function withStory(rows: () => Response | Error | Promise<Response>, text = '# The **Light**\n\nOnce.') {
  const { streams, to } = serveStories({ rows });
  await renderRemote(remote, { at: '/generators/scifi', as: ADA });
  await generate('A second voice');
  await tell(streams[0], text);
  return { to, rows: () => to('/user_stories').flatMap(({ method, body }) => (method === 'POST' ? [body] : [])) };
}

describe('a signed-in user', () => {
  it('A story is saved with its title and the prompt and settings it was written with', async () => {
    const { rows } = await withStory(isSaved);
    await fill(screen.getByRole('textbox', { name: 'Your prompt' }), 'Something else by now');
    await user.selectOptions(screen.getByLabelText('Tone'), 'Humorous');
    await user.click(saveButton());
    await waitFor(() => expect(toasts()).toContain(SAVED));
    expect(rows()).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        user_id: ADA,
        title: 'The Light',
        story: '# The **Light**\n\nOnce.',
        prompt: 'A second voice',
        generator_id: 'scifi',
        tone: 'Neutral',
      },
    ]);
    expect(rows()[0]).not.toHaveProperty('options.unfinished');
    expect(await savedLink()).toHaveAttribute('href', `/story/${rows()[0]?.id}`);
    expect(await savedLink()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Save AI-Generated Story/ })).not.toBeInTheDocument();
    await renderRemote(remote, { at: '/generators/scifi' });
    expect(await savedLink()).toBeVisible();
  });

  it('Saving again after a lost answer uses the same id, so the story is saved once', async () => {
    const answers = [
      new TypeError('Failed to fetch'),
      json({ code: '23505', message: 'duplicate key value violates unique constraint' }, 409),
      // The row exists, deleted in the meantime or not.
      json(true),
    ];
    const { rows, to } = await withStory(() => answers.shift()!);
    await user.click(saveButton());
    await waitFor(() =>
      expect(toasts()).toContain(`An error occurred while saving your AI-generated story\n${UNREACHABLE}`),
    );
    await user.click(saveButton());
    await savedLink();
    const [first, second] = rows();
    expect(second?.id).toBe(first?.id);
    expect(to('/rpc/restore_story')).toMatchObject([{ body: { p_id: first?.id } }]);
    await waitFor(() => expect(toasts()).toContain(SAVED));
  });
});

const SAVE = 'Save AI-Generated Story to Your Collection';
const rowsOf = ({ to }: ReturnType<typeof serveStories>) =>
  to('/user_stories').flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
const lengthened = ({ to }: ReturnType<typeof serveStories>) => to('/rpc/lengthen_story').map(({ body }) => body);

describe('continuing a story during its saving', () => {
  it('A story that is continued while it is being saved is saved as it was, and then in full', async () => {
    const version = versionOf('a', { ending: 'stopped', text: 'Once upon' });
    keepVersions(version);
    let answer!: (response: Response) => void;
    function rows({ path, method }: SentRequest) {
      if (path.endsWith('lengthen_story')) return json(true);
      return method === 'GET' ? json([]) : new Promise<Response>((resolve) => (answer = resolve));
    }
    const service = serveStories({ rows });
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await user.click(screen.getByRole('button', { name: SAVE }));
    await screen.findByRole('button', { name: 'Saving…' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await act(async () => service.streams[0]?.write(' a time.'));
    await act(async () => answer(new Response(null, { status: 201 })));
    await waitFor(() => expect(toasts()).toContain('AI-generated story saved successfully!'));
    await act(async () => service.streams[0]?.end());
    await savedLink();
    expect(rowsOf(service).map(({ id, story }) => [id, story])).toEqual([[version.rowId, 'Once upon']]);
    expect(rowsOf(service)).toMatchObject([{ options: { unfinished: true } }]);
    expect(lengthened(service)).toMatchObject([{ p_id: version.rowId, p_story: 'Once upon a time.' }]);
  });
});

describe('continuing a saved story', () => {
  const version = versionOf('a', { ending: 'stopped', text: '# The', saved: true });

  /** Continues the saved story; `answer` is the database's answer to the longer text. */
  async function goOn(answer: () => Response | Error) {
    keepVersions(version);
    const service = serveStories({
      rows: ({ path }) => (path.endsWith('lengthen_story') ? answer() : new Response(null, { status: 201 })),
    });
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await tell(service.streams[0], ' Light\n\nOnce.');
    return service;
  }

  it('A continued story whose row is gone is saved as a new one only when the user asks for it', async () => {
    const service = await goOn(() => json(false));
    const save = await screen.findByRole('button', { name: SAVE });
    expect(rowsOf(service)).toEqual([]);
    await user.click(save);
    const saved = await savedLink();
    expect(rowsOf(service)).toMatchObject([{ story: '# The Light\n\nOnce.', title: 'The Light' }]);
    const [row] = rowsOf(service);
    expect(row?.id).not.toBe(version.rowId);
    expect(saved).toHaveAttribute('href', `/story/${row?.id}`);
  });

  it('A longer text that could not be saved is reported, and can be saved later, also after a reload', async () => {
    const answers = [new TypeError('Failed to fetch'), json(true)];
    const service = await goOn(() => answers.shift()!);
    await waitFor(() =>
      expect(toasts()).toContain(`An error occurred while saving your AI-generated story\n${UNREACHABLE}`),
    );
    expect(lengthened(service)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Save the longer text' })).toBeEnabled();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await user.click(screen.getByRole('button', { name: 'Save the longer text' }));
    await savedLink();
    const text = { p_story: '# The Light\n\nOnce.', p_former_title: 'The', p_title: 'The Light' };
    expect(lengthened(service)[1]).toMatchObject({ p_id: version.rowId, ...text });
    const said = 'AI-generated story saved successfully!\nThe story in your collection has the longer text now.';
    expect(toasts()).toContain(said);
    expect(rowsOf(service)).toEqual([]);
  });
});

it('shows, copies and downloads a story with the title that it was given elsewhere', async () => {
  const end = () => screen.getByRole('group', { name: 'End of the story' }).querySelector('cite');
  const version = versionOf('a', { text: '# The **Light**\n\nOnce.', saved: true });
  keepVersions(version);
  let title = 'The *Lantern* of $& Fen';
  serveStories({ rows: () => json([{ id: version.rowId, title }]) });
  await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
  await waitFor(() => expect(end()?.textContent).toBe(title));
  expect(lines()).toEqual([title, 'Once.']);
  expect(screen.getByRole('article', { name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`# ${title}\n\nOnce.`);
  const downloads = watchDownloads();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(downloads[0]!.name).toMatch(/Lantern.*\.txt$/);
  expect(await readBlob(downloads[0]!.blob)).toBe(`${title}\n\nOnce.\n`);
  title = 'The Light';
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(end()).toHaveTextContent(/^The Light$/));
});
