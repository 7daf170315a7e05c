// @vitest-environment jsdom
import { askBeforeLeaving, leaveDevice, mayLeaveDevice } from '@storyloom/shared/auth';
import { backend } from '@storyloom/testing/backend';
import { ADA } from '@storyloom/testing/people';
import { place } from '@storyloom/testing/render-remote';
import { signIn, signOut } from '@storyloom/testing/session';
import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDesk, savedText, TEXT, write } from './testing/desk-page.ts';

const stored = () => JSON.stringify({ ...localStorage });

/** What the user is asked about; they stay. */
async function asked() {
  const ask = vi.fn(async () => false);
  const stop = askBeforeLeaving(ask);
  await act(mayLeaveDevice);
  stop();
  return ask.mock.calls.flat();
}

it('saves the text before it asks, and asks about one that can’t be saved', async () => {
  await openDesk();
  write('Oh ');
  expect(await asked()).toEqual([]);
  expect(savedText()).toBe(TEXT.replace('# ', '# Oh '));
  backend.cutOff('save_story_text');
  write('no, ');
  expect(await asked()).toMatchObject([{ changed: [expect.any(String)] }]);
  backend.recover('save_story_text');
  await waitFor(() => expect(savedText()).toContain('no, '));
});

it.each(['here', 'in another tab'])(
  'a text deleted by signing out %s is neither stored nor saved later',
  async (where) => {
    await openDesk();
    backend.cutOff('save_story_text');
    write('Oh ');
    await waitFor(() => expect(stored()).toContain('Oh The Lamp'));
    if (where === 'here') await act(() => leaveDevice());
    else {
      await signOut();
      for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'storyloom-left', newValue: ADA })));
    }
    await waitFor(() => expect(place().at).toBe('/auth'));
    cleanup();
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(stored()).not.toContain('Lamp');
    backend.recover('save_story_text');
    const before = backend.sent('save_story_text').length;
    await signIn(ADA);
    await openDesk();
    expect([backend.sent('save_story_text').length, savedText()]).toEqual([before, TEXT]);
  },
);
