// @vitest-environment jsdom
import { STORY_LIMITS } from '@storyloom/shared/domain';
import { fillStorage } from '@storyloom/testing/device';
import { backend } from '@storyloom/testing/backend';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, savedText, write } from './testing/desk-page.ts';

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
    // A desk that is left with unsaved text would be found again by the next test.
    backend.recover('save_story_text');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(savedText()).toContain('Oh'));
  });

  it.each([
    ['is too long', 'This text is 3 characters too long to be saved', STORY_LIMITS.characters, undefined],
    ['was refused', 'Your last changes couldn’t be saved', 10, { code: 'PT400', message: 'Too much.' }],
  ])('A text that %s is led to in the words of its notice', async (_case, title, length, refusal) => {
    await openDesk({ story: 'a'.repeat(length) });
    if (refusal) backend.answerWith('save_story_text', refusal, 400);
    write('Oh ');
    await screen.findByText(title);
    say(false);
    expect(screen.getByRole('button', { name: title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });

  it('A text that is kept nowhere is led to, although nothing was refused', async () => {
    await openDesk();
    const makeRoom = fillStorage((key) => key.startsWith('storyloom-desk'));
    const goOn = backend.hold('save_story_text');
    write('Oh ');
    say(false);
    await user.click(await screen.findByRole('button', { name: 'Not saved.' }));
    expect(document.activeElement).toHaveTextContent('This browser isn’t keeping a copy of your text');
    makeRoom();
    goOn();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not saved.' })).toBeNull());
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
