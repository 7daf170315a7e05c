// @vitest-environment jsdom
import { fill } from '@storyloom/testing/page';
import { renderRemote, place } from '@storyloom/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { chooseToWriteAtOnce } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' });

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
  ])('%s shows the %s, with English, third person, the tone %s and %s', async (path, title, tone, length) => {
    await renderRemote(remote, { at: path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
    expect(screen.getByLabelText('Perspective')).toHaveDisplayValue('Third Person');
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue(tone);
    expect(slider()).toHaveAttribute('aria-valuetext', length);
  });

  it('Changing the genre resets the settings to those of the genre, also on the way back and after a reload', async () => {
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

  it('The address without a genre opens fantasy, whichever genre was used last', async () => {
    await renderRemote(remote, { at: '/generators/romance' });
    await fill(promptBox(), 'Two rival bakers');
    await renderRemote(remote, { at: '/generators' });
    expect(screen.getByRole('heading', { level: 1, name: 'Fantasy Story Generator' })).toBeVisible();
    expect(promptBox()).toHaveValue('');
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

  it('The tabs have their specified names, and the settings stay as chosen when the prompt is shown', async () => {
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

  it('The line beside Generate shows the current settings of the story', async () => {
    ({ user } = await renderRemote(remote, { at: '/generators/children' }));
    expect(line()).toHaveTextContent(/^English · Third Person · Light · about 800 words\. Change the settings$/);
    await user.selectOptions(screen.getByLabelText('Language'), 'French');
    await user.selectOptions(screen.getByLabelText('Perspective'), 'First Person');
    expect(line()).toHaveTextContent('French · First Person · Light · about 800 words');
  });

  it('The line beside Generate is shown, too, while a story is written without pressing Generate', async () => {
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

  it('The line beside Generate opens the settings and moves the focus there', async () => {
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(line());
    expect(screen.getByRole('tab', { name: 'AI Story Generator Settings', selected: true })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Language')).toHaveFocus());
  });
});
