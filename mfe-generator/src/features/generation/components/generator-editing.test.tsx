// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { toasts } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, beforeEach, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { origin, sharedPrompt, publishedStory } from '../../../testing/origins.ts';
import { keepVersions, addToPrompt } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

const GENERATOR = '/generators/fantasy';
const SAVE = 'Save AI-Generated Story to Your Collection';
const story = versionOf('a');
const DESK = `/story/${story.rowId}/edit`;
const isSaved = () => new Response(null, { status: 201 });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Opens the page of a signed-in user with this story; `rows` answers when it is saved. */
async function withStory(rows: () => Response | Error | Promise<Response>, versions = [story]) {
  localStorage.setItem('storyloom-owner', ADA);
  keepVersions(...versions);
  const service = serveStories({ rows: ({ method }) => (method === 'GET' ? json([]) : rows()) });
  await renderRemote(remote, { at: GENERATOR, as: ADA });
  const saved = () => service.to('/user_stories').filter(({ method }) => method === 'POST');
  return { saved };
}

/** An answer that is given by `give`. */
function late() {
  let give!: (response: Response) => void;
  const answer = new Promise<Response>((resolve) => (give = resolve));
  return { answer: () => answer, give: () => act(async () => give(isSaved())) };
}

describe('Edit for a signed-in user', () => {
  it.each([
    ['Edit', ''],
    ['What next?', '#next'],
  ])('“%s” saves a story that is not saved, and opens it in the writing desk', async (name, hash) => {
    const { saved } = await withStory(isSaved);
    await press(name);
    await waitFor(() => expect(saved().map(({ body }) => body.id)).toEqual([story.rowId]));
    await waitFor(() => expect(toasts()).toContain('AI-generated story saved successfully!'));
    await waitFor(() => expect(place()).toMatchObject({ at: DESK, hash }));
  });

  it('Edit is a link to the writing desk for a saved story, and saves nothing', async () => {
    const { saved } = await withStory(isSaved, [{ ...story, saved: true }]);
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', DESK);
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(place().at).toBe(DESK);
    expect(saved()).toEqual([]);
  });

  it.each([
    ['Save and then Edit', [SAVE, 'Edit']],
    ['Edit and then Save', ['Edit', SAVE]],
  ])('Pressing %s saves once, and opens the writing desk', async (_case, names) => {
    const { answer, give } = late();
    const { saved } = await withStory(answer);
    for (const name of names) await press(name);
    await waitFor(() => expect(saved()).toHaveLength(1));
    await give();
    await waitFor(() => expect(place().at).toBe(DESK));
    expect(saved()).toHaveLength(1);
  });

  it('A user who goes to another story while one is being saved stays there', async () => {
    const { answer, give } = late();
    const { saved } = await withStory(answer, [versionOf('b', { text: '# Low Tide\n\nTwice.' }), story]);
    await press('Edit');
    await waitFor(() => expect(saved()).toHaveLength(1));
    await user.click(screen.getAllByRole('button', { name: 'Previous story' })[0]!);
    await give();
    await waitFor(() => expect(toasts()).toContain('AI-generated story saved successfully!'));
    expect(place().at).toBe(GENERATOR);
  });
});

describe('Edit for a guest', () => {
  it('Edit leads a guest to sign in, and back to the story, which is saved and opened in the writing desk', async () => {
    keepVersions(story);
    const { to } = serveStories({ rows: ({ method }) => (method === 'GET' ? json([]) : isSaved()) });
    await renderRemote(remote, { at: GENERATOR });
    await user.click(screen.getByRole('link', { name: 'Sign in to edit' }));
    const state = { returnTo: GENERATOR, waitingTitle: 'The Light' };
    expect(place()).toEqual({ at: '/auth', hash: '', state });
    await renderRemote(remote, { at: GENERATOR, as: ADA });
    await waitFor(() => expect(place().at).toBe(DESK));
    expect(to('/user_stories').flatMap(({ method, body }) => (method === 'POST' ? [body.id] : []))).toEqual([
      story.rowId,
    ]);
  });
});

beforeEach(() => void serveStories());

describe('another user’s prompt', () => {
  it('is credited as text, also while it is edited and after a reload', async () => {
    const words = 'The prompt of “<img src=x>${title}” by <b>Jo</b>.';
    const source = { ...publishedStory, title: '<img src=x>${title}', author: '<b>Jo</b>' };
    await renderRemote(remote, { at: '/generators/scifi', as: ADA, state: { prompt: 'A second voice', source } });
    await screen.findByDisplayValue('A second voice');
    expect(screen.getByText(words)).toBeVisible();
    expect(document.querySelector('img, b')).toBeNull();
    await addToPrompt(', from below');
    expect(screen.getByText(words)).toBeVisible();
    await renderRemote(remote, { at: '/generators/scifi' });
    await screen.findByDisplayValue('A second voice, from below');
    expect(screen.getByText(words)).toBeVisible();
  });
});

it('saves a story with its source, although the use of its prompt can’t be recorded', async () => {
  const USE = '/rest/v1/rpc/record_inspiration_use';
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepVersions(versionOf('a', { origin }));
  const { to } = serveStories({ rows: ({ path }) => (path === USE ? new TypeError('Failed to fetch') : isSaved()) });
  await renderRemote(remote, { at: GENERATOR, as: ADA });
  await press(SAVE);
  await screen.findByRole('link', { name: 'Saved. Open it in My Stories' });
  const row = to('/rest/v1/user_stories').find(({ method }) => method === 'POST')?.body;
  expect(row).toHaveProperty('options.source', { kind: 'inspiration', id: sharedPrompt.id });
  expect(JSON.stringify(row)).not.toContain('handed');
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(to(USE).map(({ body }) => body)).toEqual([{ p_inspiration_id: sharedPrompt.id, p_story_id: 'a-row' }]);
  expect(toasts()).toEqual(['AI-generated story saved successfully!']);
});
