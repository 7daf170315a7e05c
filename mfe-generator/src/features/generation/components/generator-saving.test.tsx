// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { generate, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const SAVED = 'AI-generated story saved successfully!';
const NO_WORDS = 'Failed to save AI-generated story\nSomething went wrong on our side. Please try again in a moment.';
const saveButton = () => screen.getByRole('button', { name: 'Save AI-Generated Story to Your Collection' });
const savedLink = () => screen.findByRole('link', { name: 'Saved. Open it in My Stories' });
const isSaved = () => new Response(null, { status: 201 });

/** Opens the page of a signed-in user with a finished story. */
async function withStory(rows: () => Response | Error | Promise<Response>, text = '# The **Light**\n\nOnce.') {
  const { streams, to } = serveStories({ rows });
  ({ user } = await renderRemote(remote, { at: '/generators/scifi', as: ADA }));
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
    expect(await savedLink()).toHaveAttribute('href', `/story/${rows()[0]?.id}`);
    expect(screen.queryByRole('button', { name: /^Save AI-Generated Story/ })).not.toBeInTheDocument();
  });

  it('The focus moves to the link to the saved story after saving', async () => {
    await withStory(isSaved);
    await user.click(saveButton());
    expect(await savedLink()).toHaveFocus();
  });

  it('The focus stays where the user moved it while the story was being saved', async () => {
    let answer!: (response: Response) => void;
    await withStory(() => new Promise((resolve) => (answer = resolve)));
    await user.click(saveButton());
    const generateButton = screen.getByRole('button', { name: 'Generate Story' });
    act(() => generateButton.focus());
    await act(async () => answer(isSaved()));
    await savedLink();
    expect(generateButton).toHaveFocus();
  });

  it('A story without a title is saved under the fallback title', async () => {
    const { rows } = await withStory(isSaved, 'Once.');
    await user.click(saveButton());
    await waitFor(() => expect(rows()).toMatchObject([{ title: 'Untitled AI-Generated Story' }]));
  });

  it('Pressing Save twice sends one request', async () => {
    let answer!: (response: Response) => void;
    const { rows } = await withStory(() => new Promise((resolve) => (answer = resolve)));
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Saving…' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await act(async () => answer(isSaved()));
    await savedLink();
    expect(rows()).toHaveLength(1);
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

  it.each([
    [
      'the database’s message when it refuses',
      json({ code: '42501', message: 'You have reached the limit of saved stories' }, 403),
      'You have reached the limit of saved stories',
    ],
    ['that it failed when the database says nothing else', json({ code: 'XX000', message: '' }, 500), NO_WORDS],
  ])('A user whose story can’t be saved is told %s, and can try again', async (_what, answer, words) => {
    await withStory(() => answer);
    await user.click(saveButton());
    await waitFor(() => expect(toasts()).toContain(words));
    expect(saveButton()).toBeEnabled();
    expect(toasts()).not.toContain(SAVED);
  });

  it('A saved story is shown as saved after the page is opened again', async () => {
    await withStory(isSaved);
    await user.click(saveButton());
    await savedLink();
    await renderRemote(remote, { at: '/generators/scifi' });
    expect(await savedLink()).toBeVisible();
  });
});
