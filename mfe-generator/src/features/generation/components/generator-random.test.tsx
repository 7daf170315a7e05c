// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { generate, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

const ask = () => user.click(screen.getByRole('button', { name: 'Random prompt' }));
const UNDO = 'Put back my prompt';
/** Answers requests for a random prompt with these, in order. */
const servePrompts = (...prompts: string[]) => serveStories({ prompt: () => json({ prompt: prompts.shift() }) });

const AGAIN = 'Press “Random prompt” again, or write your own.';
const NONE = `No prompt was generated\n${AGAIN}`;

describe('a random prompt', () => {
  it('A random prompt is requested in the genre and language of the form, filled in, and reported by a toast', async () => {
    const { to } = servePrompts('  Un faro sin mar.\n');
    ({ user } = await renderRemote(remote, { at: '/generators/romance' }));
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await ask();
    await waitFor(() => expect(promptBox()).toHaveValue('Un faro sin mar.'));
    expect(to('/random-prompt')[0]?.body).toEqual({ genre: 'romance', language: 'spanish' });
    expect(to('/random-prompt')[0]?.headers.get('x-guest-token')).toBe('guest-token');
    await waitFor(() => expect(toasts()).toEqual(['Random AI story prompt generated!']));
    expect(to('/generate-story')).toHaveLength(0);
    expect(generateButton()).toBeEnabled();
  });

  it('A random prompt and a story can be on their way at the same time', async () => {
    let answer!: (response: Response) => void;
    const { streams, to } = serveStories({ prompt: () => new Promise((resolve) => (answer = resolve)) });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await ask();
    const busy = await screen.findByRole('button', { name: 'Thinking of a prompt…' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    await waitFor(() => expect(to('/random-prompt')).toHaveLength(1));
    await tell(streams[0], 'Once.');
    expect(toasts()).toContain('Story generated successfully!');
    expect(screen.getByRole('button', { name: 'Thinking of a prompt…' })).toBeInTheDocument();
    await act(async () => answer(json({ prompt: 'A map' })));
    await screen.findByDisplayValue('A map');
    await screen.findByRole('button', { name: 'Random prompt' });
    expect(to('/random-prompt')).toHaveLength(1);
    expect(document.body).toHaveTextContent('Once.');
  });

  it.each([
    ['is blank', () => json({ prompt: ' \n' }), NONE],
    ['is missing', () => json({}), NONE],
    ['is no JSON', () => new Response('<h1>Hi</h1>'), NONE],
    [
      'is refused by the provider',
      () => json({ error: { code: 'provider_error', message: 'The model is not loaded' } }, 502),
      'Failed to generate a random prompt\nThe model is not loaded',
    ],
    [
      'is refused without a reason',
      () => json({ error: { code: 'provider_error', message: 'Failed to generate a random prompt' } }, 502),
      `Failed to generate a random prompt\n${AGAIN}`,
    ],
    [
      'comes too often',
      () => json({ error: { code: 'rate_limited', message: 'Too many prompts.', retryAfter: 41 } }, 429),
      'Failed to generate a random prompt\nToo many prompts. Please try again in 41 seconds.',
    ],
    [
      'is answered by a gateway’s page',
      () => new Response('502', { status: 502 }),
      'Failed to generate a random prompt\nSomething went wrong on our side. Please try again in a moment.',
    ],
    [
      'is refused to a guest without a valid pass',
      () => json({ error: { code: 'unauthorized', message: 'Your guest session is not valid.' } }, 401),
      'Failed to generate a random prompt\nWe couldn’t recognize your visit. Please try again. Your prompt is kept.',
    ],
    [
      'says the same as the page does',
      () =>
        json({ error: { code: 'provider_error', message: 'Failed to generate a random prompt: out of memory' } }, 502),
      'Failed to generate a random prompt\nout of memory',
    ],
    [
      'can’t be asked for',
      () => new TypeError('Failed to fetch'),
      'Failed to generate AI story prompt. Please try again.\nThe story service can’t be reached. Check your connection.',
    ],
  ])('A random prompt that %s leaves the prompt alone and says why', async (_case, prompt, message) => {
    serveStories({ prompt });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'My own');
    await ask();
    await waitFor(() => expect(toasts()).toEqual([message]));
    expect(promptBox()).toHaveValue('My own');
    await screen.findByRole('button', { name: 'Random prompt' });
    expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument();
  });

  it('A random prompt is inserted as if typed, so that the browser can undo it, and the focus stays on the button', async () => {
    const typed = vi.fn((_command: string, _ui: boolean, text: string) => {
      const area = document.activeElement as HTMLTextAreaElement;
      expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('My own');
      fireEvent.change(area, { target: { value: text } });
      return true;
    });
    Object.assign(document, { execCommand: typed });
    servePrompts('A map');
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'My own');
    await ask();
    await screen.findByDisplayValue('A map');
    expect(typed).toHaveBeenCalledExactlyOnceWith('insertText', false, 'A map');
    expect(screen.getByRole('button', { name: 'Random prompt' })).toHaveFocus();
    expect(screen.getByRole('button', { name: UNDO })).toBeInTheDocument();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('Ctrl+Z on a button of the form undoes what was last put into the prompt, and moves the focus there', async () => {
    const commands = vi.fn();
    Object.assign(document, { execCommand: commands });
    await renderRemote(remote, { at: '/generators/fantasy' });
    const button = screen.getByRole('button', { name: 'Random prompt' });
    act(() => button.focus());
    expect(fireEvent.keyDown(button, { key: 'Z', ctrlKey: true, shiftKey: true })).toBe(true);
    expect(commands).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(button, { key: 'z', ctrlKey: true })).toBe(false);
    expect(commands).toHaveBeenCalledExactlyOnceWith('undo');
    expect(promptBox()).toHaveFocus();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('A toast says that the replaced prompt can be put back', async () => {
    servePrompts('A map');
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'My own');
    await ask();
    await waitFor(() =>
      expect(toasts()).toEqual(['Random AI story prompt generated!\n“Put back my prompt” brings yours back.']),
    );
  });

  it('A story from a random prompt is not credited to the inspiration that the random prompt replaced', async () => {
    const { to } = servePrompts('A map');
    ({ user } = await renderRemote(remote, {
      at: '/generators/fantasy',
      state: { prompt: 'A lamp', inspirationId: 'i-1' },
    }));
    await screen.findByDisplayValue('A lamp');
    await ask();
    await screen.findByDisplayValue('A map');
    await user.click(generateButton());
    expect(to('/generate-story')[0]?.body).not.toHaveProperty('inspirationId');
  });
});
