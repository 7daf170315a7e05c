// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { goTo } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StoryStream } from '../../../../testing/story-service.ts';
import { openDesk, savedText, storyBox, TEXT, write } from '../../page/testing/desk-page.ts';

const bar = () => screen.queryByRole('group', { name: 'Proposal' });
const tools = () => screen.getByRole('button', { name: 'Change passage' });
const news = (words: string) => screen.findByText(words, { selector: '[role=status]' });
const accepted = TEXT.replace('The Lamp', 'The Lantern');
const REFUSED = 'Accept or discard the proposal before you edit this passage.';

/** Presses a key in the text or in the bar of the proposal. Returns whether the page has used it. */
function pressKey(element: HTMLElement, init: KeyboardEventInit): boolean {
  const event = createEvent.keyDown(element, init);
  fireEvent(element, event);
  return event.defaultPrevented;
}

/** Serves a proposal, whose connection closes slowly, or breaks as soon as the page ends it. */
function serveStream(closes: 'slowly' | 'at once'): StoryStream {
  const stream = new StoryStream();
  backend.answerBy('revise-passage', stream.response);
  if (closes === 'slowly') return stream;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { signal } = init;
    if (String(input).includes('revise-passage')) signal?.addEventListener('abort', () => stream.break(signal.reason));
    return backend.receive(input, init);
  });
  return stream;
}

/** Asks for another text of the title, of which these words arrive first. */
async function rewrite(words = '', closes: Parameters<typeof serveStream>[0] = 'at once'): Promise<StoryStream> {
  const stream = serveStream(closes);
  await user.click(tools());
  await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
  await act(async () => {
    stream.start();
    if (words !== '') stream.write(words);
  });
  await waitFor(() => expect(bar()).toBeVisible());
  return stream;
}

/** Opens the desk, and shows another text of its title. */
async function propose(): Promise<HTMLElement> {
  await openDesk();
  const stream = await rewrite('# The Lantern');
  await act(async () => stream.end());
  await screen.findByText('1 word changed.');
  return bar()!;
}

function touchScreen(): void {
  const { matchMedia } = window;
  const isTouch = (query: string) => query === '(pointer: coarse)';
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: isTouch(query) }));
}

describe('the keys of a proposal', () => {
  it('Command+Return in the bar accepts a proposal, and the focus is in the text again', async () => {
    const row = await propose();
    row.focus();
    expect(pressKey(row, { key: 'Enter', metaKey: true })).toBe(true);
    await waitFor(() => expect(savedText()).toBe(accepted));
    expect(await news('Proposal accepted.')).toBeInTheDocument();
    await waitFor(() => expect(storyBox()).toHaveFocus());
  });

  it('Escape discards a proposal, and the story is as it was; other keys do nothing', async () => {
    const row = await propose();
    expect(pressKey(row, { key: 'Enter' })).toBe(false);
    expect(pressKey(row, { key: 'a', ctrlKey: true })).toBe(false);
    expect(storyBox()).toHaveTextContent('Lantern');
    expect(pressKey(row, { key: 'Escape' })).toBe(true);
    expect(row).not.toBeInTheDocument();
    expect(await news('Proposal discarded. The passage is as it was.')).toBeInTheDocument();
    expect(storyBox()).toHaveTextContent('The LampOne.Two.');
    expect(savedText()).toBe(TEXT);
  });

  it('Escape stops a proposal that arrives, and Ctrl+Enter accepts what has arrived', async () => {
    await openDesk();
    await rewrite('# The Lan');
    await waitFor(() => expect(storyBox()).toHaveTextContent('inserted: Lan '));
    expect(pressKey(storyBox(), { key: 'Enter', ctrlKey: true })).toBe(true);
    expect(screen.getByText('Rewriting the passage…', { selector: '[role=group] *' })).toBeVisible();
    pressKey(storyBox(), { key: 'Escape' });
    await waitFor(() => expect(bar()).toHaveTextContent('Stopped: the proposal is incomplete.'));
    pressKey(storyBox(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('The Lamp', 'The Lan')));
  });

  it('A proposal that is stopped before its first word is gone at once', async () => {
    await openDesk();
    await rewrite();
    await user.click(screen.getByRole('button', { name: /^Stop/ }));
    await waitFor(() => expect(bar()).toBeNull());
    expect(await news('Stopped. The passage is as it was.')).toBeInTheDocument();
    expect(storyBox()).toHaveTextContent('The LampOne.Two.');
  });

  it('Alt+Enter in the text opens the menu of the tools, but not while a proposal is shown', async () => {
    await openDesk();
    const box = storyBox();
    expect(pressKey(box, { key: 'Escape' })).toBe(false);
    expect(pressKey(box, { key: 'Enter', altKey: true })).toBe(true);
    expect(await screen.findByRole('menu')).toHaveTextContent('This paragraph: 2 words (Alt+Enter)');
    expect(document.querySelector('.passage-aim')).toHaveTextContent('The Lamp');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(storyBox()).toHaveFocus());
    expect(document.querySelector('.passage-aim')).toBeNull();
    await rewrite('# The Lan');
    pressKey(storyBox(), { key: 'Enter', altKey: true });
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a text with a proposal', () => {
  it('Typing in the passage is refused and says why, and the next proposal does not say so', async () => {
    await propose();
    pressKey(storyBox(), { key: 'a', ctrlKey: true });
    write('Oh ');
    expect(storyBox()).toHaveTextContent('One.Two.');
    expect(await screen.findByText(REFUSED, { selector: '[role=group] *' })).toBeVisible();
    expect(await news(REFUSED)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(savedText()).toBe(accepted));
    await rewrite('# The Lan');
    expect(bar()).not.toHaveTextContent(REFUSED);
  });

  it('A proposal whose passage is taken back by undo is gone, and none of its words are in the next one', async () => {
    await openDesk();
    write('Oh ');
    const former = await rewrite('# Oh The Lan', 'slowly');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(bar()).toBeNull();
    expect(await news('The passage was changed, so the proposal for it was discarded.')).toBeInTheDocument();
    expect(storyBox()).toHaveTextContent('The LampOne.Two.');
    const stream = await rewrite('# The ');
    await act(async () => former.write('nowhere'));
    await act(async () => {
      stream.write('Lantern');
      stream.end();
    });
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(savedText()).toBe(accepted));
  });

  it('Leaving the desk ends the request for a proposal', async () => {
    await openDesk();
    const onEnd = vi.spyOn(await rewrite('# The Lan'), 'break');
    await goTo('/elsewhere');
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  });
});

describe('a proposal on a touch screen', () => {
  it('The bar takes the focus from the text, whose keyboard would lie over it, and the tools have it in the end', async () => {
    touchScreen();
    const row = await propose();
    expect(row).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Discard/ }));
    await waitFor(() => expect(tools()).toHaveFocus());
  });
});
