// @vitest-environment jsdom
import { askBeforeLeaving, leaveDevice, mayLeaveDevice } from '@storyloom/shared/auth';
import { fillStorage } from '@storyloom/testing/device';
import { fill } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { renderRemote } from '@storyloom/testing/render-remote';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { begin, generate, keepVersions } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

const ADDRESS = { at: '/generators/fantasy', as: ADA };
const STORY = '# The Lamplighter\n\nThe lamplighter sang.';

const prompt = () => screen.getByRole('textbox', { name: 'Your prompt' });
const type = (words: string) => fill(prompt(), words);
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const leavePage = () => act(() => void dispatchEvent(new Event('pagehide')));

/** What the user is asked about; they sign out anyway. */
async function asked() {
  const ask = vi.fn(async () => true);
  const stop = askBeforeLeaving(ask);
  await act(mayLeaveDevice);
  stop();
  return ask.mock.calls.flat();
}

/** The other tab has removed the work, and says so. */
async function followOtherTab() {
  localStorage.removeItem('storyloom-owner');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'storyloom-left', newValue: ADA })));
  await signOut();
}

beforeEach(() => localStorage.setItem('storyloom-owner', ADA));

describe('signing out on the generator', () => {
  it('asks about what was typed just now, and a story being written', async () => {
    const { streams } = serveStories();
    await renderRemote(remote, ADDRESS);
    await type('A lamplighter.');
    expect(await asked()).toMatchObject([{ stories: [], prompts: [{ genre: 'fantasy', words: 'A lamplighter.' }] }]);
    await generate('A lamplighter.');
    await begin(streams[0], STORY);
    expect(await asked()).toMatchObject([{ stories: [{ genre: 'fantasy', title: 'The Lamplighter' }], prompts: [] }]);
  });

  it('asks about what storage refused, and then forgets it', async () => {
    serveStories();
    await renderRemote(remote, ADDRESS);
    const makeRoom = fillStorage((key) => key.startsWith('storyloom-draft'));
    await type('A lamplighter.');
    expect(await asked()).toMatchObject([{ prompts: [{ words: 'A lamplighter.' }] }]);
    await act(() => leaveDevice());
    makeRoom();
    await renderRemote(remote, { ...ADDRESS, as: null });
    await leavePage();
    expect(prompt()).toHaveValue('');
    expect(stored()).not.toContain('lamplighter');
  });

  it.each(['stored before', 'damaged'])('leaves no word of the work on the device, also when %s', async (how) => {
    const { streams } = serveStories();
    keepVersions(versionOf('a', { text: STORY }));
    if (how === 'damaged') localStorage.setItem('storyloom-story-fantasy-b', '{"text":"A lamplighter');
    await renderRemote(remote, ADDRESS);
    await generate('A lamplighter.');
    await begin(streams[0], STORY);
    leavePage();
    expect(stored()).toContain('lamplighter');
    await act(() => leaveDevice());
    leavePage();
    cleanup();
    expect(stored()).not.toMatch(/lamplighter/i);
  });
});

describe('signing out in another tab', () => {
  it('does not bring the draft back, however late this page wrote it', async () => {
    serveStories();
    await renderRemote(remote, ADDRESS);
    await type('A lamplighter.');
    keepVersions(versionOf('a', { text: STORY }));
    localStorage.clear();
    localStorage.setItem('storyloom-owner', ADA);
    leavePage();
    expect(stored()).toContain('lamplighter');
    await signIn(ADA);
    await followOtherTab();
    await waitFor(() => expect(prompt()).toHaveValue(''));
    leavePage();
    cleanup();
    expect(stored()).not.toContain('lamplighter');
  });

  it('drops a story under an open dialog, and stores the next one', async () => {
    serveStories();
    keepVersions(versionOf('a', { text: STORY }));
    await renderRemote(remote, ADDRESS);
    await user.click(screen.getByRole('button', { name: 'Share AI-Generated Story' }));
    await screen.findByRole('dialog');
    localStorage.removeItem('storyloom-story-fantasy-a');
    await followOtherTab();
    await signIn(ADA);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('article')).toBeNull();
    await type('A ferryman.');
    leavePage();
    expect(stored()).toContain('ferryman');
    expect(stored()).not.toMatch(/lamplighter/i);
  });
});
