// @vitest-environment jsdom
import { json } from '@storyloom/shared/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  generate,
  generateButton,
  passAWhile,
  press,
  pressEnter,
  promptBox,
  renderGenerator,
  tell,
  tidyUp,
  type,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';

afterEach(tidyUp);

const endOfStory = () => document.querySelector('[role="group"][aria-label="End of the story"]');

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

  it.each(['complete', 'stopped', 'lost'])(
    'is below the story when it has ended (%s), where no key begins another',
    async (reason) => {
      const { streams, to } = serveStories();
      await renderGenerator();
      type('A lighthouse');
      generateButton().focus();
      await pressEnter(generateButton());
      await vi.waitFor(() => expect(document.activeElement).toBe(button('Stop')));
      await tell(streams[0], '# The Light\n\nOnce.', reason);
      await vi.waitFor(() => expect(document.activeElement).toBe(endOfStory()));
      expect(endOfStory()?.textContent).toContain('The Light · 3 words');
      expect(endOfStory()?.textContent).toContain('Create a free account to keep this story');
      expect(document.activeElement?.matches('a, button')).toBe(false);
      expect(to('/generate-story')).toHaveLength(1);
    },
  );

  it('is on Generate when a story is stopped before its first word', async () => {
    serveStories();
    await renderGenerator();
    await generate();
    button('Stop').focus();
    await press(button('Stop'));
    await vi.waitFor(() => expect(document.activeElement).toBe(generateButton()));
  });

  it('is on what can be done about a story that could not be written', async () => {
    serveStories({ story: () => json({ error: { code: 'provider_error', message: 'Out of memory' } }, 502) });
    await renderGenerator();
    type('A lighthouse');
    generateButton().focus();
    await press(generateButton());
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Out of memory'));
  });

  it('stays where somebody writes or chooses while a story ends', async () => {
    const { streams } = serveStories();
    await renderGenerator();
    await generate();
    promptBox().focus();
    await tell(streams[0], 'Once.');
    await vi.waitFor(() => expect(endOfStory()).not.toBeNull());
    expect(document.activeElement).toBe(promptBox());
  });
});

describe('a second press', () => {
  const enter = (element: Element, init: object = {}) => fireEvent.keyDown(element, { key: 'Enter', ...init });

  it.each(['Generate Story', 'Stop'])('by a key that is held down on %s does nothing', async (name) => {
    serveStories();
    await renderGenerator();
    type('A lighthouse');
    if (name === 'Stop') await press(generateButton());
    expect(enter(button(name), { repeat: true })).toBe(false);
    expect(enter(button(name))).toBe(true);
  });

  it('of Enter within a second does not stop what the first one began, and a click does', async () => {
    const { to } = serveStories();
    await renderGenerator();
    type('A lighthouse');
    await pressEnter(generateButton());
    await pressEnter(button('Stop'));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(false);
    passAWhile();
    await pressEnter(button('Stop'));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
  });

  it.each([
    ['Enter', 0],
    ['a click', 1],
  ])('of %s on Generate within a second of a story’s end begins no other', async (_case, detail) => {
    const { streams, to } = serveStories();
    await renderGenerator();
    await generate();
    await tell(streams[0], 'Once.');
    await act(async () => void fireEvent.click(generateButton(), { detail }));
    expect(to('/generate-story')).toHaveLength(1);
    passAWhile();
    await act(async () => void fireEvent.click(generateButton(), { detail }));
    expect(to('/generate-story')).toHaveLength(2);
  });

  it('of Enter on a checkbox of the settings does not submit the form', async () => {
    serveStories();
    await renderGenerator();
    type('A lighthouse');
    await press(screen.getByRole('tab', { name: 'AI Story Generator Settings' }));
    expect(enter(document.querySelector('input[type=checkbox]')!)).toBe(false);
  });

  it('of Generate is a first one again when something was written since', async () => {
    const { streams, to } = serveStories();
    await renderGenerator();
    await generate();
    await tell(streams[0], 'Once.');
    type('Something new');
    fireEvent.input(promptBox());
    await press(generateButton());
    expect(to('/generate-story')).toHaveLength(2);
  });
});
