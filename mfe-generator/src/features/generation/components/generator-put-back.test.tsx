// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { sharedPrompt } from '../../../testing/origins.ts';
import { addToPrompt } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

const ask = () => user.click(screen.getByRole('button', { name: 'Random prompt' }));
const UNDO = 'Put back my prompt';
/** Answers requests for a random prompt with these, in order. */
const servePrompts = (...prompts: string[]) => serveStories({ prompt: () => json({ prompt: prompts.shift() }) });
/** Opens a page on which “A map” has replaced the user’s own prompt. */
async function replaceOwn(...later: string[]): Promise<void> {
  servePrompts('A map', ...later);
  ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
  await fill(promptBox(), 'My own');
  await ask();
  await screen.findByDisplayValue('A map');
}

describe('Put back my prompt', () => {
  it('“Put back my prompt” restores the prompt with its credit, which a random prompt does not have', async () => {
    servePrompts('A map');
    const state = { prompt: 'A lamp', inspirationId: sharedPrompt.id, source: sharedPrompt };
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', state }));
    await screen.findByDisplayValue('A lamp');
    await addToPrompt(' at sea');
    await ask();
    await screen.findByDisplayValue('A map');
    expect(screen.queryByText(/^A prompt by /)).not.toBeInTheDocument();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    expect(screen.queryByText(/^A prompt by /)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: UNDO }));
    expect(promptBox()).toHaveValue('A lamp at sea');
    expect(screen.getByText('A prompt by Mina: “The Lamp”.')).toBeVisible();
  });

  it('“Put back my prompt” restores what a random prompt replaced, and moves the focus to it', async () => {
    await replaceOwn();
    await user.click(screen.getByRole('button', { name: UNDO }));
    expect(promptBox()).toHaveValue('My own');
    await waitFor(() => expect(promptBox()).toHaveFocus());
    expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument();
  });

  it('“Put back my prompt” restores the user’s own prompt after several random ones', async () => {
    await replaceOwn('A well');
    await ask();
    await screen.findByDisplayValue('A well');
    await user.click(screen.getByRole('button', { name: UNDO }));
    expect(promptBox()).toHaveValue('My own');
  });

  it('“Put back my prompt” is not offered when there was no prompt, also after several random ones', async () => {
    servePrompts('A map', 'A well');
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), '  ');
    for (const prompt of ['A map', 'A well']) {
      await ask();
      await waitFor(() => expect(promptBox()).toHaveValue(prompt));
      expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument();
    }
  });

  it('“Put back my prompt” is offered after a reload, too', async () => {
    servePrompts('A map');
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'My own');
    await ask();
    await screen.findByDisplayValue('A map');
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(screen.getByRole('button', { name: UNDO }));
    expect(promptBox()).toHaveValue('My own');
  });

  it('“Put back my prompt” restores what a prompt from another page replaced', async () => {
    localStorage.setItem('storyloom-draft-scifi', JSON.stringify({ prompt: 'My own' }));
    serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/scifi', state: { prompt: 'A second voice' } }));
    await screen.findByDisplayValue('A second voice');
    await user.click(screen.getByRole('button', { name: UNDO }));
    expect(promptBox()).toHaveValue('My own');
  });

  it('“Put back my prompt” disappears once the random prompt is edited', async () => {
    await replaceOwn();
    await addToPrompt(' of the sea');
    expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument();
  });

  it('“Put back my prompt” restores what was typed while the random prompt was on its way', async () => {
    let answer!: (response: Response) => void;
    serveStories({ prompt: () => new Promise((resolve) => (answer = resolve)) });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await fill(promptBox(), 'My');
    await ask();
    await addToPrompt(' own');
    await waitFor(() => expect(answer).toBeTypeOf('function'));
    await act(async () => answer(json({ prompt: 'A map' })));
    await screen.findByDisplayValue('A map');
    await user.click(screen.getByRole('button', { name: UNDO }));
    expect(promptBox()).toHaveValue('My own');
  });
});
