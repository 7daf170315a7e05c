// @vitest-environment jsdom
import { json } from '@storyloom/shared/testing/network';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  alertPanel,
  article,
  button,
  generate,
  press,
  promptBox,
  renderGenerator,
  storyLines,
  tidyUp,
  toasts,
  tell,
} from '../../../testing/render-generator.tsx';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';

afterEach(tidyUp);

const failed = () => screen.findByText(/couldn’t be written|broke off/).then(() => alertPanel()!);
const error = (code: string, message: string, status_: number, extra: object = {}) =>
  json({ error: { code, message, ...extra } }, status_);

describe('a failure', () => {
  it('shows the service’s message in a panel and a toast, and Try Again clears it', async () => {
    const answers = [error('provider_unavailable', 'The text provider is down', 503), new StoryStream().response];
    const { to } = serveStories({ story: () => answers.shift()! });
    await renderGenerator();
    await generate();
    await failed();
    expect(alertPanel()?.textContent).toContain('The text provider is down');
    expect(toasts()).toEqual(['Failed to generate story: The text provider is down']);
    expect(screen.queryByText('Generating your AI story...')).toBeNull();
    expect(promptBox().value).toBe('A lighthouse');
    await press(button('Try Again'));
    expect(alertPanel()).toBeNull();
    // On a phone it would lie over Stop.
    expect(toasts()).toEqual([]);
    expect(screen.getByText('Generating your AI story...')).toBeTruthy();
    const [first, second] = to('/generate-story');
    expect(second?.body.runId).not.toBe(first?.body.runId);
  });

  it('says when to try again if the service does', async () => {
    serveStories({ story: () => error('rate_limited', 'Too many stories at once.', 429, { retryAfter: 61 }) });
    await renderGenerator();
    await generate();
    expect((await failed()).textContent).toMatch(
      /Too many stories at once\. Please try again at \d{1,2}:\d{2}(?: [AP]M)?\./,
    );
  });

  it('that comes as an event before any text is the same failure', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.send('error', { code: 'empty', message: 'No story content was generated' });
    });
    expect(alertPanel()?.textContent).toContain('No story content was generated');
    expect(toasts()).toEqual(['Failed to generate story: No story content was generated']);
    expect(article()).toBeNull();
  });

  it.each([
    ['nobody answers', () => new TypeError('Failed to fetch'), 'can’t be reached'],
    [
      'a gateway answers with a page of its own',
      () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
      'Failed to generate story. Please try again.',
    ],
    ['the stream ends before it begins', () => new Response(''), 'can’t be reached'],
    ['there is no stream', () => new Response(null), 'No response body received'],
  ])('says something a person can use when %s', async (_case, story, message) => {
    serveStories({ story });
    await renderGenerator();
    await generate();
    await failed();
    expect(alertPanel()?.textContent).toContain(message);
    expect(alertPanel()?.textContent).not.toMatch(/fetch|502|TypeError|undefined/);
  });

  it('to open a guest session is told, and the prompt is kept', async () => {
    const { to } = serveStories({ guest: () => new TypeError('Failed to fetch') });
    await renderGenerator();
    await generate();
    expect((await failed()).textContent).toContain('can’t be reached');
    expect(promptBox().value).toBe('A lighthouse');
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('in the middle of the story keeps the text, says that it broke off, and is no success', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.write('# The Light\nOnce upon');
      streams[0]!.send('error', { code: 'provider_timeout', message: 'The provider fell silent' });
    });
    expect(storyLines()).toEqual(['The Light', 'Once upon']);
    expect(alertPanel()?.textContent).toContain('The story broke off');
    expect(alertPanel()?.textContent).toContain('The provider fell silent');
    expect(toasts()).toEqual(['Failed to generate story: The provider fell silent']);
  });

  it.each([
    ['closes', (stream: StoryStream) => stream.close()],
    ['breaks', (stream: StoryStream) => stream.break()],
  ])('of a connection that %s in the middle keeps the text and says so', async (_case, cut) => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.write('# The Light\nOnce upon');
    });
    await act(async () => cut(streams[0]!));
    await screen.findByText('The connection was lost before the end');
    expect(storyLines()).toEqual(['The Light', 'Once upon']);
    expect(button('Try Again')).toBeTruthy();
    expect(screen.getByText(/· 4 words ·/)).toBeTruthy();
    expect(toasts()).not.toContain('Story generated successfully!');
  });

  it.each([
    ['length', 'The storyteller reached its length limit'],
    ['filtered', 'content filter stopped the story'],
    ['stopped', 'Stopped'],
    ['lost', 'The connection was lost before the end'],
  ])('to finish, told as “%s”, keeps the text and names the reason', async (reason, title) => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    await tell(streams[0], 'Once.', reason, 1);
    expect(storyLines()).toEqual(['Once.']);
    expect(document.body.textContent).toContain(title);
    expect(toasts()).toEqual([]);
  });
});
