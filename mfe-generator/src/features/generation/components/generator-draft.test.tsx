// @vitest-environment jsdom
import { fakeSession, storeSession } from '@storyloom/shared/testing/fake-auth';
import { json } from '@storyloom/shared/testing/network';
import { blockStorage, fillStorage, kept, putBack } from '@storyloom/shared/testing/device';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedPrompt, origin } from '../../../testing/origins.ts';
import {
  generate,
  generateButton,
  hasButton,
  link,
  press,
  promptBox,
  renderGenerator,
  storyLines,
  tell,
  tidyUp,
  type,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';

afterEach(tidyUp);

/** A page in the middle of a story. */
async function writing() {
  const service = serveStories();
  const view = await renderGenerator();
  await generate();
  await act(async () => {
    service.streams[0]?.start();
    service.streams[0]?.write('# The Light\n\nOnce upon');
  });
  return { ...service, view };
}

describe('what is under way', () => {
  it('is there again after the page was left and opened anew', async () => {
    const { streams } = serveStories();
    const view = await renderGenerator();
    await generate();
    await act(async () => {
      streams[0]?.start({ demo: true });
      streams[0]?.write('# The Light\n\nOnce.');
      streams[0]?.end('complete', 3);
    });
    type('The next one');
    view.unmount();
    await renderGenerator();
    expect(promptBox().value).toBe('The next one');
    expect(storyLines()).toEqual(['The Light', 'Once.']);
    expect(document.body.textContent).toContain('Demo storyteller, no AI');
    expect(document.body.textContent).toContain('3 words');
  });

  it('of one genre comes along to another that has none, and each keeps its own', async () => {
    serveStories();
    await renderGenerator('/generators/fantasy');
    type('A mapmaker');
    await press(link('Sci-Fi'));
    expect(promptBox().value).toBe('A mapmaker');
    type('A second voice');
    await press(link('Fantasy'));
    expect(promptBox().value).toBe('A mapmaker');
  });

  it('is kept when the page closes, and while one writes', async () => {
    serveStories();
    await renderGenerator();
    const keptPrompt = () => JSON.parse(kept()['storyloom-draft-fantasy'] ?? '{}').prompt;
    type('A lighthouse');
    fireEvent(window, new Event('pagehide'));
    expect(keptPrompt()).toBe('A lighthouse');
    type('A lighthouse keeper');
    await vi.waitFor(() => expect(keptPrompt()).toBe('A lighthouse keeper'));
  });
});

describe('what somebody writes before it is known who they are', () => {
  it('is their own, and what they had comes back with whom it is credited to', async () => {
    vi.resetModules();
    storeSession(fakeSession({ seconds: -3600 }));
    localStorage.setItem('storyloom-owner', 'somebody');
    const had = JSON.stringify({ prompt: 'A lighthouse', origin });
    localStorage.setItem('storyloom-of-user-1:storyloom-draft-fantasy', had);
    let renew!: () => void;
    const renewal = new Promise<void>((resolve) => (renew = resolve));
    const { to } = serveStories({ refresh: () => renewal.then(() => json(fakeSession())) });
    const fresh = await import('../../../testing/render-generator.tsx');
    await fresh.renderGenerator();
    await vi.waitFor(() => expect(to('/auth/v1/token')).not.toEqual([]));
    fresh.type('My own');
    await act(async () => renew());
    await vi.waitFor(() => expect(fresh.hasButton('Put back my prompt')).toBe(true));
    expect(fresh.promptBox().value).toBe('My own');
    expect(fresh.credit()).toBeUndefined();
    await fresh.press(fresh.button('Put back my prompt'));
    expect(fresh.promptBox().value).toBe('A lighthouse');
    expect(fresh.credit()).toBe(`A prompt by Mina: “${sharedPrompt.title}”.`);
    fresh.tidyUp();
  });
});

describe('a story that is cut short', () => {
  it('by a link to another page has stopped, with its text, and can be continued', async () => {
    const { to, view } = await writing();
    await press(link('Romance'));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    await press(link('Fantasy'));
    expect(storyLines()).toEqual(['The Light', 'Once upon']);
    expect(screen.getByText('Stopped')).toBeTruthy();
    expect(hasButton('Continue')).toBe(true);
    expect(screen.getByText(/4 words/)).toBeTruthy();
    view.unmount();
  });

  it('by closing or reloading the page is interrupted, with its text, and can be continued', async () => {
    const { view } = await writing();
    fireEvent(window, new Event('pagehide'));
    const device = kept();
    view.unmount();
    putBack(device);
    await renderGenerator();
    expect(storyLines()).toEqual(['The Light', 'Once upon']);
    expect(screen.getByText('The page closed while the story was being written')).toBeTruthy();
    expect(hasButton('Continue')).toBe(true);
    expect(hasButton('Try Again')).toBe(false);
    expect(screen.getByText(/4 words/)).toBeTruthy();
  });
});

describe('a device that keeps nothing', () => {
  const notice = () => screen.queryByText('Your work isn’t being saved on this device');

  it('is told of once, and the story is written all the same', async () => {
    blockStorage();
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    await tell(streams[0], '# The Light\n\nOnce.');
    await vi.waitFor(() => expect(notice()?.closest('[role="status"]')).toBeTruthy());
    expect(storyLines()).toEqual(['The Light', 'Once.']);
    expect(generateButton().disabled).toBe(false);
  });

  it('is no longer told of once there is room', async () => {
    const makeRoom = fillStorage();
    serveStories();
    await renderGenerator();
    type('A lighthouse');
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    makeRoom();
    await vi.waitFor(() => expect(notice()).toBeNull());
    expect(JSON.parse(kept()['storyloom-draft-fantasy']!).prompt).toBe('A lighthouse');
    expect(kept()).toMatchObject({ 'story-generator-session': 'guest-token' });
  });

  it('is told of where a part of what it kept can’t be read', async () => {
    localStorage.setItem('storyloom-draft-fantasy', '{"prompt":"A light');
    serveStories();
    const view = await renderGenerator();
    expect(screen.getByText('Part of your saved work on this device couldn’t be read')).toBeTruthy();
    view.unmount();
    await renderGenerator();
    expect(screen.queryByText('Part of your saved work on this device couldn’t be read')).toBeNull();
  });
});
