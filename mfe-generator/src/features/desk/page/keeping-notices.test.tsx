// @vitest-environment jsdom
import { STORY_LIMITS } from '@storyloom/shared/domain';
import { fillStorage } from '@storyloom/testing/device';
import { backend } from '@storyloom/testing/backend';
import { expectToast } from '@storyloom/testing/page';
import { atRest, place } from '@storyloom/testing/render-remote';
import { ADA, idOf, sharedRow } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writeCopy } from '../keeping/device-copy.ts';
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
  it('The notice gives the reason, and saving can be tried again at once', async () => {
    const found = await refused();
    expect(found).toHaveTextContent('Too much.');
    expect(found).toHaveTextContent(KEPT);
    expect(screen.queryByText(NO_COPY)).toBeNull();
    await saveAtLast();
  });

  it('The text can be copied, and a browser that does not allow it says so', async () => {
    await refused();
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

  it('A text that is too long says by how much', async () => {
    await openDesk({ story: 'a'.repeat(STORY_LIMITS.characters) });
    write('Oh ');
    expect(await notice('This text is 3 characters too long to be saved')).toHaveTextContent('until it fits');
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
  });
});

describe('a story with a shared copy', () => {
  it.each([
    ['public', true, 1],
    ['private', false, 0],
  ])(
    'The desk of a story whose copy is %s leads to what readers see, if there are any',
    async (_case, isPublic, links) => {
      const values = { user_id: ADA, story_id: idOf(1), is_public: isPublic, share_id: isPublic ? 'link-1' : null };
      backend.community.rows = [sharedRow(2, values)];
      await openDesk();
      await atRest();
      expect(screen.queryAllByRole('link', { name: 'shared copy' })).toHaveLength(links);
    },
  );
});
