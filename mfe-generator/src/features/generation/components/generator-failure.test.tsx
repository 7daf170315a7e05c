// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { lines, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { AT_A_TIME } from '@storyloom/testing/time-of-day';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { begin, generate, tell } from '../../../testing/steps.ts';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

const error = (code: string, message: string, status_: number, extra: object = {}) =>
  json({ error: { code, message, ...extra } }, status_);

/** Opens a page and requests a story. */
async function ask(answers: Parameters<typeof serveStories>[0] = {}) {
  const service = serveStories(answers);
  ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
  await generate();
  return service;
}

describe('a failure', () => {
  it('A failure shows the service’s message in a panel and a toast, and Try Again removes both', async () => {
    const answers = [error('provider_unavailable', 'The text provider is down', 503), new StoryStream().response];
    const { to } = await ask({ story: () => answers.shift()! });
    await screen.findByRole('alert');
    expect(await screen.findByRole('alert')).toHaveTextContent('The text provider is down');
    expect(toasts()).toEqual(['Failed to generate story: The text provider is down']);
    expect(screen.queryByText('Generating your AI story...')).not.toBeInTheDocument();
    expect(promptBox()).toHaveValue('A lighthouse');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // On a phone a toast would cover Stop.
    expect(toasts()).toEqual([]);
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    const [first, second] = to('/generate-story');
    expect(second?.body.runId).not.toBe(first?.body.runId);
  });

  it('A failure says when to try again if the service does', async () => {
    await ask({ story: () => error('rate_limited', 'Too many stories at once.', 429, { retryAfter: 61 }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      new RegExp(`Too many stories at once\\. Please try again ${AT_A_TIME}\\.`, 'u'),
    );
  });

  it('A failure that arrives as an event before any text is shown like a failed request', async () => {
    const { streams } = await ask();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.send('error', { code: 'empty', message: 'No story content was generated' });
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No story content was generated');
    expect(toasts()).toEqual(['Failed to generate story: No story content was generated']);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it.each([
    ['the service can’t be reached', () => new TypeError('Failed to fetch'), 'can’t be reached'],
    [
      'a gateway answers with a page of its own',
      () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
      'Failed to generate story. Please try again.',
    ],
    ['the stream ends before it begins', () => new Response(''), 'can’t be reached'],
    ['there is no stream', () => new Response(null), 'No response body received'],
  ])('The page says something that the user can understand when %s', async (_case, story, message) => {
    await ask({ story });
    await screen.findByRole('alert');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).not.toHaveTextContent(/fetch|502|TypeError|undefined/);
  });

  it('A failure to open a guest session is shown, and the prompt is kept', async () => {
    const { to } = await ask({ guest: () => new TypeError('Failed to fetch') });
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t be reached');
    expect(promptBox()).toHaveValue('A lighthouse');
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('A failure in the middle of a story keeps the text and says that the story broke off', async () => {
    const { streams } = await ask();
    await begin(streams[0], '# The Light\nOnce upon');
    await act(async () => streams[0]!.send('error', { code: 'provider_timeout', message: 'The provider fell silent' }));
    await waitFor(() => expect(lines()).toEqual(['The Light', 'Once upon']));
    expect(await screen.findByRole('alert')).toHaveTextContent('The story broke off');
    expect(await screen.findByRole('alert')).toHaveTextContent('The provider fell silent');
    expect(toasts()).toEqual(['Failed to generate story: The provider fell silent']);
  });

  it('A story that is unsuitable for children is removed from the page and the device, with nothing left to save or share', async () => {
    const { streams } = await ask();
    await begin(streams[0], '# The Light\nOnce upon');
    await waitFor(() => expect(lines()).toEqual(['The Light', 'Once upon']));
    const message = 'The story was stopped. It isn’t kept.';
    await act(async () => streams[0]!.send('error', { code: 'unsuitable', message }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).not.toHaveTextContent('The story broke off');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    for (const name of ['Save', 'Share', 'Copy', 'Continue'])
      expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).not.toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Once upon'));
    expect(promptBox()).toHaveValue('A lighthouse');
  });

  it('A continuation that is unsuitable for children is removed, and the story before it stays', async () => {
    const { streams } = await ask();
    await tell(streams[0], '# The Light\nOnce upon', 'length');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await begin(streams[1], ' a dreadful time');
    await waitFor(() => expect(lines()).toEqual(['The Light', 'Once upon a dreadful time']));
    await act(async () => streams[1]!.send('error', { code: 'unsuitable', message: 'What was added isn’t kept.' }));
    await waitFor(() => expect(lines()).toEqual(['The Light', 'Once upon']));
    expect(await screen.findByRole('alert')).toHaveTextContent('What was added isn’t kept.');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('dreadful'));
  });

  it.each([
    ['closes', (stream: StoryStream) => stream.close()],
    ['breaks', (stream: StoryStream) => stream.break()],
  ])('When the connection %s in the middle of a story, the page says so and keeps the text', async (_case, cut) => {
    const { streams } = await ask();
    await begin(streams[0], '# The Light\nOnce upon');
    await act(async () => cut(streams[0]!));
    await screen.findByText('The connection was lost before the end');
    await waitFor(() => expect(lines()).toEqual(['The Light', 'Once upon']));
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
    expect(screen.getByText(/· 4 words ·/)).toBeInTheDocument();
    expect(toasts()).not.toContain('Story generated successfully!');
  });

  it.each([
    ['length', 'The storyteller reached its length limit'],
    ['filtered', 'content filter stopped the story'],
    ['stopped', 'Stopped'],
    ['lost', 'The connection was lost before the end'],
  ])('A story that ended as “%s” keeps its text, names the reason, and shows no toast', async (reason, title) => {
    const { streams } = await ask();
    await tell(streams[0], 'Once.', reason, 1);
    await waitFor(() => expect(lines()).toEqual(['Once.']));
    expect(document.body).toHaveTextContent(title);
    expect(toasts()).toEqual([]);
  });
});
