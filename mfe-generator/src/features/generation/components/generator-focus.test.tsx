// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  generate,
  generateButton,
  press,
  renderGenerator,
  tell,
  tidyUp,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';

afterEach(tidyUp);

/** A story that has stopped, with the page’s streams to go on. */
async function stopped(used = 0) {
  const service = serveStories({ guest: { used, limit: 3 } });
  await renderGenerator();
  await generate();
  await tell(service.streams[0], 'Once.', 'stopped', 1);
  return service;
}

describe('the keyboard', () => {
  it.each(['Continue', 'Another version'])(
    'is on Stop after %s, which is gone or can’t be pressed then',
    async (name) => {
      await stopped();
      button(name).focus();
      await press(button(name));
      await vi.waitFor(() => expect(document.activeElement).toBe(button('Stop')));
    },
  );

  it('stays where it is when a story begins that nobody asked for with it', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    document.querySelector('h1')?.setAttribute('tabindex', '-1');
    await generate();
    document.querySelector('h1')?.focus();
    await act(async () => streams[0]?.start());
    await tell(streams[0], 'Once.');
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('is on the story when Stop becomes a Generate that can’t be pressed, and on Generate otherwise', async () => {
    for (const used of [2, 0]) {
      const { streams } = serveStories({ guest: { used, limit: 3 } });
      await renderGenerator();
      await generate();
      button('Stop').focus();
      await act(async () => streams[0]?.start({ usage: { used: used + 1, limit: 3 } }));
      await tell(streams[0], 'Once.');
      const story = document.querySelector('section[aria-label="Your story"]');
      await vi.waitFor(() => expect(document.activeElement).toBe(used === 2 ? story : generateButton()));
      tidyUp();
    }
  });
});
