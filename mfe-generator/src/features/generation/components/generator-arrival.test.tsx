// @vitest-environment jsdom
import { blockStorage, kept } from '@storyloom/shared/testing/device';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveDocument } from '../../../testing/documents.ts';
import {
  button,
  chooseToWriteAtOnce,
  generate,
  link,
  press,
  promptBox,
  renderGenerator,
  storyLines,
  tell,
  tidyUp,
  toasts,
  type,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';

beforeEach(() => history.replaceState(null, '', '/generators/fantasy'));
afterEach(tidyUp);

const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;
const settings = () => [chosen('Language'), chosen('Tone')];
const DEFAULTS = ['english', 'neutral'];
const OWN = ['french', 'humorous'];

/** A generator with a prompt, a story, and settings of the user's own. */
async function inUse() {
  const { streams } = serveStories();
  const view = await renderGenerator();
  await generate('A lighthouse');
  await tell(streams[0], 'Once.');
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: OWN[0] } });
  fireEvent.change(screen.getByLabelText('Tone'), { target: { value: OWN[1] } });
  type('The next one');
  await vi.waitFor(() => expect(kept()['storyloom-draft-fantasy']).toContain('The next one'));
  return view;
}

/** Goes to another page of the site, as far as the browser's address says. */
async function goTo(path: string): Promise<void> {
  history.replaceState(null, '', path);
  await press(screen.getAllByText('Sign in')[0]!);
}

function expectPromptAndStory(): void {
  expect(promptBox().value).toBe('The next one');
  expect(storyLines()).toEqual(['Once.']);
}

describe('settings of the user’s own', () => {
  it.each(['reload', 'killed'] as const)('come back with the draft when the tab is opened again: %s', async (next) => {
    leaveDocument(await inUse(), next);
    await renderGenerator();
    expect(settings()).toEqual(OWN);
    expectPromptAndStory();
  });

  it('come back after several reloads', async () => {
    let view = await inUse();
    for (let time = 1; time <= 3; time += 1) {
      leaveDocument(view, 'reload');
      view = await renderGenerator();
    }
    expect(settings()).toEqual(OWN);
  });

  it.each(['Signed in', 'Back'])('come back from the way to sign in: %s', async (way) => {
    await inUse();
    await goTo('/auth');
    await press(button(way));
    expect(settings()).toEqual(OWN);
    expectPromptAndStory();
  });

  it.each(['navigate', 'back_forward'] as const)(
    'give way to the genre’s when its address is opened: %s; prompt and story stay',
    async (next) => {
      leaveDocument(await inUse(), next);
      await renderGenerator();
      expect(settings()).toEqual(DEFAULTS);
      expectPromptAndStory();
    },
  );

  it.each(['By a link', 'Back'])('give way to the genre’s on the way back from another page: %s', async (way) => {
    await inUse();
    await goTo('/blog');
    await press(button(way));
    expect(settings()).toEqual(DEFAULTS);
    expectPromptAndStory();
  });

  it('give way to the genre’s for a link from the sign-in page', async () => {
    await inUse();
    await goTo('/auth');
    await press(button('By a link'));
    expect(settings()).toEqual(DEFAULTS);
  });

  it('are not those of another generator after a reload', async () => {
    const view = await inUse();
    await press(link('Romance'));
    leaveDocument(view, 'reload');
    await renderGenerator('/generators/fantasy');
    expect(settings()).toEqual(DEFAULTS);
  });

  it('give way to the genre’s for a prompt from another page, which is written with these', async () => {
    chooseToWriteAtOnce();
    const { to } = serveStories();
    localStorage.setItem(
      'storyloom-draft-scifi',
      JSON.stringify({
        prompt: 'Mine',
        settings: { language: 'french', perspective: 'first', tone: 'light', length: 700 },
      }),
    );
    await renderGenerator({ pathname: '/generators/scifi', state: { prompt: 'A second voice', autoFill: true } });
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body).toMatchObject({
      prompt: 'A second voice',
      language: 'english',
      perspective: 'third',
      tone: 'neutral',
      length: 1500,
    });
  });

  it('are the genre’s where the browser keeps nothing', async () => {
    blockStorage();
    serveStories();
    await renderGenerator();
    expect(settings()).toEqual(DEFAULTS);
  });
});

describe('a story that is left', () => {
  it('while it is written says that it stopped, and where it can be continued', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate('A lighthouse');
    await act(async () => streams[0]?.start());
    await press(link('Romance'));
    expect(toasts()).toEqual(['The story stopped when you left. Open the Fantasy generator to continue it.']);
  });

  it('after its end says nothing', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate('A lighthouse');
    await tell(streams[0], 'Once.', 'stopped', 1);
    await press(link('Romance'));
    expect(toasts()).toEqual([]);
  });
});
