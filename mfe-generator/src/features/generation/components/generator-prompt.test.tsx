// @vitest-environment jsdom
import { fill, pressEnter } from '@storyloom/testing/page';
import { renderRemote, place } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { holdFrames } from '../../../testing/held-frames.ts';
import { addToPrompt, chooseToWriteAtOnce, generate, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

beforeEach(() => void serveStories());

describe('a prompt', () => {
  it.each(['', ' ', '\n\t  \u00a0'])('A prompt of %j is not enough to generate a story', async (prompt) => {
    const { to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await fill(promptBox(), prompt);
    expect(generateButton()).toBeEnabled();
    expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    expect(generateButton()).toHaveAccessibleDescription('Write a prompt first, or take a random one.');
    await user.click(generateButton());
    expect(to('/generate-story')).toHaveLength(0);
    await fill(promptBox(), 'A lighthouse');
    expect(generateButton()).not.toHaveAttribute('aria-disabled');
  });

  it('Generate without a prompt moves the focus to the prompt and says why, until something is typed', async () => {
    const { to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(screen.getByRole('tab', { name: 'AI Story Generator Settings' }));
    await pressEnter(generateButton());
    expect(promptBox()).toHaveFocus();
    expect(promptBox()).toHaveAccessibleDescription(/Write a prompt first, or take a random one\./);
    expect(promptBox()).toBeInvalid();
    await fill(promptBox(), 'A');
    expect(promptBox()).toBeValid();
    expect(to('/generate-story')).toHaveLength(0);
  });

  it.each([
    ['Generate without a prompt', generateButton],
    ['The way to the settings', () => screen.getByRole('button', { name: /Change the settings$/ })],
  ])('%s moves the focus at once, not from where the user has moved it by the next frame', async (_case, button) => {
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    const nextFrame = holdFrames();
    await pressEnter(button());
    expect(document.activeElement).toHaveRole(button === generateButton ? 'textbox' : 'combobox');
    const tab = screen.getByRole('tab', { name: 'AI Story Prompt' });
    act(() => tab.focus());
    nextFrame();
    expect(tab).toHaveFocus();
  });

  it('A prompt may have 4,000 characters; one of 4,001 is reported as too long, kept and not sent', async () => {
    const { to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'x'.repeat(4000));
    expect(promptBox()).toBeValid();
    await generate('x'.repeat(4001));
    expect(promptBox().value).toHaveLength(4001);
    expect(promptBox()).toBeInvalid();
    expect(document.body).toHaveTextContent('This prompt is 1 character too long (4,001 of 4,000)');
    await waitFor(() => expect(promptBox()).toHaveFocus());
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('Try Again does not send a prompt that has become too long', async () => {
    const { to } = serveStories({ story: () => new TypeError('Failed to fetch') });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await screen.findByRole('alert');
    await fill(promptBox(), 'x'.repeat(4001));
    const again = screen.queryByRole('button', { name: 'Try Again' });
    if (again) await user.click(again);
    expect(to('/generate-story')).toHaveLength(1);
  });

  it('A prompt that another page hands over is taken once and removed from the history', async () => {
    await renderRemote(remote, {
      at: '/generators/scifi',
      state: { prompt: 'A second voice', inspirationId: 'i-1' },
    });
    await screen.findByDisplayValue('A second voice');
    await waitFor(() => expect(place()).toEqual({ at: '/generators/scifi', hash: '', state: null }));
    await fill(promptBox(), 'My own');
    expect(promptBox()).toHaveValue('My own');
  });

  it('The inspiration of a handed-over prompt is sent with its first story, and not with later ones', async () => {
    const state = { prompt: 'A second voice', inspirationId: 'i-1' };
    const { streams, to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/scifi', state }));
    await screen.findByDisplayValue('A second voice');
    await addToPrompt(', from below');
    ({ user } = await renderRemote(remote, { at: '/generators/scifi' }));
    await user.click(generateButton());
    expect(to('/generate-story')[0]?.body).toMatchObject({
      prompt: 'A second voice, from below',
      inspirationId: 'i-1',
    });
    await tell(streams[0], 'Once.');
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    await tell(streams[1], 'Twice.');
    await generate('My own');
    expect(to('/generate-story').map(({ body }) => 'inspirationId' in body)).toEqual([true, false, false]);
  });

  it('A handed-over prompt stays when another user’s draft is put away', async () => {
    chooseToWriteAtOnce();
    localStorage.setItem('storyloom-owner', 'bo');
    localStorage.setItem('storyloom-draft-scifi', JSON.stringify({ prompt: 'Bo’s own' }));
    const { to } = serveStories();
    const state = { prompt: 'A second voice', inspirationId: 'i-1', autoFill: true };
    await renderRemote(remote, { at: '/generators/scifi', state });
    await waitFor(() => expect(localStorage.getItem('storyloom-owner')).toBe(''));
    expect(promptBox()).toHaveValue('A second voice');
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body).toMatchObject({ prompt: 'A second voice', inspirationId: 'i-1' });
    expect(localStorage.getItem('storyloom-of-bo:storyloom-draft-scifi')).toContain('Bo’s own');
  });

  it('A handed-over prompt that is not a text is ignored', async () => {
    await renderRemote(remote, { at: '/generators/scifi', state: { prompt: { html: '<b>' } } });
    await screen.findByText(/^You have used 0\/3/);
    expect(promptBox()).toHaveValue('');
  });

  it('Taking a handed-over prompt clears the navigation state, but not the query of the address', async () => {
    await renderRemote(remote, {
      at: '/generators/scifi?ref=mail',
      state: { prompt: 'A voice' },
    });
    await waitFor(() => expect(place()).toEqual({ at: '/generators/scifi?ref=mail', hash: '', state: null }));
  });
});
