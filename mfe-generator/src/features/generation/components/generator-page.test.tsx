// @vitest-environment jsdom
import { fill, pressEnter } from '@storyloom/testing/page';
import { renderRemote, place } from '@storyloom/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { addToPrompt, chooseToWriteAtOnce, generate, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

const slider = () => screen.getByRole('slider');

beforeEach(() => void serveStories());

describe('the page of a generator', () => {
  it.each([
    ['/generators', 'Fantasy Story Generator', 'Neutral', '1,500 words'],
    ['/generators/fantasy', 'Fantasy Story Generator', 'Neutral', '1,500 words'],
    ['/generators/scifi', 'Sci-Fi Story Generator', 'Neutral', '1,500 words'],
    ['/generators/children', "Children's Story Generator", 'Light', '800 words'],
    ['/generators/romance', 'Romance Story Generator', 'Emotional', '1,500 words'],
    ['/generators/horror', 'Fantasy Story Generator', 'Neutral', '1,500 words'],
  ])('%s is the %s, in English and third person, %s, %s', async (path, title, tone, length) => {
    await renderRemote(remote, { at: path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
    expect(screen.getByLabelText('Perspective')).toHaveDisplayValue('Third Person');
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue(tone);
    expect(slider()).toHaveAttribute('aria-valuetext', length);
  });

  it('goes back to the defaults of a genre when the genre changes, also to one that had others, and stays so', async () => {
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await fill(promptBox(), 'A mapmaker');
    await user.selectOptions(screen.getByLabelText('Tone'), 'Humorous');
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    expect(place().at).toBe('/generators/romance');
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue('Emotional');
    await user.click(screen.getByRole('link', { name: 'Fantasy' }));
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue('Neutral');
    expect(promptBox()).toHaveValue('A mapmaker');
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue('Neutral');
  });

  it('without a genre in its address is fantasy, whichever was used last', async () => {
    await renderRemote(remote, { at: '/generators/romance' });
    await fill(promptBox(), 'Two rival bakers');
    await renderRemote(remote, { at: '/generators' });
    expect(screen.getByRole('heading', { level: 1, name: 'Fantasy Story Generator' })).toBeVisible();
    expect(promptBox()).toHaveValue('');
  });

  it('offers four languages, three perspectives, six tones, and 500 to 5,000 words in steps of 100', async () => {
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

  it('calls its tabs by their names and keeps the settings when the prompt is shown', async () => {
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    const tab = screen.getByRole('tab', { name: 'AI Story Generator Settings' });
    const promptTab = screen.getByRole('tab', { name: 'AI Story Prompt' });
    expect(promptTab).toHaveAttribute('aria-selected', 'true');
    await user.click(tab);
    await user.selectOptions(screen.getByLabelText('Language'), 'Chinese');
    await user.click(promptTab);
    await user.click(tab);
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('Chinese');
  });
});

describe('the line beside Generate', () => {
  const line = () => screen.getByRole('button', { name: / · about / });

  it('says how the story will be told, as the settings stand', async () => {
    ({ user } = await renderRemote(remote, { at: '/generators/children' }));
    expect(line()).toHaveTextContent(/^English · Third Person · Light · about 800 words\. Change the settings$/);
    await user.selectOptions(screen.getByLabelText('Language'), 'French');
    await user.selectOptions(screen.getByLabelText('Perspective'), 'First Person');
    expect(line()).toHaveTextContent('French · First Person · Light · about 800 words');
  });

  it('is there while a story is written for which Generate was not pressed', async () => {
    chooseToWriteAtOnce();
    const { to } = serveStories();
    await renderRemote(remote, {
      at: '/generators/scifi',
      state: { prompt: 'A second voice', autoFill: true },
    });
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
    expect(line()).toHaveTextContent('English · Third Person · Neutral · about 1,500 words');
  });

  it('opens the settings, and brings the keyboard there', async () => {
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(line());
    expect(screen.getByRole('tab', { name: 'AI Story Generator Settings', selected: true })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Language')).toHaveFocus());
  });
});

describe('a prompt', () => {
  it.each(['', ' ', '\n\t  \u00a0'])('of %j is not enough to generate a story', async (prompt) => {
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

  it('that is missing has Generate bring the keyboard to it and say why, until something is written', async () => {
    const { to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(screen.getByRole('tab', { name: 'AI Story Generator Settings' }));
    await pressEnter(generateButton());
    await waitFor(() => expect(promptBox()).toHaveFocus());
    expect(promptBox()).toHaveAccessibleDescription(/Write a prompt first, or take a random one\./);
    expect(promptBox()).toBeInvalid();
    await fill(promptBox(), 'A');
    expect(promptBox()).toBeValid();
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('of 4,000 characters is fine, of 4,001 is said to be too long, kept whole and not sent', async () => {
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

  it('that became too long is not sent by Try Again either', async () => {
    const { to } = serveStories({ story: () => new TypeError('Failed to fetch') });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await screen.findByRole('alert');
    await fill(promptBox(), 'x'.repeat(4001));
    const again = screen.queryByRole('button', { name: 'Try Again' });
    if (again) await user.click(again);
    expect(to('/generate-story')).toHaveLength(1);
  });

  it('that another page handed over is taken once and cleared from the history', async () => {
    await renderRemote(remote, {
      at: '/generators/scifi',
      state: { prompt: 'A second voice', inspirationId: 'i-1' },
    });
    await screen.findByDisplayValue('A second voice');
    await waitFor(() => expect(place()).toEqual({ at: '/generators/scifi', hash: '', state: null }));
    await fill(promptBox(), 'My own');
    expect(promptBox()).toHaveValue('My own');
  });

  it('of the community is asked for as what it is, until it is written again', async () => {
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

  it('that was handed over stays when what another user left open is put away', async () => {
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

  it('that is handed over as something else is left alone', async () => {
    await renderRemote(remote, { at: '/generators/scifi', state: { prompt: { html: '<b>' } } });
    await screen.findByText(/^You have used 0\/3/);
    expect(promptBox()).toHaveValue('');
  });

  it('clears the navigation’s state only, not the rest of the address', async () => {
    await renderRemote(remote, {
      at: '/generators/scifi?ref=mail',
      state: { prompt: 'A voice' },
    });
    await waitFor(() => expect(place()).toEqual({ at: '/generators/scifi?ref=mail', hash: '', state: null }));
  });
});
