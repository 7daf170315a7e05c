// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { toasts, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { keepVersions } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

let user: UserEvent;
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
  ({ user } = await renderRemote(remote, { at: GENERATOR, as: ADA }));
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
  it('Edit saves a story that is not saved, and opens it in the writing desk', async () => {
    const { saved } = await withStory(isSaved);
    await press('Edit');
    await waitFor(() => expect(toasts()).toContain('AI-generated story saved successfully!'));
    await waitFor(() => expect(place().at).toBe(DESK));
    expect(saved().map(({ body }) => body.id)).toEqual([story.rowId]);
  });

  it('“What next?” saves a story that is not saved, and opens the writing desk where it is suggested how it goes on', async () => {
    const { saved } = await withStory(isSaved);
    await press('What next?');
    await waitFor(() => expect(place()).toMatchObject({ at: DESK, hash: '#next' }));
    expect(saved()).toHaveLength(1);
  });

  it('Edit is a link to the writing desk for a saved story, and saves nothing', async () => {
    const { saved } = await withStory(isSaved, [{ ...story, saved: true }]);
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', DESK);
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(place().at).toBe(DESK);
    expect(saved()).toEqual([]);
  });

  it.each([
    ['Edit twice', ['Edit', 'Saving…']],
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

  it('A story that can’t be saved stays on the page, and Edit can be pressed again', async () => {
    const answers = [new TypeError('Failed to fetch'), isSaved()];
    const { saved } = await withStory(() => answers.shift()!);
    await press('Edit');
    await waitFor(() =>
      expect(toasts()).toContain(`An error occurred while saving your AI-generated story\n${UNREACHABLE}`),
    );
    expect(place().at).toBe(GENERATOR);
    await press('Edit');
    await waitFor(() => expect(place().at).toBe(DESK));
    expect(new Set(saved().map(({ body }) => body.id))).toEqual(new Set([story.rowId]));
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

  it('When the session is refused, signing in again leads to the story in the writing desk', async () => {
    await withStory(() => json({ code: 'PGRST303', message: 'JWT expired' }, 401));
    await press('Edit');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    serveStories({ rows: ({ method }) => (method === 'GET' ? json([]) : isSaved()) });
    await renderRemote(remote, { at: GENERATOR, as: ADA });
    await waitFor(() => expect(place().at).toBe(DESK));
  });
});

describe('Edit for a guest', () => {
  it('Edit leads a guest to sign in, and back to the story, which is saved and opened in the writing desk', async () => {
    keepVersions(story);
    const { to } = serveStories({ rows: ({ method }) => (method === 'GET' ? json([]) : isSaved()) });
    ({ user } = await renderRemote(remote, { at: GENERATOR }));
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
