// @vitest-environment jsdom
import { json } from '@storyloom/shared/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedPrompt } from '../../../testing/origins.ts';
import {
  button,
  credit,
  generate,
  generateButton,
  hasButton,
  press,
  promptBox,
  renderGenerator,
  tell,
  tidyUp,
  toasts,
  type,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';

afterEach(tidyUp);

const ask = () => press(button('Random prompt'));
const UNDO = 'Put back my prompt';
/** A service with these prompts, one after the other. */
const servePrompts = (...prompts: string[]) => serveStories({ prompt: () => json({ prompt: prompts.shift() }) });

const AGAIN = 'Press “Random prompt” again, or write your own.';
const NONE = `No prompt was generated\n${AGAIN}`;

describe('a random prompt', () => {
  it('is asked for in the genre and the language of the form, and stands in it, with a word that it does', async () => {
    const { to } = servePrompts('  Un faro sin mar.\n');
    await renderGenerator('/generators/romance');
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'spanish' } });
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('Un faro sin mar.'));
    expect(to('/random-prompt')[0]?.body).toEqual({ genre: 'romance', language: 'spanish' });
    expect(to('/random-prompt')[0]?.headers.get('x-guest-token')).toBe('guest-token');
    await vi.waitFor(() => expect(toasts()).toEqual(['Random AI story prompt generated!']));
    expect(to('/generate-story')).toHaveLength(0);
    expect(generateButton().disabled).toBe(false);
  });

  it('is thought of while a story is written, and neither holds up the other', async () => {
    let answer!: (response: Response) => void;
    const { streams, to } = serveStories({ prompt: () => new Promise((resolve) => (answer = resolve)) });
    await renderGenerator();
    await generate();
    await ask();
    const busy = await screen.findByText('Thinking of a prompt…');
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await press(busy);
    await vi.waitFor(() => expect(to('/random-prompt')).toHaveLength(1));
    await tell(streams[0], 'Once.');
    expect(toasts()).toContain('Story generated successfully!');
    expect(hasButton('Thinking of a prompt…')).toBe(true);
    await act(async () => answer(json({ prompt: 'A map' })));
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    await screen.findByText('Random prompt');
    expect(to('/random-prompt')).toHaveLength(1);
    expect(document.body.textContent).toContain('Once.');
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
  ])('that %s leaves the prompt alone and says why', async (_case, prompt, message) => {
    serveStories({ prompt });
    await renderGenerator();
    type('My own');
    await ask();
    await vi.waitFor(() => expect(toasts()).toEqual([message]));
    expect(promptBox().value).toBe('My own');
    await screen.findByText('Random prompt');
    expect(hasButton(UNDO)).toBe(false);
  });

  it('is put in as if it were typed, so that the browser can undo it, and the keyboard stays where it was', async () => {
    const typed = vi.fn((_command: string, _ui: boolean, text: string) => {
      const area = document.activeElement as HTMLTextAreaElement;
      expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('My own');
      fireEvent.change(area, { target: { value: text } });
      return true;
    });
    Object.assign(document, { execCommand: typed });
    servePrompts('A map');
    await renderGenerator();
    type('My own');
    button('Random prompt').focus();
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    expect(typed).toHaveBeenCalledExactlyOnceWith('insertText', false, 'A map');
    expect(document.activeElement).toBe(button('Random prompt'));
    expect(hasButton(UNDO)).toBe(true);
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('that takes the place of the user’s own says that this can be put back', async () => {
    servePrompts('A map');
    await renderGenerator();
    type('My own');
    await ask();
    await vi.waitFor(() =>
      expect(toasts()).toEqual(['Random AI story prompt generated!\n“Put back my prompt” brings yours back.']),
    );
  });

  it('owes nothing to the inspiration that stood there', async () => {
    const { to } = servePrompts('A map');
    await renderGenerator({ pathname: '/generators/fantasy', state: { prompt: 'A lamp', inspirationId: 'i-1' } });
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    await press(generateButton());
    expect(to('/generate-story')[0]?.body).not.toHaveProperty('inspirationId');
  });
});

describe('Put back my prompt', () => {
  it('gives back whom the prompt is credited to, which a random one is to nobody', async () => {
    servePrompts('A map');
    const state = { prompt: 'A lamp', inspirationId: sharedPrompt.id, source: sharedPrompt };
    const view = await renderGenerator({ pathname: '/generators/fantasy', state });
    type('A lamp at sea');
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    expect(credit()).toBeUndefined();
    view.unmount();
    await renderGenerator('/generators/fantasy');
    expect(credit()).toBeUndefined();
    await press(button(UNDO));
    expect(promptBox().value).toBe('A lamp at sea');
    expect(credit()).toBe('A prompt by Mina: “The Lamp”.');
  });

  it('gives back what a random prompt replaced, and the focus to it', async () => {
    servePrompts('A map');
    await renderGenerator();
    type('My own');
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    await press(button(UNDO));
    expect(promptBox().value).toBe('My own');
    await vi.waitFor(() => expect(document.activeElement).toBe(promptBox()));
    expect(hasButton(UNDO)).toBe(false);
  });

  it('gives back one’s own after several random prompts', async () => {
    servePrompts('A map', 'A well');
    await renderGenerator();
    type('My own');
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('A well'));
    await press(button(UNDO));
    expect(promptBox().value).toBe('My own');
  });

  it('is not offered where there was no prompt, also after several random ones', async () => {
    servePrompts('A map', 'A well');
    await renderGenerator();
    type('  ');
    for (const prompt of ['A map', 'A well']) {
      await ask();
      await vi.waitFor(() => expect(promptBox().value).toBe(prompt));
      expect(hasButton(UNDO)).toBe(false);
    }
  });

  it('is offered after a reload as well', async () => {
    servePrompts('A map');
    const view = await renderGenerator();
    type('My own');
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    view.unmount();
    await renderGenerator();
    await press(button(UNDO));
    expect(promptBox().value).toBe('My own');
  });

  it('gives back what a prompt from another page took the place of', async () => {
    localStorage.setItem('storyloom-draft-scifi', JSON.stringify({ prompt: 'My own' }));
    serveStories();
    await renderGenerator({ pathname: '/generators/scifi', state: { prompt: 'A second voice' } });
    expect(promptBox().value).toBe('A second voice');
    await press(button(UNDO));
    expect(promptBox().value).toBe('My own');
  });

  it('is not offered any more once the random prompt was changed', async () => {
    servePrompts('A map');
    await renderGenerator();
    type('My own');
    await ask();
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    type('A map of the sea');
    expect(hasButton(UNDO)).toBe(false);
  });

  it('gives back what was typed while the random prompt was thought of', async () => {
    let answer!: (response: Response) => void;
    serveStories({ prompt: () => new Promise((resolve) => (answer = resolve)) });
    await renderGenerator();
    type('My');
    await ask();
    type('My own');
    await vi.waitFor(() => expect(answer).toBeTypeOf('function'));
    await act(async () => answer(json({ prompt: 'A map' })));
    await vi.waitFor(() => expect(promptBox().value).toBe('A map'));
    await press(button(UNDO));
    expect(promptBox().value).toBe('My own');
  });
});
