// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alertPanel,
  button,
  generate,
  generateButton,
  hasButton,
  link,
  press,
  promptBox,
  renderGenerator,
  storyLines,
  tidyUp,
  toasts,
  type,
  where,
} from '../../../testing/render-generator.tsx';
import { json, serveStories, StoryStream } from '../../../testing/story-service.ts';

afterEach(tidyUp);

const USED = (used: number) => `You have used ${used}/3 free AI-generated stories. Sign in for unlimited stories...`;
const failed = () => screen.findByText(/could not be written|broke off/).then(() => alertPanel()!);
const error = (code: string, message: string, status_: number, extra: object = {}) =>
  json({ error: { code, message, ...extra } }, status_);

describe('a guest', () => {
  it('is told what is used of the free stories, and can sign in and come back here', async () => {
    serveStories({ guest: { used: 1, limit: 3 } });
    await renderGenerator('/generators/romance');
    expect(await screen.findByText(USED(1))).toBeTruthy();
    await press(link('Sign in'));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/romance' } });
  });

  it('keeps the token of the service on the device and shows it again', async () => {
    const { to } = serveStories({ guest: { used: 1, limit: 3 } });
    const view = await renderGenerator();
    await screen.findByText(USED(1));
    expect(to('/guest-session')[0]?.headers.get('x-guest-token')).toBeNull();
    expect(localStorage.getItem('story-generator-session')).toBe('guest-token');
    view.unmount();
    await renderGenerator();
    await screen.findByText(USED(1));
    expect(to('/guest-session')[1]?.headers.get('x-guest-token')).toBe('guest-token');
  });

  it('can’t generate once the free stories are used', async () => {
    const { to } = serveStories({ guest: { used: 3, limit: 3 } });
    await renderGenerator();
    await screen.findByText(USED(3));
    type('A lighthouse');
    expect(generateButton().disabled).toBe(true);
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('is at the limit as soon as the third story begins', async () => {
    const stream = new StoryStream();
    serveStories({ guest: { used: 2, limit: 3 }, story: () => stream.response });
    await renderGenerator();
    await screen.findByText(USED(2));
    await generate();
    await act(async () => {
      stream.start({ usage: { used: 3, limit: 3 } });
      stream.write('Once.');
      stream.end();
    });
    expect(screen.getByText(USED(3))).toBeTruthy();
    expect(generateButton().disabled).toBe(true);
  });

  it('who is over the limit elsewhere is told by the service, and the page catches up', async () => {
    let used = 2;
    serveStories({
      guest: () => json({ token: 'guest-token', used, limit: 3 }),
      story: () => {
        used = 3;
        return error('guest_limit_reached', 'You have used your 3 free stories. Sign in for unlimited stories.', 403);
      },
    });
    await renderGenerator();
    await screen.findByText(USED(2));
    await generate();
    expect((await failed()).textContent).toContain('You have used your 3 free stories');
    await screen.findByText(USED(3));
    expect(generateButton().disabled).toBe(true);
    expect(hasButton('Try Again')).toBe(false);
  });

  it('can copy, and is invited to sign in to save', async () => {
    const stream = new StoryStream();
    serveStories({ story: () => stream.response });
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('denied'));
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    await renderGenerator();
    await generate();
    await act(async () => {
      stream.start();
      stream.write('# The Light\n\nOnce.');
      stream.end();
    });
    expect(screen.getByText('Sign in to save your AI-generated story and access it anytime')).toBeTruthy();
    expect(hasButton('Save AI-Generated Story to Your Collection')).toBe(false);
    const copy = button('Copy');
    await press(copy);
    expect(writeText).toHaveBeenCalledWith('# The Light\n\nOnce.');
    expect(toasts()).toContain('Story copied to clipboard!');
    await press(copy);
    expect(toasts().some((text) => text.includes('did not allow copying'))).toBe(true);
  });
});

describe('what is under way', () => {
  const restored = async (path = '/generators/fantasy') => renderGenerator(path);

  it('is there again after the page was left and opened anew', async () => {
    const stream = new StoryStream();
    serveStories({ story: () => stream.response });
    const view = await renderGenerator();
    fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'humorous' } });
    await generate();
    await act(async () => {
      stream.start({ demo: true });
      stream.write('# The Light\n\nOnce.');
      stream.end('complete', 3);
    });
    type('The next one');
    view.unmount();
    await restored();
    expect(promptBox().value).toBe('The next one');
    expect(screen.getByLabelText<HTMLSelectElement>('Tone').value).toBe('humorous');
    expect(storyLines()).toEqual(['The Light', 'Once.']);
    expect(document.body.textContent).toContain('Demo storyteller, no AI');
    expect(document.body.textContent).toContain('3 words');
  });

  it('of one genre does not show in another', async () => {
    serveStories();
    await renderGenerator('/generators/fantasy');
    type('A mapmaker');
    await press(link('Sci-Fi'));
    expect(promptBox().value).toBe('');
    await press(link('Fantasy'));
    expect(promptBox().value).toBe('A mapmaker');
  });

  it('keeps a story that was still being written, and says that it is unfinished', async () => {
    const stream = new StoryStream();
    serveStories({ story: () => stream.response });
    const view = await renderGenerator();
    await generate();
    await act(async () => {
      stream.start();
      stream.write('# The Light\n\nOnce upon');
    });
    view.unmount();
    await restored();
    expect(storyLines()).toEqual(['The Light', 'Once upon']);
    expect(screen.getByText('The connection was lost before the end')).toBeTruthy();
    expect(screen.getByText(/4 words/)).toBeTruthy();
  });

  it('is kept when the page closes, and while one writes', async () => {
    serveStories();
    await renderGenerator();
    const kept = () => JSON.parse(localStorage.getItem('storyloom-draft-fantasy') ?? '{}').prompt;
    type('A lighthouse');
    fireEvent(window, new Event('pagehide'));
    expect(kept()).toBe('A lighthouse');
    type('A lighthouse keeper');
    await vi.waitFor(() => expect(kept()).toBe('A lighthouse keeper'), { timeout: 2000 });
  });
});
