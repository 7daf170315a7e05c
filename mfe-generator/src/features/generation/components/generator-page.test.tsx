// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alertPanel,
  button,
  chooseToWriteAtOnce,
  generate,
  generateButton,
  generateProblem,
  hasButton,
  link,
  passAWhile,
  press,
  pressEnter,
  promptBox,
  renderGenerator,
  tell,
  tidyUp,
  type,
  where,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';

afterEach(tidyUp);

const failed = () => screen.findByText(/couldn’t be written|broke off/).then(() => alertPanel()!);

describe('the page of a generator', () => {
  it.each([
    ['/generators', 'Fantasy Story Generator', 'Neutral', '1,500 words'],
    ['/generators/fantasy', 'Fantasy Story Generator', 'Neutral', '1,500 words'],
    ['/generators/scifi', 'Sci-Fi Story Generator', 'Neutral', '1,500 words'],
    ['/generators/children', "Children's Story Generator", 'Light', '800 words'],
    ['/generators/romance', 'Romance Story Generator', 'Emotional', '1,500 words'],
    ['/generators/horror', 'Fantasy Story Generator', 'Neutral', '1,500 words'],
  ])('%s is the %s, in English and third person, %s, %s', async (path, title, tone, length) => {
    serveStories();
    await renderGenerator(path);
    expect(document.querySelector('h1')?.textContent).toBe(title);
    const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.label;
    expect(['Language', 'Perspective', 'Tone'].map(chosen)).toEqual(['English', 'Third Person', tone]);
    expect(document.querySelector('[role="slider"]')?.getAttribute('aria-valuetext')).toBe(length);
  });

  it('goes back to the defaults of a genre when the genre changes, also to one that had others, and stays so', async () => {
    serveStories();
    const view = await renderGenerator('/generators/fantasy');
    const tone = () => screen.getByLabelText<HTMLSelectElement>('Tone').value;
    type('A mapmaker');
    fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'humorous' } });
    await press(link('Romance'));
    expect(where().at).toBe('/generators/romance');
    expect(tone()).toBe('emotional');
    await press(link('Fantasy'));
    expect(tone()).toBe('neutral');
    expect(promptBox().value).toBe('A mapmaker');
    view.unmount();
    await renderGenerator('/generators/fantasy');
    expect(tone()).toBe('neutral');
  });

  it('without a genre in its address is fantasy, whichever was used last', async () => {
    serveStories();
    const view = await renderGenerator('/generators/romance');
    type('Two rival bakers');
    view.unmount();
    await renderGenerator('/generators');
    expect(document.querySelector('h1')?.textContent).toBe('Fantasy Story Generator');
    expect(promptBox().value).toBe('');
  });

  it('offers four languages, three perspectives, six tones, and 500 to 5,000 words in steps of 100', async () => {
    serveStories();
    await renderGenerator();
    const offered = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    expect(offered('Language')).toEqual(['English', 'Spanish', 'French', 'Chinese']);
    expect(offered('Perspective')).toEqual(['First Person', 'Second Person', 'Third Person']);
    expect(offered('Tone')).toEqual(['Humorous', 'Dramatic', 'Mysterious', 'Neutral', 'Emotional', 'Light']);
    const slider = document.querySelector('[role="slider"]')!;
    for (const [key, words] of [
      ['ArrowRight', '1,600 words'],
      ['Home', '500 words'],
      ['End', '5,000 words'],
    ] as const) {
      fireEvent.keyDown(slider, { key });
      expect(slider.getAttribute('aria-valuetext')).toBe(words);
    }
  });

  it('calls its tabs by their names and keeps the settings when the prompt is shown', async () => {
    serveStories();
    await renderGenerator();
    const tab = screen.getByText('AI Story Generator Settings', { selector: '[role="tab"]' });
    const promptTab = screen.getByText('AI Story Prompt', { selector: '[role="tab"]' });
    expect(promptTab.getAttribute('aria-selected')).toBe('true');
    fireEvent.mouseDown(tab);
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'chinese' } });
    fireEvent.mouseDown(promptTab);
    fireEvent.mouseDown(tab);
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('chinese');
  });
});

describe('the line beside Generate', () => {
  const line = () => screen.getByText(/ · about /).closest('button')!;

  it('says how the story will be told, as the settings stand', async () => {
    serveStories();
    await renderGenerator('/generators/children');
    expect(line().textContent).toBe('English · Third Person · Light · about 800 words. Change the settings');
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'french' } });
    fireEvent.change(screen.getByLabelText('Perspective'), { target: { value: 'first' } });
    expect(line().textContent).toContain('French · First Person · Light · about 800 words');
  });

  it('is there while a story is written that nobody pressed Generate for', async () => {
    chooseToWriteAtOnce();
    const { to } = serveStories();
    await renderGenerator({ pathname: '/generators/scifi', state: { prompt: 'A second voice', autoFill: true } });
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(hasButton('Stop')).toBe(true);
    expect(line().textContent).toContain('English · Third Person · Neutral · about 1,500 words');
  });

  it('opens the settings, and brings the keyboard there', async () => {
    serveStories();
    await renderGenerator();
    await press(line());
    const tab = screen.getByText('AI Story Generator Settings', { selector: '[role="tab"]' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Language')));
  });
});

describe('a prompt', () => {
  it.each(['', ' ', '\n\t  \u00a0'])('%j is none, so nothing can be generated', async (prompt) => {
    const { to } = serveStories();
    await renderGenerator();
    type(prompt);
    expect(generateButton().disabled).toBe(false);
    expect(generateProblem()).toBe('Write a prompt first, or take a random one.');
    await press(generateButton());
    expect(to('/generate-story')).toHaveLength(0);
    type('A lighthouse');
    expect(generateProblem()).toBeUndefined();
  });

  it('that is missing has Generate bring the keyboard to it and say why, until something is written', async () => {
    const { to } = serveStories();
    await renderGenerator();
    await press(screen.getByRole('tab', { name: 'AI Story Generator Settings' }));
    generateButton().focus();
    await pressEnter(generateButton());
    await vi.waitFor(() => expect(document.activeElement).toBe(promptBox()));
    const described = promptBox().getAttribute('aria-describedby')?.split(' ') ?? [];
    const heard = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(heard).toContain('Write a prompt first, or take a random one.');
    expect(promptBox().getAttribute('aria-invalid')).toBe('true');
    type('A');
    expect(promptBox().getAttribute('aria-invalid')).toBeNull();
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('of 4,000 characters is fine, of 4,001 is said to be too long, kept whole and not sent', async () => {
    const { to } = serveStories();
    await renderGenerator();
    type('x'.repeat(4000));
    expect(promptBox().getAttribute('aria-invalid')).toBeNull();
    await generate('x'.repeat(4001));
    expect(promptBox().value).toHaveLength(4001);
    expect(promptBox().getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('This prompt is 1 character too long (4,001 of 4,000)');
    await vi.waitFor(() => expect(document.activeElement).toBe(promptBox()));
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('that became too long is not sent by Try Again either', async () => {
    const { to } = serveStories({ story: () => new TypeError('Failed to fetch') });
    await renderGenerator();
    await generate();
    await failed();
    type('x'.repeat(4001));
    if (hasButton('Try Again')) await press(button('Try Again'));
    expect(to('/generate-story')).toHaveLength(1);
  });

  it('that another page handed over is taken once and cleared from the history', async () => {
    serveStories();
    await renderGenerator({ pathname: '/generators/scifi', state: { prompt: 'A second voice', inspirationId: 'i-1' } });
    expect(promptBox().value).toBe('A second voice');
    expect(where()).toEqual({ at: '/generators/scifi', state: null });
    type('My own');
    await act(async () => undefined);
    expect(promptBox().value).toBe('My own');
  });

  it('that was handed over wins over the draft', async () => {
    localStorage.setItem('storyloom-draft-scifi', JSON.stringify({ prompt: 'Older' }));
    serveStories();
    await renderGenerator({ pathname: '/generators/scifi', state: { prompt: 'Newer' } });
    expect(promptBox().value).toBe('Newer');
  });

  it('of the community is asked for as what it is, until it is written anew', async () => {
    const state = { prompt: 'A second voice', inspirationId: 'i-1' };
    const { streams, to } = serveStories();
    const view = await renderGenerator({ pathname: '/generators/scifi', state });
    type('A second voice, from below');
    view.unmount();
    await renderGenerator('/generators/scifi');
    await press(generateButton());
    expect(to('/generate-story')[0]?.body).toMatchObject({
      prompt: 'A second voice, from below',
      inspirationId: 'i-1',
    });
    await tell(streams[0], 'Once.');
    await press(button('Another version'));
    await tell(streams[1], 'Twice.');
    passAWhile();
    type('');
    await generate('My own');
    expect(to('/generate-story').map(({ body }) => 'inspirationId' in body)).toEqual([true, false, false]);
  });

  it('that was handed over stays when what somebody else left open is put away', async () => {
    chooseToWriteAtOnce();
    localStorage.setItem('storyloom-owner', 'somebody');
    localStorage.setItem('storyloom-draft-scifi', JSON.stringify({ prompt: 'Somebody else’s' }));
    const { to } = serveStories();
    const state = { prompt: 'A second voice', inspirationId: 'i-1', autoFill: true };
    await renderGenerator({ pathname: '/generators/scifi', state });
    await vi.waitFor(() => expect(localStorage.getItem('storyloom-owner')).toBe(''));
    expect(promptBox().value).toBe('A second voice');
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body).toMatchObject({ prompt: 'A second voice', inspirationId: 'i-1' });
    expect(localStorage.getItem('storyloom-of-somebody:storyloom-draft-scifi')).toContain('Somebody else’s');
  });

  it('that is handed over as something else is left alone', async () => {
    serveStories();
    await renderGenerator({ pathname: '/generators/scifi', state: { prompt: { html: '<b>' } } });
    expect(promptBox().value).toBe('');
  });

  it('clears the navigation’s state only, not the rest of the address', async () => {
    serveStories();
    await renderGenerator({ pathname: '/generators/scifi', search: '?ref=mail', state: { prompt: 'A voice' } });
    expect(where()).toEqual({ at: '/generators/scifi?ref=mail', state: null });
  });
});
