// @vitest-environment jsdom
import { kept } from '@storyloom/testing/device';
import { json, type SentRequest } from '@storyloom/testing/network';
import { fill, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/people';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { origin, sharedPrompt, publishedStory } from '../../../testing/origins.ts';
import { addToPrompt, keepVersions, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';
import type { PromptOrigin } from '../model/prompt-origin.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });
/** The line that credits the prompt in the form. */
const CREDIT = /^(A prompt by|The prompt of) /;

/** Replaces the whole prompt at once, so that it is never empty. */
async function overwrite(text: string): Promise<void> {
  await user.tripleClick(promptBox());
  await user.paste(text);
}

beforeEach(() => void serveStories());

describe('another user’s prompt', () => {
  async function handOver(source: unknown, prompt = 'A second voice') {
    ({ user } = await renderRemote(remote, { at: '/generators/scifi', as: ADA, state: { prompt, source } }));
    await screen.findByDisplayValue(prompt);
  }

  it.each([
    [sharedPrompt, 'A prompt by Mina: “The Lamp”.'],
    [publishedStory, 'The prompt of “Low Tide” by Jo.'],
  ])('Another user’s prompt is credited, also while it is edited and after a reload: %j', async (source, words) => {
    await handOver(source);
    expect(screen.getByText(words)).toBeVisible();
    await addToPrompt(', from below');
    expect(screen.getByText(words)).toBeVisible();
    await renderRemote(remote, { at: '/generators/scifi' });
    await screen.findByDisplayValue('A second voice, from below');
    expect(screen.getByText(words)).toBeVisible();
  });

  it('A prompt that is cleared and written again is no longer credited', async () => {
    await handOver(sharedPrompt);
    await overwrite(' ');
    expect(screen.queryByText(CREDIT)).not.toBeInTheDocument();
    await fill(promptBox(), 'My own');
    expect(screen.queryByText(CREDIT)).not.toBeInTheDocument();
    await renderRemote(remote, { at: '/generators/scifi' });
    await screen.findByDisplayValue('My own');
    expect(screen.queryByText(CREDIT)).not.toBeInTheDocument();
  });

  it('A prompt loses its credit when nothing of it is left, and gets it back with its words, also after a reload', async () => {
    const { to, streams } = serveStories();
    const handed = 'The tide has brought a book that no catalog knows';
    await handOver(sharedPrompt, handed);
    await overwrite('Two bakers share one oven');
    expect(screen.queryByText(CREDIT)).not.toBeInTheDocument();
    await user.click(generateButton());
    await tell(streams[0], '# The Oven\n\nOnce.');
    expect(to('/generate-story')[0]?.body.inspirationId).toBeUndefined();
    await renderRemote(remote, { at: '/generators/scifi' });
    const [, story] = Object.entries(kept()).find(([key]) => key.startsWith('storyloom-story-'))!;
    expect(JSON.parse(story).origin).toBeUndefined();
    expect(screen.queryByText(CREDIT)).not.toBeInTheDocument();
    await overwrite(`${handed}!`);
    expect(screen.getByText('A prompt by Mina: “The Lamp”.')).toBeVisible();
  });

  it('A prompt is credited again when the browser’s undo brings it back in place of a random one', async () => {
    await handOver(sharedPrompt);
    await user.click(screen.getByRole('button', { name: 'Random prompt' }));
    await screen.findByDisplayValue('A random prompt');
    expect(screen.queryByText(CREDIT)).not.toBeInTheDocument();
    // As Ctrl+Z does.
    await overwrite('A second voice');
    expect(screen.getByText('A prompt by Mina: “The Lamp”.')).toBeVisible();
  });

  it('The title and the author of a credit are shown as text, also when they look like markup', async () => {
    await handOver({ ...sharedPrompt, title: '<img src=x>“${title}”', author: '<b>Mina</b>' });
    expect(screen.getByText('A prompt by <b>Mina</b>: “<img src=x>“${title}””.')).toBeVisible();
    expect(document.querySelector('img, b')).toBeNull();
  });

  it.each([undefined, null, 'Mina', { ...sharedPrompt, kind: 'book' }, { ...sharedPrompt, author: { html: '<b>' } }])(
    'A prompt handed over with the source %j is not credited',
    async (source) => {
      await handOver(source);
      expect(screen.queryByText(CREDIT)).not.toBeInTheDocument();
    },
  );

  it('A prompt gives way to another credited prompt, and can be put back with its own credit', async () => {
    await handOver(sharedPrompt);
    await addToPrompt(', from below');
    await handOver(publishedStory, 'The tide goes out');
    expect(screen.getByText('The prompt of “Low Tide” by Jo.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put back my prompt' }));
    expect(promptBox()).toHaveValue('A second voice, from below');
    expect(screen.getByText('A prompt by Mina: “The Lamp”.')).toBeVisible();
  });
});

describe('a story from another user’s prompt', () => {
  const SAVE = 'Save AI-Generated Story to Your Collection';
  const savedLink = () => screen.findByRole('link', { name: 'Saved. Open it in My Stories' });
  const rowOf = ({ to }: ReturnType<typeof serveStories>) =>
    to('/rest/v1/user_stories').find(({ method }) => method === 'POST')?.body;
  const USE = '/rest/v1/rpc/record_inspiration_use';
  const isSaved = () => waitFor(() => expect(toasts()).toEqual(['AI-generated story saved successfully!']));

  /** Saves a stored story with this origin; `use` answers the request that records the use of its prompt. */
  async function save(from: PromptOrigin, use: () => Response | Error | Promise<Response> = () => json(1)) {
    keepVersions(versionOf('a', { origin: from }));
    const rows = ({ path }: SentRequest) => (path === USE ? use() : new Response(null, { status: 201 }));
    const service = serveStories({ rows });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    return { row: () => rowOf(service), uses: () => service.to(USE).map(({ body }) => body) };
  }

  it.each([
    [origin, { kind: 'inspiration', id: sharedPrompt.id }],
    [
      { source: publishedStory, handed: 'A lighthouse' },
      { kind: 'story', id: publishedStory.id },
    ],
  ])('A story is saved with the kind and id of its source, and no more of it: %j', async (from, source) => {
    const sent = await save(from);
    await isSaved();
    expect(sent.row()).toHaveProperty('options.source', source);
    expect(JSON.stringify(sent.row())).not.toContain('handed');
  });

  it('Another version is saved with the same source, although the prompt in the form has changed', async () => {
    const service = serveStories();
    const state = { prompt: 'A second voice', inspirationId: sharedPrompt.id, source: sharedPrompt };
    ({ user } = await renderRemote(remote, { at: '/generators/scifi', as: ADA, state }));
    await screen.findByDisplayValue('A second voice');
    await user.click(generateButton());
    await tell(service.streams[0], 'Once.');
    await fill(promptBox(), 'My own');
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    await tell(service.streams[1], 'Twice.');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await savedLink();
    expect(rowOf(service)).toMatchObject({
      story: 'Twice.',
      options: { source: { kind: 'inspiration', id: sharedPrompt.id } },
    });
  });

  it('Saving a story from a prompt of the community records the use of that prompt', async () => {
    const sent = await save(origin);
    await waitFor(() => expect(sent.uses()).toEqual([{ p_inspiration_id: sharedPrompt.id, p_story_id: 'a-row' }]));
  });

  it('Saving a story from a built-in inspiration records no use and no source', async () => {
    const sent = await save({ inspirationId: 'insp-3' });
    await isSaved();
    await savedLink();
    expect(sent.uses()).toEqual([]);
    expect(sent.row()).not.toHaveProperty('options.source');
  });

  it('Saving a story does not wait until the use of its prompt is recorded', async () => {
    const sent = await save(origin, () => new Promise(() => {}));
    await isSaved();
    await savedLink();
    await waitFor(() => expect(sent.uses()).toHaveLength(1));
  });

  it.each([
    ['refuses', () => json({ code: 'PT404', message: 'There is no such inspiration.' }, 404)],
    ['does not answer', () => new TypeError('Failed to fetch')],
  ])(
    'A story is saved although the database %s to record the use of its prompt, which is only logged',
    async (_case, use) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await save(origin, use);
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
      await savedLink();
      expect(toasts()).toEqual(['AI-generated story saved successfully!']);
      expect(screen.queryByRole('button', { name: SAVE })).not.toBeInTheDocument();
    },
  );
});
