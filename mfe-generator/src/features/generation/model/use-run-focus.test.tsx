// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useRunFocus } from './use-run-focus.ts';

/** The row of Generate and Stop, of which one is there, with a prompt and a button outside of it. */
function Page({ running }: { readonly running: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const { keep } = useRunFocus({ bar, page, running, isFollowing: () => false });
  return (
    <div ref={page}>
      <textarea aria-label="Prompt" />
      {!running && <button onClick={keep}>Another version</button>}
      <div ref={bar}>
        <button key={String(running)}>{running ? 'Stop' : 'Generate'}</button>
      </div>
    </div>
  );
}

/** A page on which a run starts after something was done. */
function startAfter(act: () => void): void {
  const { rerender } = render(<Page running={false} />);
  act();
  rerender(<Page running />);
}

const focus = (name: string) => screen.getByRole(name === 'Prompt' ? 'textbox' : 'button', { name }).focus();
/** Presses the button, which does not move the focus here. */
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Another version' }));
const stop = () => screen.getByRole('button', { name: 'Stop' });

describe('the focus when a story starts', () => {
  it('It moves from Generate, which is gone, to Stop', () => {
    startAfter(() => focus('Generate'));
    expect(stop()).toHaveFocus();
  });

  it('It moves to Stop from a button elsewhere that is gone, where that button started the story', () => {
    startAfter(() => {
      focus('Another version');
      start();
    });
    expect(stop()).toHaveFocus();
  });

  it('It is not taken by a story that starts by itself', () => {
    startAfter(() => focus('Another version'));
    expect(document.body).toHaveFocus();
  });

  it('stays with a user who is in the prompt when a story starts', () => {
    for (const how of ['by itself', 'with a button']) {
      cleanup();
      startAfter(() => {
        focus('Prompt');
        if (how === 'with a button') start();
      });
      expect(screen.getByRole('textbox'), how).toHaveFocus();
    }
  });
});
