// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill, pressEnter, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor, act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { sharedPrompt } from '../../../testing/origins.ts';
import { addToPrompt, chooseToWriteAtOnce, generate, passTime, watchClock } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

const promptBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' });

const slider = () => screen.getByRole('slider');

beforeEach(() => void serveStories());

describe('the page of a generator', () => {
  it.each([
    ['/generators', 'Fantasy Story Generator', 'Neutral', '1,500 words'],
    ['/generators/children', "Children's Story Generator", 'Light', '800 words'],
    ['/generators/horror', 'Fantasy Story Generator', 'Neutral', '1,500 words'],
  ])('%s shows the %s, with English, third person, the tone %s and %s', async (path, title, tone, length) => {
    await renderRemote(remote, { at: path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
    expect(screen.getByLabelText('Perspective')).toHaveDisplayValue('Third Person');
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue(tone);
    expect(slider()).toHaveAttribute('aria-valuetext', length);
  });

  it('The settings offer four languages, three perspectives, six tones, and 500 to 5,000 words in steps of 100', async () => {
    await renderRemote(remote, { at: '/generators/fantasy' });
    const offered = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    expect(offered('Language')).toEqual(['English', 'Spanish', 'French', 'Chinese']);
    expect(offered('Perspective')).toEqual(['First Person', 'Second Person', 'Third Person']);
    expect(offered('Tone')).toEqual(['Humorous', 'Dramatic', 'Mysterious', 'Neutral', 'Emotional', 'Light']);
    for (const [key, words] of [
      ['ArrowRight', '1,600 words'],
      ['Home', '500 words'],
      ['End', '5,000 words'],
    ] as const) {
      fireEvent.keyDown(slider(), { key });
      expect(slider()).toHaveAttribute('aria-valuetext', words);
    }
  });
});

it('shows the current settings beside Generate, and leads to them', async () => {
  const line = () => screen.getByRole('button', { name: / · about / });
  await renderRemote(remote, { at: '/generators/children' });
  expect(line()).toHaveTextContent(/^English · Third Person · Light · about 800 words\. Change the settings$/);
  await user.selectOptions(screen.getByLabelText('Language'), 'French');
  expect(line()).toHaveTextContent('French · Third Person · Light · about 800 words');
  await user.click(line());
  expect(screen.getByRole('tab', { name: 'AI Story Generator Settings', selected: true })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Language')).toHaveFocus());
});

const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

describe('a prompt', () => {
  it('Generate with a blank prompt moves the focus there and says why, until something is typed', async () => {
    const { to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await user.click(screen.getByRole('tab', { name: 'AI Story Generator Settings' }));
    await fill(promptBox(), '\n\t  \u00a0');
    expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    expect(generateButton()).toHaveAccessibleDescription('Write a prompt first, or take a random one.');
    await pressEnter(generateButton());
    expect(promptBox()).toHaveFocus();
    expect(promptBox()).toHaveAccessibleDescription(/Write a prompt first, or take a random one\./);
    expect(promptBox()).toBeInvalid();
    await fill(promptBox(), 'A');
    expect(promptBox()).toBeValid();
    expect(generateButton()).not.toHaveAttribute('aria-disabled');
    expect(to('/generate-story')).toHaveLength(0);
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
});

const ask = () => user.click(screen.getByRole('button', { name: 'Random prompt' }));
const UNDO = 'Put back my prompt';
/** Answers requests for a random prompt with these, in order. */
const servePrompts = (...prompts: string[]) => serveStories({ prompt: () => json({ prompt: prompts.shift() }) });
describe('Put back my prompt', () => {
  it('“Put back my prompt” restores the prompt with its credit, which a random prompt does not have', async () => {
    servePrompts('A map');
    const state = { prompt: 'A lamp', inspirationId: sharedPrompt.id, source: sharedPrompt };
    await renderRemote(remote, { at: '/generators/fantasy', state });
    await screen.findByDisplayValue('A lamp');
    await addToPrompt(' at sea');
    await ask();
    await screen.findByDisplayValue('A map');
    expect(toasts()).toEqual(['Random AI story prompt generated!\n“Put back my prompt” brings yours back.']);
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(screen.queryByText(/^A prompt by /)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: UNDO }));
    expect(promptBox()).toHaveValue('A lamp at sea');
    await waitFor(() => expect(promptBox()).toHaveFocus());
    expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument();
    expect(screen.getByText('A prompt by Mina: “The Lamp”.')).toBeVisible();
  });
});

describe('a random prompt', () => {
  it('A random prompt is requested in the genre and language of the form, filled in, and reported by a toast', async () => {
    const { to } = servePrompts('  Un faro sin mar.\n');
    await renderRemote(remote, { at: '/generators/romance' });
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await ask();
    await waitFor(() => expect(promptBox()).toHaveValue('Un faro sin mar.'));
    expect(to('/random-prompt')[0]?.body).toEqual({ genre: 'romance', language: 'spanish' });
    expect(to('/random-prompt')[0]?.headers.get('x-guest-token')).toBe('guest-token');
    await waitFor(() => expect(toasts()).toEqual(['Random AI story prompt generated!']));
    expect(to('/generate-story')).toHaveLength(0);
    expect(generateButton()).toBeEnabled();
  });

  it('ends the wait for a random prompt on Cancel, without a failure', async () => {
    watchClock();
    const { to } = serveStories({ prompt: () => new Promise(() => undefined) });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await ask();
    await waitFor(() => expect(to('/random-prompt')).toHaveLength(1));
    await passTime(4000);
    expect(screen.getByText('Waiting for the model')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(to('/random-prompt')[0]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Random prompt' })).toHaveFocus());
    expect(screen.queryByText('Waiting for the model')).not.toBeInTheDocument();
    expect(toasts()).toEqual([]);
  });

  it('leaves the prompt alone and says why when a random one can’t be had', async () => {
    const error = { code: 'rate_limited', message: 'Too many prompts.', retryAfter: 41 };
    serveStories({ prompt: () => json({ error }, 429) });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'My own');
    await ask();
    const words = 'Failed to generate a random prompt\nToo many prompts. Please try again in 41 seconds.';
    await waitFor(() => expect(toasts()).toEqual([words]));
    expect(promptBox()).toHaveValue('My own');
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
});
