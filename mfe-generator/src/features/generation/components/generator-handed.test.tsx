// @vitest-environment jsdom
import { json } from '@storyloom/shared/testing/network';
import { kept } from '@storyloom/shared/testing/device';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  chooseToWriteAtOnce,
  credit,
  generateButton,
  hasButton,
  link,
  press,
  promptBox,
  renderGenerator,
  statusText,
  tell,
  tidyUp,
  type,
  where,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';

afterEach(tidyUp);

const WAITS = 'The prompt is in the form. Generate Story writes it.';
const handed = (state: object = {}) => ({
  pathname: '/generators/scifi',
  state: { prompt: 'A second voice', autoFill: true, ...state },
});
const choice = () => screen.getByLabelText<HTMLInputElement>('Start writing as soon as I use a prompt');

/** Everything that the page’s status says from now on. */
function listen(): readonly string[] {
  const said: string[] = [];
  const region = document.querySelector('[role="status"]:not([data-toaster])')!;
  new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
}

describe('a prompt from another page', () => {
  it('waits in the form for Generate, which has the keyboard, and the page’s status says so once', async () => {
    const { to, streams } = serveStories();
    await renderGenerator(handed());
    const said = listen();
    expect(promptBox().value).toBe('A second voice');
    await vi.waitFor(() => expect(statusText()).toBe(WAITS));
    await vi.waitFor(() => expect(document.activeElement).toBe(generateButton()));
    expect(generateButton().disabled).toBe(false);
    expect(to('/generate-story')).toHaveLength(0);
    fireEvent.change(promptBox(), { target: { value: 'A second voice, singing' } });
    await press(generateButton());
    await tell(streams[0], '# Sung\n\nOnce.');
    expect(to('/generate-story')).toHaveLength(1);
    expect(statusText()).toBe('Story complete: “Sung”, 3 words.');
    expect(said.filter((words) => words === WAITS).length).toBeLessThanOrEqual(1);
  });

  it('can be taken back for the one that it took the place of', async () => {
    localStorage.setItem('storyloom-draft-scifi', JSON.stringify({ prompt: 'Mine' }));
    serveStories();
    await renderGenerator(handed());
    await press(button('Put back my prompt'));
    expect(promptBox().value).toBe('Mine');
  });

  it('is written at once where that was chosen in the settings, also on the next visit, and only with autoFill', async () => {
    const { to } = serveStories();
    const view = await renderGenerator();
    expect(choice().checked).toBe(false);
    await press(choice());
    expect(choice().checked).toBe(true);
    view.unmount();
    (await renderGenerator(handed({ autoFill: false }))).unmount();
    expect(to('/generate-story')).toHaveLength(0);
    await renderGenerator(handed());
    expect(choice().checked).toBe(true);
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body).toMatchObject({ prompt: 'A second voice', genre: 'scifi' });
  });

  it('waits again once that is no longer chosen', async () => {
    chooseToWriteAtOnce();
    const { to } = serveStories();
    const view = await renderGenerator();
    await press(choice());
    view.unmount();
    await renderGenerator(handed());
    await vi.waitFor(() => expect(statusText()).toBe(WAITS));
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('that is written at once brings the keyboard from the heading of the page to Stop, and no one is told that it waits', async () => {
    chooseToWriteAtOnce();
    let answer: (session: Response) => void = () => undefined;
    const guest = () => new Promise<Response>((resolve) => (answer = resolve));
    const { to } = serveStories({ guest });
    await renderGenerator(handed());
    const heading = document.querySelector('h1')!;
    heading.tabIndex = -1;
    heading.focus();
    answer(json({ token: 'guest-token', used: 0, limit: 3 }));
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Stop')));
    expect(statusText()).toBe('Writing your story…');
  });

  it('that stands in the form already is written at once, too', async () => {
    chooseToWriteAtOnce();
    const { to } = serveStories();
    (await renderGenerator(handed({ autoFill: undefined }))).unmount();
    expect(to('/generate-story')).toHaveLength(0);
    await renderGenerator(handed());
    await vi.waitFor(() => expect(to('/generate-story')).toHaveLength(1));
  });

  it('is not said to wait for Generate where no free story is left', async () => {
    serveStories({ guest: { used: 3, limit: 3 } });
    await renderGenerator(handed());
    await screen.findByText('Your free stories are used up');
    expect(document.body.textContent).not.toContain(WAITS);
  });
});

describe('a genre chosen on the page', () => {
  const source = { kind: 'inspiration', id: 'insp-1', title: 'The Lamp', author: 'Mina' };
  const reading = () => ['Language', 'Tone'].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value);

  it('takes the prompt along, whose it is too, with the settings of the genre', async () => {
    serveStories();
    await renderGenerator({ pathname: '/generators/fantasy', state: { prompt: 'A lighthouse', source } });
    type('A lighthouse, at sea');
    fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'humorous' } });
    await press(link('Romance'));
    expect(where()).toEqual({ at: '/generators/romance', state: null });
    expect(promptBox().value).toBe('A lighthouse, at sea');
    expect(credit()).toBe('A prompt by Mina: “The Lamp”.');
    expect(reading()).toEqual(['english', 'emotional']);
    expect(hasButton('Put back my prompt')).toBe(false);
    expect(document.body.textContent).not.toContain(WAITS);
  });

  it('keeps a prompt of its own', async () => {
    localStorage.setItem('storyloom-draft-romance', JSON.stringify({ prompt: 'Two bakers' }));
    serveStories();
    await renderGenerator();
    type('A lighthouse');
    await press(link('Romance'));
    expect(promptBox().value).toBe('Two bakers');
    expect(where().state).toBeNull();
    await press(link('Fantasy'));
    expect(promptBox().value).toBe('A lighthouse');
  });

  it('takes along with a prompt that was changed the words that were handed over', async () => {
    const { to, streams } = serveStories();
    await renderGenerator({
      pathname: '/generators/fantasy',
      state: { prompt: 'A lighthouse', source, inspirationId: 'insp-1' },
    });
    type('A lighthouse, at sea');
    await press(link('Romance'));
    await press(generateButton());
    await tell(streams[0], '# The Light\n\nOnce.');
    expect(to('/generate-story')[0]?.body).toMatchObject({ prompt: 'A lighthouse, at sea', inspirationId: 'insp-1' });
    cleanup();
    const version = Object.entries(kept()).find(([key]) => key.startsWith('storyloom-story-romance'))![1];
    expect(JSON.parse(version).origin).toEqual({ inspirationId: 'insp-1', source, handed: 'A lighthouse' });
  });
});
