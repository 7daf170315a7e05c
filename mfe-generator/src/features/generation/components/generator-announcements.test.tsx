// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { json } from '@storyloom/testing/network';
import { toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { begin, generate, passTime, watchTimers } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

describe('announcements', () => {
  it('A whole story is announced at its beginning, at its middle and at its end, and nothing else is', async () => {
    watchTimers();
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    const said = announcements();
    await generate();
    await begin(streams[0], `# The Light\n\n${'word '.repeat(800)}`);
    await passTime(1000);
    await waitFor(() => expect(said).toHaveLength(2));
    await act(async () => streams[0]!.end('complete', 802));
    await waitFor(() => expect(toasts()).toEqual(['Story generated successfully!']));
    expect(said).toEqual([
      'Writing your story…',
      'About half of the story is written.',
      'Story complete: “The Light”, 802 words. It came out shorter than the 1,500 words you asked for.',
    ]);
  });

  it('A failure is announced once', async () => {
    serveStories({ story: () => json({ error: { code: 'provider_error', message: 'Out of memory' } }, 502) });
    await renderRemote(remote, { at: '/generators/fantasy' });
    const said = announcements();
    await generate();
    await waitFor(() => expect(toasts()).toEqual(['Failed to generate story: Out of memory']));
    await waitFor(() => expect(said.filter((text) => text.includes('Out of memory'))).toHaveLength(1));
    expect(said).toEqual(['Writing your story…', 'The story couldn’t be writtenOut of memory']);
  });
});
