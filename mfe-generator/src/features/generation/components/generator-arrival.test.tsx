// @vitest-environment jsdom
import { blockStorage, kept } from '@storyloom/testing/device';
import { fill, lines, toasts } from '@storyloom/testing/page';
import { goBack, goTo, renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { leaveDocument, turnAway } from '../../../testing/documents.ts';
import { chooseToWriteAtOnce, generate, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

beforeEach(() => history.replaceState(null, '', '/generators/fantasy'));

const DEFAULTS = ['English', 'Neutral'];
const OWN = ['French', 'Humorous'];
const BACK: Readonly<Record<string, () => Promise<void>>> = {
  Back: goBack,
  'By a link': () => goTo('/generators/fantasy'),
  'Signed in': () => goTo('/generators/fantasy', { replace: true }),
};

/** A generator with a prompt, a story, and settings of the user's own. */
async function inUse() {
  const { streams } = serveStories();
  ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
  await generate('A lighthouse');
  await tell(streams[0], 'Once.');
  await user.selectOptions(screen.getByLabelText('Language'), 'French');
  await user.selectOptions(screen.getByLabelText('Tone'), 'Humorous');
  await fill(promptBox(), 'The next one');
  turnAway();
  expect(kept()['storyloom-draft-fantasy']).toContain('The next one');
}

/** Goes to another page of the site, with the browser's own address changed as well, and back. */
async function goToAndBack(path: string, way: string): Promise<void> {
  history.replaceState(null, '', path);
  await goTo(path);
  await BACK[way]!();
}

/** The current values of the settings that the user can change. */
const settings = () =>
  ['Language', 'Tone'].map((name) => screen.getByLabelText<HTMLSelectElement>(name).selectedOptions[0]?.label);

function expectPromptAndStory(): void {
  expect(promptBox()).toHaveValue('The next one');
  expect(lines()).toEqual(['Once.']);
}

describe('the user’s settings', () => {
  it.each(['reload', 'killed'] as const)(
    'The user’s settings come back with the draft when the tab is opened again: %s',
    async (next) => {
      await inUse();
      leaveDocument(next);
      await renderRemote(remote, { at: '/generators/fantasy' });
      expect(settings()).toEqual(OWN);
      expectPromptAndStory();
    },
  );

  it('The user’s settings come back after several reloads', async () => {
    await inUse();
    for (let time = 1; time <= 3; time += 1) {
      leaveDocument('reload');
      await renderRemote(remote, { at: '/generators/fantasy' });
    }
    expect(settings()).toEqual(OWN);
  });

  it.each(['Signed in', 'Back'])(
    'The user’s settings come back on the way back from the sign-in page: %s',
    async (way) => {
      await inUse();
      await goToAndBack('/auth', way);
      expect(settings()).toEqual(OWN);
      expectPromptAndStory();
    },
  );

  it.each(['navigate', 'back_forward'] as const)(
    'Opening the address again resets the settings to those of the genre (%s) and keeps prompt and story',
    async (next) => {
      await inUse();
      leaveDocument(next);
      await renderRemote(remote, { at: '/generators/fantasy' });
      expect(settings()).toEqual(DEFAULTS);
      expectPromptAndStory();
    },
  );

  it.each(['By a link', 'Back'])(
    'Coming back from another page resets the settings to those of the genre: %s',
    async (way) => {
      await inUse();
      await goToAndBack('/blog', way);
      expect(settings()).toEqual(DEFAULTS);
      expectPromptAndStory();
    },
  );

  it('A link from the sign-in page to the generator resets the settings to those of the genre', async () => {
    await inUse();
    await goToAndBack('/auth', 'By a link');
    expect(settings()).toEqual(DEFAULTS);
  });

  it('After a reload, a generator does not show the settings of another generator', async () => {
    await inUse();
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    leaveDocument('reload');
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(settings()).toEqual(DEFAULTS);
  });

  it('A prompt from another page is written with the settings of the genre, not with those of the draft', async () => {
    chooseToWriteAtOnce();
    const { to } = serveStories();
    localStorage.setItem(
      'storyloom-draft-scifi',
      JSON.stringify({
        prompt: 'Mine',
        settings: { language: 'french', perspective: 'first', tone: 'light', length: 700 },
      }),
    );
    await renderRemote(remote, {
      at: '/generators/scifi',
      state: { prompt: 'A second voice', autoFill: true },
    });
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body).toMatchObject({
      prompt: 'A second voice',
      language: 'english',
      perspective: 'third',
      tone: 'neutral',
      length: 1500,
    });
  });

  it('The settings are those of the genre when the browser blocks storage', async () => {
    blockStorage();
    serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(settings()).toEqual(DEFAULTS);
  });
});

describe('leaving a story', () => {
  it('Leaving the page while a story is written says that it goes on for a while, and where it can be followed', async () => {
    const { streams } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate('A lighthouse');
    await act(async () => streams[0]?.start());
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    expect(toasts()).toEqual(['The story goes on for a minute without you. Open the Fantasy generator to follow it.']);
  });

  it('Leaving the page after the end of a story says nothing', async () => {
    const { streams } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate('A lighthouse');
    await tell(streams[0], 'Once.', 'stopped', 1);
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    expect(toasts()).toEqual([]);
  });
});
