// @vitest-environment jsdom
import { lines, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { begin, generate, passAWhile, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

const STATUS = { selector: '[role="status"]' };
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

/** Opens a page and requests a story. */
async function ask(answers: Parameters<typeof serveStories>[0] = {}) {
  const service = serveStories(answers);
  const { user, unmount } = await renderRemote(remote, { at: '/generators/fantasy' });
  await generate();
  return { ...service, user, unmount };
}

describe('a story', () => {
  it('A guest’s story is requested with the current settings, the guest token and a run id', async () => {
    const { to } = serveStories();
    const { user } = await renderRemote(remote, { at: '/generators/children' });
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await screen.findByText('You have used 0/3 free AI-generated stories.');
    await generate('A shy hedgehog');
    const [request] = to('/generate-story');
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
    expect(request?.headers.get('apikey')).toBe('sb_publishable_test');
    expect(request?.headers.get('authorization')).toBeNull();
    expect(request?.body).not.toHaveProperty('model');
  });

  it('A story shows a spinner, grows as it arrives, and is announced when it is complete', async () => {
    const { streams } = await ask();
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate Story' })).not.toBeInTheDocument();

    await act(async () => streams[0]!.start({ usage: { used: 1, limit: 3 } }));
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
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
    expect(
      screen.getByText(
        'Story complete: “The Light”, 1,234 words. It came out shorter than the 1,500 words you asked for.',
        STATUS,
      ),
    ).toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
  });

  it('A story is shown to its last character at the end, although a background tab gets no frames', async () => {
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    vi.stubGlobal('requestAnimationFrame', () => 1);
    await generate();
    await begin(streams[0], '# The Light\nOnce');
    await act(async () => {
      streams[0]!.write(' upon a time.');
      streams[0]!.end();
    });
    expect(lines()).toEqual(['The Light', 'Once upon a time.']);
  });

  it.each([true, false])('A story says that it comes from the demo storyteller when it does (%s)', async (demo) => {
    const { streams } = await ask();
    await begin(streams[0], 'Once.', { demo });
    await act(async () => streams[0]!.end());
    expect(screen.queryAllByText(/Demo storyteller, no AI/)).toHaveLength(demo ? 1 : 0);
  });

  it('The reading settings apply to a story while it grows', async () => {
    const { streams } = serveStories();
    const { user } = await renderRemote(remote, { at: '/generators/scifi' });
    await generate();
    await act(async () => streams[0]!.start());
    expect(screen.queryByLabelText('Reading settings')).not.toBeInTheDocument();
    await act(async () => streams[0]!.write('# The Light\n\nOnce'));
    const article = screen.getByRole('article');
    expect(article.dataset).toMatchObject({ genre: 'scifi', size: 'md' });
    await user.click(screen.getByRole('button', { name: 'Reading settings' }));
    await user.click(document.querySelector('[type="radio"][value="lg"]')!);
    expect(article.dataset['size']).toBe('lg');
    await act(async () => streams[0]!.write(' upon a time'));
    await waitFor(() => expect(article).toHaveTextContent('Once upon a time'));
    await user.click(document.querySelector('[type="radio"][value="md"]')!);
  });

  it('A story without a title is called “Your Generated Story”', async () => {
    const { streams } = await ask();
    await tell(streams[0], 'Once.');
    expect(screen.getByRole('heading', { level: 2, name: 'Your Generated Story' })).toBeInTheDocument();
  });

  it('A story is marked with its own language, not with that of the form', async () => {
    const { streams } = serveStories();
    const { user } = await renderRemote(remote, { at: '/generators/fantasy' });
    await user.selectOptions(screen.getByLabelText('Language'), 'Chinese');
    await generate();
    await tell(streams[0], '从前');
    await user.selectOptions(screen.getByLabelText('Language'), 'French');
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'zh-Hans');
  });

  it('A story disappears from the page as soon as the next one is requested', async () => {
    const { streams } = await ask();
    await tell(streams[0], 'First.');
    await generate('Another');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    await tell(streams[1], 'Second.');
    expect(lines()).toEqual(['Second.']);
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

  it('Leaving the page aborts the request', async () => {
    const { streams, to, unmount } = await ask();
    await act(async () => streams[0]!.start());
    unmount();
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
  });
});

describe('Stop', () => {
  it('Stop aborts the request and keeps what was written', async () => {
    const { streams, to, user } = await ask();
    await begin(streams[0], '# The Light\nOnce upon');
    passAWhile();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    expect(lines()).toEqual(['The Light', 'Once upon']);
    expect(screen.getByText('Stopped')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(toasts()).toEqual([]);
    expect(generateButton()).toBeEnabled();
  });

  it('Stop before the first word goes back to the form without a failure', async () => {
    const { to, user } = await ask({ story: () => new Promise(() => undefined) });
    passAWhile();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByText('Generating your AI story...')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
    expect(toasts()).toEqual([]);
  });
});
