// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fill, pressEnter } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { generate, holdTime, passAWhile, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });
const endOfStory = () => screen.getByRole('group', { name: 'End of the story' });

describe('the focus', () => {
  it('moves to Stop when a story begins, and below it when it has ended', async () => {
    const { streams, to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'A lighthouse');
    await pressEnter(generateButton());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
    await tell(streams[0], '# The Light\n\nOnce.');
    await waitFor(() => expect(endOfStory()).toHaveFocus());
    expect(endOfStory()).toHaveTextContent('The Light · 3 words');
    expect(endOfStory()).toHaveTextContent('Create a free account to keep this story');
    expect(to('/generate-story')).toHaveLength(1);
    for (const [index, name] of ['Another version', 'Continue'].entries()) {
      passAWhile();
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
      await tell(streams[index + 1], 'Once.', 'stopped', 1);
    }
  });

  it('Enter that is still held down from pressing Generate writes no empty lines, and Enter of the prompt does', async () => {
    serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    const hold = () => fireEvent.keyDown(promptBox(), { key: 'Enter', repeat: true });
    expect(hold()).toBe(false);
    expect(fireEvent.keyDown(promptBox(), { key: 'Enter' })).toBe(true);
    expect(hold()).toBe(true);
    fireEvent.keyUp(promptBox(), { key: 'Enter' });
    expect(hold()).toBe(false);
  });

  it('The focus stays in the prompt when a story ends while the user is there', async () => {
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    await user.click(promptBox());
    await tell(streams[0], 'Once.');
    await screen.findByRole('group', { name: 'End of the story' });
    expect(promptBox()).toHaveFocus();
  });
});

describe('a second press', () => {
  const enter = (element: Element, init: object = {}) => fireEvent.keyDown(element, { key: 'Enter', ...init });

  it('A held-down Enter does nothing, on Generate or on Stop', async () => {
    serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'A lighthouse');
    await user.click(screen.getByRole('tab', { name: 'AI Story Generator Settings' }));
    expect(enter(screen.getByRole('checkbox')), 'does not submit the form').toBe(false);
    for (const name of ['Generate Story', 'Stop']) {
      expect(enter(screen.getByRole('button', { name }), { repeat: true }), name).toBe(false);
      expect(enter(screen.getByRole('button', { name })), name).toBe(true);
      if (name !== 'Stop') await user.click(generateButton());
    }
  });

  it('A second press of Enter within a second of Generate does not stop the story, and a later one does', async () => {
    const { to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'A lighthouse');
    holdTime();
    await pressEnter(generateButton());
    await pressEnter(screen.getByRole('button', { name: 'Stop' }));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(false);
    passAWhile();
    await pressEnter(screen.getByRole('button', { name: 'Stop' }));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
  });

  it('Pressing Generate within a second of a story’s end starts no other story', async () => {
    const { streams, to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    holdTime();
    await tell(streams[0], 'Once.');
    await pressEnter(generateButton());
    await user.click(generateButton());
    expect(to('/generate-story')).toHaveLength(1);
    // A user who has typed since means the next press.
    await fill(promptBox(), 'Something new');
    await user.click(generateButton());
    expect(to('/generate-story')).toHaveLength(2);
  });
});
