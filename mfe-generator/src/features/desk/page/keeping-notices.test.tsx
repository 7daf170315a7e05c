// @vitest-environment jsdom
import { STORY_LIMITS } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { fillStorage } from '@storyloom/testing/device';
import { expectToast } from '@storyloom/testing/page';
import { atRest, place } from '@storyloom/testing/render-remote';
import { ADA, idOf, sharedRow } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within, act, cleanup, render } from '@testing-library/react';
import { describe, expect, it, vi, beforeEach } from 'vitest';
import { writeCopy } from '../keeping/device-copy.ts';
import { ALL_SAVED, type KeepingState } from '../keeping/keeping-state.ts';
import { StatusLine } from './status-line.tsx';
import { ADDRESS, openDesk, savedText, TEXT, write } from './testing/desk-page.ts';

const MINE = TEXT.replace('# The', '# Oh The');
const REFUSED = 'Your last changes couldn’t be saved';
const KEPT = 'They’re kept on this device, and saving is tried again.';
const NO_COPY = 'This browser isn’t keeping a copy of your text';
const isOfDesk = (key: string) => key.startsWith('storyloom-desk');
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** The notice with this title. */
async function notice(title: string | RegExp): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '[role=status] *, [role=alert] *' });
  return heading.closest<HTMLElement>('[role=status], [role=alert]')!;
}

/** Opens the desk and writes something that the server refuses. Returns the notice of it. */
async function refused(): Promise<HTMLElement> {
  await openDesk();
  backend.answerWith('save_story_text', { code: 'PT400', message: 'Too much.', details: null, hint: null }, 400);
  write('Oh ');
  return notice(REFUSED);
}

/** Saves what was refused. A desk that is left with unsaved text would be found again by the next test. */
async function saveAtLast(): Promise<void> {
  backend.recover('save_story_text');
  await press('Try again now');
  await waitFor(() => expect(savedText()).toBe(MINE));
  await waitFor(() => expect(screen.queryByText(REFUSED)).toBeNull());
}

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
});

describe('a text that is found on the device', () => {
  it('Changes that were not saved when the page was closed are said to be here again, until the user has read it', async () => {
    const base = { revision: 1, text: TEXT };
    writeCopy({ userId: ADA, storyId: idOf(1) }, 'former', { text: MINE, base, at: Date.now(), demo: false });
    await openDesk();
    const found = await notice(/^Your changes from .* were still on this device$/);
    expect(found).toHaveTextContent('Here they are again.');
    await waitFor(() => expect(savedText()).toBe(MINE));
    await user.click(within(found).getByRole('button', { name: 'OK' }));
    expect(found).not.toBeInTheDocument();
  });
});

describe('a text that is refused', () => {
  it('The notice gives the reason, and the text can be copied, or saved again at once', async () => {
    const found = await refused();
    expect(found).toHaveTextContent('Too much.');
    expect(found).toHaveTextContent(KEPT);
    expect(screen.queryByText(NO_COPY)).toBeNull();
    await press('Copy the text');
    await expectToast('Text copied');
    expect(await navigator.clipboard.readText()).toBe(MINE);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await press('Copy the text');
    await expectToast('This browser didn’t allow copying. Select the text instead.');
    await saveAtLast();
  });

  it('A text that the browser can’t keep either is not said to be kept', async () => {
    const makeRoom = fillStorage(isOfDesk);
    const found = await refused();
    expect(await notice(NO_COPY)).toHaveTextContent('keep this page open or copy the text');
    expect(found).not.toHaveTextContent(KEPT);
    makeRoom();
    await saveAtLast();
  });

  it('A text that is too long says by how much, also where its notice is out of view', async () => {
    const title = 'This text is 3 characters too long to be saved';
    await openDesk({ story: 'a'.repeat(STORY_LIMITS.characters) });
    write('Oh ');
    expect(await notice(title)).toHaveTextContent('until it fits');
    say(false);
    expect(screen.getByRole('button', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy the text' })).toBeVisible();
    await press('Undo');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy the text' })).toBeNull());
  });
});

describe('a session that has ended', () => {
  it('A text that the browser can’t keep is to be copied before the user signs in', async () => {
    await openDesk();
    const makeRoom = fillStorage(isOfDesk);
    const goOn = backend.hold('save_story_text');
    write('Oh ');
    await signOut();
    const title = 'Sign in again to save your changes';
    await waitFor(async () => expect(await notice(title)).toHaveTextContent('Copy it before you sign in again.'));
    expect(screen.queryByText(NO_COPY)).toBeNull();
    makeRoom();
    await signIn(ADA);
    goOn();
    await waitFor(() => expect(savedText()).toBe(MINE));
  });
});

describe('a story that was deleted meanwhile', () => {
  it('A story that can’t be restored any more says so, and its text is still there', async () => {
    await openDesk();
    backend.library.change(idOf(1), { deleted_at: Date.now() });
    write('Oh ');
    await screen.findByRole('button', { name: 'Restore the story' });
    backend.library.rows = [];
    await press('Restore the story');
    await expectToast('It can’t be restored anymore. Save your text as a new story.');
    expect(place().at).toBe(ADDRESS);
    await press('Save as a new story');
    await waitFor(() => expect(savedText()).toBe(MINE));
    await waitFor(() => expect(place().at).toBe(`/story/${backend.library.rows[0]?.id}/edit`));
  });
});

describe('a story with a shared copy', () => {
  it('The desk of a story with a public copy leads to what readers see', async () => {
    backend.community.rows = [
      sharedRow(2, { user_id: ADA, story_id: idOf(1), is_public: true, share_id: 'link-1' }),
      sharedRow(3, { user_id: ADA, story_id: idOf(1), is_public: false, share_id: null }),
    ];
    await openDesk();
    await atRest();
    expect(screen.getAllByRole('link', { name: 'shared copy' })).toHaveLength(1);
  });
});

const lead = () => screen.queryByRole('button', { name: 'Sign in again to save your changes' });

describe('a notice at the top of a long text', () => {
  it('An important notice out of view can be reached from the text', async () => {
    await openDesk();
    backend.answerWith('save_story_text', { code: 'PGRST301', message: 'JWT expired' }, 401);
    write('Oh ');
    const found = await screen.findByText('Sign in again to save your changes', {});
    expect(lead()).toBeNull();
    say(false);
    await user.click(lead()!);
    expect(document.activeElement).toContainElement(found);
    say(true);
    expect(lead()).toBeNull();
    // A desk that is left with unsaved text would be found again by the next test.
    backend.recover('save_story_text');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(savedText()).toContain('Oh'));
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

const UNREACHABLE: Partial<KeepingState> = { isSaved: false, trouble: { kind: 'unreachable' } };
const CONFLICT: Partial<KeepingState> = {
  isSaved: false,
  conflict: { base: { revision: 1, text: 'a' }, theirs: { revision: 2, text: 'b' } },
};

describe('the line with the state of the text', () => {
  it('says where the text is saved', () => {
    for (const [words, state, onLine] of [
      ['Saved', {}, true],
      ['Saving…', { isSaved: false }, true],
      ['Saved on this device. Storyloom can’t be reached just now.', UNREACHABLE, true],
      ['Saved on this device. You’re offline.', UNREACHABLE, false],
      ['Not saved.', { ...UNREACHABLE, isOnDevice: false }, true],
      ['Saved on this device only.', CONFLICT, true],
      ['Saved on this device only.', { isSaved: false, trouble: { kind: 'gone' } }, true],
      ['Saved', { trouble: { kind: 'unreachable' } }, true],
    ] as const) {
      cleanup();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      render(<StatusLine state={{ ...ALL_SAVED, ...state }} wordCount={undefined} />);
      expect(screen.getAllByText(words)[0]!.textContent, words).toBe(words);
    }
  });
});
