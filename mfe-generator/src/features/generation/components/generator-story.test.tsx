// @vitest-environment jsdom
import { announcements } from '@storyloom/shared/testing/announcements';
import { json } from '@storyloom/shared/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alertPanel,
  article,
  button,
  generate,
  generateButton,
  hasButton,
  passAWhile,
  press,
  renderGenerator,
  statusText,
  storyLines,
  tidyUp,
  toasts,
  told,
  tell,
} from '../../../testing/render-generator.tsx';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';

afterEach(tidyUp);

const USED = (used: number) => `You have used ${used}/3 free AI-generated stories. Sign in for unlimited stories...`;

describe('a story', () => {
  it('is asked for as a guest, with the settings as they stand and a run of its own', async () => {
    const { to } = serveStories();
    await renderGenerator('/generators/children');
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'spanish' } });
    await told(USED(0));
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
    });
    expect(request?.headers.get('x-guest-token')).toBe('guest-token');
    expect(request?.headers.get('apikey')).toBe('sb_publishable_test');
    expect(request?.headers.get('authorization')).toBeNull();
    expect(Object.keys(request?.body)).not.toContain('model');
  });

  it('is waited for with a spinner, grows as it arrives, and is announced when it is complete', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    expect(screen.getByText('Generating your AI story...')).toBeTruthy();
    expect(article()).toBeNull();
    expect(hasButton('Generate Story')).toBe(false);

    await act(async () => streams[0]!.start({ usage: { used: 1, limit: 3 } }));
    expect(screen.getByText('Generating your AI story...')).toBeTruthy();
    await told(USED(1));

    await act(async () => streams[0]!.write('# The Light\n\nOnce'));
    await vi.waitFor(() => expect(storyLines()).toEqual(['The Light', 'Once']));
    expect(screen.queryByText('Generating your AI story...')).toBeNull();
    expect(article()?.getAttribute('aria-busy')).toBe('true');
    expect(statusText()).toBe('Writing your story…');
    expect(button('Copy').disabled).toBe(true);

    await act(async () => streams[0]!.write(' upon a time.'));
    await vi.waitFor(() => expect(storyLines()).toEqual(['The Light', 'Once upon a time.']));

    await act(async () => streams[0]!.end('complete', 1234));
    expect(article()?.getAttribute('aria-busy')).toBe('false');
    expect(article()?.getAttribute('aria-label')).toBe('The Light');
    expect(toasts()).toEqual(['Story generated successfully!']);
    expect(statusText()).toBe('Story complete: “The Light”, 1,234 words.');
    expect(generateButton().disabled).toBe(false);
  });

  it('is shown to its last character at the end, although a page in the background gets no frames', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    vi.stubGlobal('requestAnimationFrame', () => 1);
    await generate();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.write('# The Light\nOnce');
      streams[0]!.write(' upon a time.');
      streams[0]!.end();
    });
    expect(storyLines()).toEqual(['The Light', 'Once upon a time.']);
  });

  it('says so when it comes from the demo storyteller, and only then', async () => {
    for (const demo of [true, false]) {
      const { streams } = serveStories();
      await renderGenerator();
      await generate();
      await act(async () => {
        streams[0]!.start({ demo });
        streams[0]!.write('Once.');
        streams[0]!.end();
      });
      expect(document.body.textContent?.includes('Demo storyteller, no AI')).toBe(demo);
      tidyUp();
    }
  });

  it('is read the way its reader likes, also while it grows', async () => {
    const { streams } = serveStories();
    await renderGenerator('/generators/scifi');
    await generate();
    await act(async () => streams[0]!.start());
    expect(screen.queryByLabelText('Reading settings')).toBeNull();
    await act(async () => streams[0]!.write('# The Light\n\nOnce'));
    expect(article()?.dataset).toMatchObject({ genre: 'scifi', size: 'md' });
    await press(screen.getByLabelText('Reading settings', { selector: 'button' }));
    await press(document.querySelector('[type="radio"][value="lg"]')!);
    expect(article()?.dataset['size']).toBe('lg');
    await act(async () => streams[0]!.write(' upon a time'));
    await vi.waitFor(() => expect(article()?.textContent).toContain('Once upon a time'));
    await press(document.querySelector('[type="radio"][value="md"]')!);
  });

  it('without a title is called “Your Generated Story”', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    await tell(streams[0], 'Once.');
    expect(screen.getByText('Your Generated Story', { selector: 'h2' })).toBeTruthy();
  });

  it('is marked with its own language, not that of the form', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'chinese' } });
    await generate();
    await tell(streams[0], '从前');
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'french' } });
    expect(article()?.getAttribute('lang')).toBe('zh-Hans');
  });

  it('makes room for the next one from the moment that is asked for', async () => {
    const streams = [new StoryStream(), new StoryStream()];
    let next = 0;
    serveStories({ story: () => streams[next++]!.response });
    await renderGenerator();
    await generate();
    await tell(streams[0], 'First.');
    passAWhile();
    await generate('Another');
    expect(article()).toBeNull();
    expect(screen.getByText('Generating your AI story...')).toBeTruthy();
    await tell(streams[1], 'Second.');
    expect(storyLines()).toEqual(['Second.']);
  });

  it('that is empty is a failure, never a success', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.end('complete', 0);
    });
    expect(toasts()).not.toContain('Story generated successfully!');
    expect(alertPanel()?.textContent).toContain('No story content was generated');
  });

  it('is no longer written when the page is left', async () => {
    const stream = new StoryStream();
    const { to } = serveStories({ story: () => stream.response });
    const view = await renderGenerator();
    await generate();
    await act(async () => stream.start());
    view.unmount();
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
  });
});

describe('what is announced', () => {
  it('of a whole story is its beginning, its middle and its end, which names it, and nothing else', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    const said = announcements();
    await generate();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.write(`# The Light\n\n${'word '.repeat(800)}`);
    });
    await vi.waitFor(() => expect(said).toHaveLength(2), 5000);
    await act(async () => streams[0]!.end('complete', 802));
    await vi.waitFor(() => expect(toasts()).toEqual(['Story generated successfully!']));
    expect(said).toEqual([
      'Writing your story…',
      'About half of the story is written.',
      'Story complete: “The Light”, 802 words.',
    ]);
  });

  it('of a failure is said once', async () => {
    serveStories({ story: () => json({ error: { code: 'provider_error', message: 'Out of memory' } }, 502) });
    await renderGenerator();
    const said = announcements();
    await generate();
    await vi.waitFor(() => expect(toasts()).toEqual(['Failed to generate story: Out of memory']));
    await vi.waitFor(() => expect(said.filter((text) => text.includes('Out of memory'))).toHaveLength(1));
    expect(said).toEqual(['Writing your story…', 'The story couldn’t be writtenOut of memory']);
  });
});

describe('Stop', () => {
  it('ends the request and keeps what was written', async () => {
    const stream = new StoryStream();
    const { to } = serveStories({
      story: ({ signal }) => {
        signal?.addEventListener('abort', () => stream.break(signal.reason));
        return stream.response;
      },
    });
    await renderGenerator();
    await generate();
    await act(async () => {
      stream.start();
      stream.write('# The Light\nOnce upon');
    });
    await press(button('Stop'));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    expect(storyLines()).toEqual(['The Light', 'Once upon']);
    expect(screen.getByText('Stopped')).toBeTruthy();
    expect(button('Copy').disabled).toBe(false);
    expect(alertPanel()).toBeNull();
    expect(toasts()).toEqual([]);
    expect(generateButton().disabled).toBe(false);
  });

  it('before the first word goes back to the form without a word of failure', async () => {
    const { to } = serveStories({
      story: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    await renderGenerator();
    await generate();
    await press(button('Stop'));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    expect(screen.queryByText('Generating your AI story...')).toBeNull();
    expect(alertPanel()).toBeNull();
    expect(generateButton().disabled).toBe(false);
    expect(toasts()).toEqual([]);
  });
});
