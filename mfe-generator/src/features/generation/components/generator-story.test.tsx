// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { json } from '@storyloom/testing/network';
import { lines, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { begin, generate, passAWhile, tell } from '../../../testing/steps.ts';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';

const STATUS = { selector: '[role="status"]' };
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

/** Opens a page and requests a story. */
async function ask(answers: Parameters<typeof serveStories>[0] = {}) {
  const service = serveStories(answers);
  await renderRemote(remote, { at: '/generators/fantasy' });
  await generate();
  return service;
}

describe('a story', () => {
  it('is requested with the current settings and the guest token, and shown in its own language', async () => {
    const { to, streams } = serveStories();
    await renderRemote(remote, { at: '/generators/children' });
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await screen.findByText('You have used 0/3 free AI-generated stories.');
    await generate('A shy hedgehog');
    const [request] = to('/generate-story');
    await begin(streams[0], 'Había');
    await user.selectOptions(screen.getByLabelText('Language'), 'French');
    expect(await screen.findByRole('article')).toHaveAttribute('lang', 'es');
    expect(request?.body).toEqual({
      prompt: 'A shy hedgehog',
      genre: 'children',
      language: 'spanish',
      perspective: 'third',
      tone: 'light',
      length: 800,
      attempt: 1,
      runId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      rejoinable: true,
    });
    expect(request?.headers.get('x-guest-token')).toBe('guest-token');
    expect(request?.headers.get('authorization')).toBeNull();
  });

  it('A story shows a spinner, grows as it arrives, and is announced when it is complete', async () => {
    const { streams } = await ask();
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate Story' })).not.toBeInTheDocument();

    await act(async () => streams[0]!.start({ usage: { used: 1, limit: 3 } }));
    await screen.findByText('You have used 1/3 free AI-generated stories.');

    await act(async () => streams[0]!.write('# The Light\n\nOnce'));
    await waitFor(() => expect(lines()).toEqual(['The Light', 'Once']));
    expect(screen.queryByText('Generating your AI story...')).not.toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Writing your story…', STATUS)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();

    await act(async () => streams[0]!.write(' upon a time.'));
    await waitFor(() => expect(lines()).toEqual(['The Light', 'Once upon a time.']));

    await act(async () => streams[0]!.end('complete', 1234));
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('article')).toHaveAttribute('aria-label', 'The Light');
    expect(toasts()).toEqual(['Story generated successfully!']);
    expect(screen.queryByText(/Demo storyteller/)).not.toBeInTheDocument();
    expect(
      screen.getByText(
        'Story complete: “The Light”, 1,234 words. It came out shorter than the 1,500 words you asked for.',
        STATUS,
      ),
    ).toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
  });

  it('a story of the demo storyteller says so, and one without a title gets one', async () => {
    const { streams } = await ask();
    await begin(streams[0], 'Once.', { demo: true });
    await act(async () => streams[0]!.end());
    expect(screen.getByText(/Demo storyteller, no AI/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Your Generated Story' })).toBeInTheDocument();
  });

  it('A story without any text is a failure', async () => {
    const { streams } = await ask();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.end('complete', 0);
    });
    expect(toasts()).not.toContain('Story generated successfully!');
    expect(screen.getByRole('alert')).toHaveTextContent('No story content was generated');
  });
});

describe('Stop', () => {
  it('Stop aborts the request and keeps what was written', async () => {
    const { streams, to } = await ask();
    await begin(streams[0], '# The Light\nOnce upon');
    passAWhile();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(to('/stop-story')).toHaveLength(1));
    expect(to('/stop-story')[0]?.body).toEqual({ runId: to('/generate-story')[0]?.body['runId'] });
    expect(lines()).toEqual(['The Light', 'Once upon']);
    expect(screen.getByText('Stopped')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(toasts()).toEqual([]);
    expect(generateButton()).toBeEnabled();
  });

  it('Stop before the first word goes back to the form without a failure', async () => {
    const { to } = await ask({ story: () => new Promise(() => undefined) });
    passAWhile();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(generateButton()).toHaveFocus());
    expect(screen.queryByText('Generating your AI story...')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(toasts()).toEqual([]);
  });
});

const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

const error = (code: string, message: string, status_: number, extra: object = {}) =>
  json({ error: { code, message, ...extra } }, status_);

describe('a failure', () => {
  it('A failure is shown in a panel and a toast and announced once, and Try Again removes it', async () => {
    const answers = [error('provider_unavailable', 'The text provider is down', 503), new StoryStream().response];
    const { to } = serveStories({ story: () => answers.shift()! });
    await renderRemote(remote, { at: '/generators/fantasy' });
    const said = announcements();
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent('The text provider is down');
    expect(toasts()).toEqual(['Failed to generate story: The text provider is down']);
    expect(screen.queryByText('Generating your AI story...')).not.toBeInTheDocument();
    expect(promptBox()).toHaveValue('A lighthouse');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('The text provider is down'));
    expect(said).toEqual(['Writing your story…', 'The story couldn’t be writtenThe text provider is down']);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // On a phone a toast would cover Stop.
    expect(toasts()).toEqual([]);
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    const [first, second] = to('/generate-story');
    expect(second?.body.runId).not.toBe(first?.body.runId);
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
});
