// @vitest-environment jsdom
import { withStyles } from '@storyloom/testing/quick-dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

withStyles();
const { SessionProvider } = await import('@storyloom/shared/auth');
const { arrive } = await import('@storyloom/testing/community-page');
const { FoldedText } = await import('./folded-text/folded-text.tsx');
const { StoryText } = await import('./reader/story-text.tsx');
const { ForGuests, ForUsers } = await import('../visitor/visitor.tsx');

const styleOf = (element: Element) => getComputedStyle(element);

it('A guest and a user see their own part, which the root element decides until the session is known', async () => {
  const seen = () => ['Sign up', 'My stories'].filter((text) => styleOf(screen.getByText(text)).display !== 'none');
  const show = (heldUntil?: Promise<void>) =>
    render(
      <SessionProvider heldUntil={heldUntil}>
        <ForGuests>Sign up</ForGuests>
        <ForUsers as="span">My stories</ForUsers>
      </SessionProvider>,
    );
  const root = document.documentElement;
  for (const isSignedIn of [false, true]) {
    const part = isSignedIn ? ['My stories'] : ['Sign up'];
    root.toggleAttribute('data-session', isSignedIn);
    show(new Promise(() => undefined));
    expect(seen()).toEqual(part);
    cleanup();
    root.removeAttribute('data-session');
    await arrive(isSignedIn);
    show();
    expect(seen()).toEqual(part);
    // Whatever was thought at first.
    root.toggleAttribute('data-session', !isSignedIn);
    expect(seen()).toEqual(part);
    root.removeAttribute('data-session');
    cleanup();
  }
});

it('A short text is shown completely, and a long one is folded until its button is pressed', () => {
  const { unmount } = render(<FoldedText text="A lighthouse." label="Prompt" />);
  expect(screen.getByText('A lighthouse.').textContent).toBe('Prompt: A lighthouse.');
  expect(document.querySelector('button')).toBeNull();
  unmount();
  render(<FoldedText text={'A lighthouse. '.repeat(30)} label="Prompt" />);
  const [button, text] = [screen.getByText('Show the whole prompt'), screen.getByText(/^A lighthouse/)];
  const state = () => [
    button.textContent,
    button.getAttribute('aria-expanded'),
    styleOf(text).getPropertyValue('-webkit-line-clamp'),
  ];
  expect(button.getAttribute('aria-controls')).toBe(text.id);
  expect(state()).toEqual(['Show the whole prompt', 'false', '4']);
  fireEvent.click(button);
  expect(state()).toEqual(['Show less of the prompt', 'true', 'none']);
});

it('The blank lines of a story are space between its paragraphs', () => {
  render(<StoryText text={'One.\nTwo.\n\nThree.\n\n\nFour.'} title="The Lamp" lang="en" />, { wrapper: MemoryRouter });
  const lines = Array.from(document.querySelectorAll('article p'), styleOf);
  expect(lines.map(({ textIndent }) => textIndent)).toEqual(['', '1.4em', '', '']);
  const gaps = lines.map(({ marginBlockStart, marginTop }) => marginBlockStart || marginTop);
  expect(gaps).toEqual(['0', '0', '0.85em', '2.55em']);
});
