// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, write } from './testing/desk-page.ts';

/** Says whether an element is in the window. */
type Say = (isIntersecting: boolean) => void;

let say: Say;

beforeEach(() => {
  const told: Say[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        told.push((isIntersecting) => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  say = (isIntersecting) => act(() => told.forEach((tell) => tell(isIntersecting)));
  return () => vi.unstubAllGlobals();
});

const lead = () => screen.queryByRole('button', { name: 'Sign in again to save your changes' });

describe('a notice at the top of a long text', () => {
  it('A notice that must not be missed and is out of the window is led to from where the user writes', async () => {
    await openDesk();
    backend.answerWith('save_story_text', { code: 'PGRST301', message: 'JWT expired' }, 401);
    write('Oh ');
    const notice = await screen.findByText('Sign in again to save your changes', {});
    expect(lead()).toBeNull();
    say(false);
    await user.click(lead()!);
    expect(document.activeElement).toContainElement(notice);
    say(true);
    expect(lead()).toBeNull();
  });

  it('A lost connection while the text is kept on the device interrupts nobody', async () => {
    await openDesk();
    const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    const before = buttons();
    backend.cutOff('save_story_text');
    write('Oh ');
    await waitFor(() => expect(screen.getAllByText(/can’t be reached/)[0]).toBeVisible());
    say(false);
    expect(buttons()).toEqual(before);
  });
});
