// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill, pressEnter } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { generate, holdTime, passAWhile, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });
const endOfStory = () => screen.getByRole('group', { name: 'End of the story' });

describe('the focus', () => {
  it.each(['Continue', 'Another version'])('The focus moves to Stop after %s', async (name) => {
    const { streams } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await tell(streams[0], 'Once.', 'stopped', 1);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
  });

  it.each(['complete', 'stopped', 'lost'])(
    'The focus moves below the story when it has ended (%s), where no key starts another',
    async (reason) => {
      const { streams, to } = serveStories();
      await renderRemote(remote, { at: '/generators/fantasy' });
      await fill(promptBox(), 'A lighthouse');
      await pressEnter(generateButton());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
      await tell(streams[0], '# The Light\n\nOnce.', reason);
      await waitFor(() => expect(endOfStory()).toHaveFocus());
      expect(endOfStory()).toHaveTextContent('The Light · 3 words');
      expect(endOfStory()).toHaveTextContent('Create a free account to keep this story');
      expect(to('/generate-story')).toHaveLength(1);
    },
  );

  it('The focus moves to Generate when a story is stopped before its first word', async () => {
    serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    passAWhile();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(generateButton()).toHaveFocus());
  });

  it('The focus moves to the message of a story that could not be written', async () => {
    serveStories({ story: () => json({ error: { code: 'provider_error', message: 'Out of memory' } }, 502) });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Out of memory'));
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
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await user.click(promptBox());
    await tell(streams[0], 'Once.');
    await screen.findByRole('group', { name: 'End of the story' });
    expect(promptBox()).toHaveFocus();
  });
});

describe('a second press', () => {
  const enter = (element: Element, init: object = {}) => fireEvent.keyDown(element, { key: 'Enter', ...init });

  it.each(['Generate Story', 'Stop'])('A held-down Enter on %s does nothing', async (name) => {
    serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await fill(promptBox(), 'A lighthouse');
    if (name === 'Stop') await user.click(generateButton());
    expect(enter(screen.getByRole('button', { name }), { repeat: true })).toBe(false);
    expect(enter(screen.getByRole('button', { name }))).toBe(true);
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

  it.each([
    ['Enter', pressEnter],
    ['a click', (button: HTMLElement) => user.click(button)],
  ])('Pressing Generate by %s within a second of a story’s end starts no other story', async (_case, press) => {
    const { streams, to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    holdTime();
    await tell(streams[0], 'Once.');
    await press(generateButton());
    expect(to('/generate-story')).toHaveLength(1);
    passAWhile();
    await press(generateButton());
    expect(to('/generate-story')).toHaveLength(2);
  });

  it('Enter on a checkbox of the settings does not submit the form', async () => {
    serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await fill(promptBox(), 'A lighthouse');
    await user.click(screen.getByRole('tab', { name: 'AI Story Generator Settings' }));
    expect(enter(screen.getByRole('checkbox'))).toBe(false);
  });

  it('Generate works at once after the end of a story when the prompt was changed', async () => {
    const { streams, to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await tell(streams[0], 'Once.');
    await fill(promptBox(), 'Something new');
    await user.click(generateButton());
    expect(to('/generate-story')).toHaveLength(2);
  });
});
