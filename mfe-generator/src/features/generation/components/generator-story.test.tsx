// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { json } from '@storyloom/testing/network';
import { fill, lines, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { begin, generate, keepVersions, passAWhile, passTime, tell, watchClock } from '../../../testing/steps.ts';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

/** What is on the page, not what screen readers hear. */
const SHOWN = { selector: ':not([role="status"])' };
const STATUS = { selector: '[role="status"]' };
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

beforeEach(() => void serveStories());

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
    const settings = { genre: 'children', language: 'spanish', perspective: 'third', tone: 'light', length: 800 };
    expect(request?.body).toMatchObject({ prompt: 'A shy hedgehog', ...settings });
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

    await act(async () => streams[0]!.end('complete', 1234));
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('article')).toHaveAttribute('aria-label', 'The Light');
    expect(toasts()).toEqual(['Story generated successfully!']);
    expect(
      screen.getByText(
        'Story complete: “The Light”, 1,234 words. It came out shorter than the 1,500 words you asked for.',
        STATUS,
      ),
    ).toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
  });

  it('shows and announces what the model does, and counts on until text comes', async () => {
    watchClock();
    const { streams } = await ask();
    const said = announcements();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.send('waiting', { on: 'loading' });
    });
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    await passTime(4000);
    expect(screen.getByText('The model is loading', SHOWN)).toHaveTextContent(/loading [345] s$/);
    await act(async () => streams[0]!.send('waiting', { on: 'thinking' }));
    await passTime(20_000);
    expect(screen.getByText('The model is thinking', SHOWN)).toHaveTextContent(/thinking 2[3-9] s$/);
    await act(async () => streams[0]!.write('# The Light\n\nOnce'));
    await waitFor(() => expect(lines()).toEqual(['The Light', 'Once']));
    expect(screen.queryByText('The model is thinking')).not.toBeInTheDocument();
    await passTime(6000);
    expect(screen.getByText('Waiting for the model', SHOWN)).toBeInTheDocument();
    const heard = ['The model is loading', 'The model is thinking', 'Writing your story…', 'Waiting for the model'];
    await waitFor(() => expect(said).toEqual(heard));
    await act(async () => streams[0]!.end('silent'));
    expect(screen.queryByText('Waiting for the model')).not.toBeInTheDocument();
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
});

const BELOW = 'Stories, below this one';
const switchOf = (name = 'Stories') => screen.getByRole('group', { name });
const stories = (name?: string) => within(switchOf(name));
const two = [versionOf('a', { text: 'First.' }), versionOf('b', { text: 'Second.', attempt: 2 })] as const;

describe('versions', () => {
  it('The user can switch between versions from the second one on', async () => {
    const { streams, to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    await tell(streams[0], '# One\n\nFirst.');
    expect(screen.queryByText(/^Story \d of \d$/)).not.toBeInTheDocument();
    await fill(promptBox(), 'Something else');
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    await act(async () => streams[1]?.write('# Two'));
    expect(stories().getByRole('button', { name: 'Previous story' })).toHaveAttribute('aria-disabled', 'true');
    await tell(streams[1], '\n\nSecond.');
    expect(to('/generate-story').map(({ body }) => [body.prompt, body.attempt])).toEqual([
      ['A lighthouse', 1],
      ['A lighthouse', 2],
    ]);
    expect(stories().getByText('Story 2 of 2')).toBeVisible();
    expect(stories().getByRole('button', { name: 'Next story' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(stories().getByRole('button', { name: 'Next story' }));
    expect(lines()).toEqual(['Two', 'Second.']);
    await user.click(stories().getByRole('button', { name: 'Previous story' }));
    expect(stories().getByText('Story 1 of 2')).toBeVisible();
    expect(lines()).toEqual(['One', 'First.']);
    expect(stories().getByRole('button', { name: 'Previous story' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/^Story 1 of 2: “One”, Neutral · about [\d,]+ words$/, STATUS)).toBeInTheDocument();
  });

  it('The switch shows tone and length of each version, and is there below the story, too', async () => {
    const settings = { ...two[0].settings, tone: 'humorous', length: 800 } as const;
    keepVersions(two[0], { ...two[1], settings, ending: 'stopped' });
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(switchOf()).toHaveTextContent(/^Story 2 of 2Humorous · about 800 words · not finished$/);
    expect(switchOf(BELOW)).toHaveTextContent(/^Story 2 of 2Humorous · about 800 words · not finished$/);
    await user.click(stories(BELOW).getByRole('button', { name: 'Previous story' }));
    expect(lines()).toEqual(['First.']);
    expect(switchOf()).toHaveTextContent(/^Story 1 of 2Neutral · about 500 words$/);
    expect(switchOf(BELOW)).toHaveTextContent(/^Story 1 of 2Neutral · about 500 words$/);
  });

  it('Another version is requested with the settings of the last one, or with those changed since', async () => {
    const { streams, to } = serveStories();
    keepVersions({ ...two[0], settings: { ...two[0].settings, language: 'french' } });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    await tell(streams[0], 'Deux.');
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    expect(to('/generate-story').map(({ body }) => body.language)).toEqual(['french', 'spanish']);
  });

  it('asks before an unsaved version is removed, and not before a saved one is', async () => {
    keepVersions(...two, versionOf('c', { attempt: 3, saved: true }));
    await renderRemote(remote, { at: '/generators/fantasy' });
    await user.click(stories().getByRole('button', { name: 'Remove this story' }));
    expect(stories().getByText('Story 2 of 2')).toBeVisible();
    await user.click(stories().getByRole('button', { name: 'Remove this story' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Remove this story?' });
    expect(dialog).toHaveTextContent('It isn’t in your collection. You can’t undo this.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(stories().getByText('Story 2 of 2')).toBeVisible();
    await user.click(stories().getByRole('button', { name: 'Remove this story' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(lines()).toEqual(['First.']);
    expect(screen.queryByText(/^Story \d of \d$/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your story' })).toHaveFocus());
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('storyloom-story-fantasy-b')).toBeNull();
  });

  it('A version that fails before its first word leaves the former version on the page', async () => {
    const answers = [
      json({ error: { code: 'provider_unavailable', message: 'Down' } }, 503),
      new StoryStream().response,
    ];
    const { to } = serveStories({ story: () => answers.shift()! });
    keepVersions(two[0]);
    await renderRemote(remote, { at: '/generators/fantasy' });
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    await screen.findByText('The story couldn’t be written');
    expect(lines()).toEqual(['First.']);
    await fill(promptBox(), 'Something else by now');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(to('/generate-story').map(({ body }) => [body.prompt, body.attempt])).toEqual([
      ['A lighthouse', 2],
      ['A lighthouse', 2],
    ]);
  });

  it('A guest without free stories is not offered another version', async () => {
    serveStories({ guest: { used: 3, limit: 3 } });
    keepVersions(...two);
    await renderRemote(remote, { at: '/generators/fantasy' });
    await screen.findByText(/You have used 3\/3/);
    expect(screen.queryByRole('button', { name: 'Another version' })).not.toBeInTheDocument();
    expect(stories().getByText('Story 2 of 2')).toBeVisible();
  });
});
