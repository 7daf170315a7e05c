// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { PROMPT_LOOKUP_MS } from '@storyloom/shared/domain';
import { announcements } from '@storyloom/testing/announcements';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, expectToast, pressEnter, toasts } from '@storyloom/testing/page';
import { atRest } from '@storyloom/testing/render-remote';
import { BO, idOf } from '@storyloom/testing/rows';
import {
  own,
  openWith,
  openVisibility,
  description,
  prompt,
  deleteButton,
  confirm,
} from '../testing/published-stories-page.ts';

const REMOVE = 'Also remove its prompt from the community';
const STILL = 'Its prompt, “Fantasy Inspiration”, is still public: others can find and use it.';
const UNKNOWN =
  'It couldn’t be checked whether its prompt is still public. To find out, look under Your Shared Inspirations.';

describe('the public prompt of a story', () => {
  const offered = () => screen.findByLabelText(REMOVE);

  it.each([
    ['it was shared with the story', own(1), prompt(1)],
    ['the story was written from it', own(1, { source_inspiration_id: idOf(9) }), prompt(9)],
  ])(
    'Taking a story back offers to remove its public prompt, and removes it when ticked (%s)',
    async (_why, row, its) => {
      await openWith(row);
      backend.community.prompts = [its, prompt(5)];
      await openVisibility('Story 1');
      expect(screen.getByRole('dialog')).not.toHaveTextContent(REMOVE);
      await user.click(screen.getByRole('radio', { name: 'Only you' }));
      await offered();
      expect(screen.getByRole('dialog')).toHaveTextContent('Its prompt, “Fantasy Inspiration”, is still public');
      expect(screen.getByLabelText(REMOVE)).not.toBeChecked();
      await user.click(screen.getByLabelText(REMOVE));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await expectToast('The prompt is no longer public.');
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Only you can read “Story 1” now' })).toHaveFocus(),
      );
      expect(backend.community.prompts).toEqual([prompt(5)]);
      expect(screen.getByRole('dialog')).not.toHaveTextContent('is still public');
    },
  );

  it('A public prompt that was not ticked stays public, and the outcome says so with a way to remove it', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await openVisibility('Story 1');
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await offered();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Only you can read “Story 1” now' })).toHaveFocus());
    await atRest();
    expect(backend.community.prompts).toHaveLength(1);
    const still = [...screen.getByRole('dialog').querySelectorAll('[role="status"]')].find(
      ({ textContent }) => textContent !== '',
    );
    expect(still?.textContent).toContain(`${STILL} Remove it here, or later under Your Shared Inspirations.`);
    expect(screen.getByRole('link', { name: 'Your Shared Inspirations' })).toHaveAttribute('href', '/inspiration');

    backend.cutOff('DELETE user_inspirations');
    await pressEnter(screen.getByRole('button', { name: 'Remove its prompt' }));
    await expectToast(`The prompt couldn’t be removed. It’s still public.\n${UNREACHABLE}`);
    backend.recover('DELETE user_inspirations');
    await pressEnter(screen.getByRole('button', { name: 'Remove its prompt' }));
    await expectToast('The prompt is no longer public.');
    expect(backend.community.prompts).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Only you can read “Story 1” now' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Remove its prompt' })).not.toBeInTheDocument();
  });

  it.each([
    ['private', [prompt(1, { is_public: false })]],
    ['of another person', [prompt(1, { user_id: BO })]],
    ['gone', []],
  ])('A prompt that is %s is not mentioned', async (_what, prompts) => {
    await openWith(own(1));
    backend.community.prompts = prompts;
    await openVisibility('Story 1');
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await atRest();
    expect(backend.sent('GET user_inspirations')).toHaveLength(1);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(REMOVE);
  });

  it('The public prompt is mentioned once, too, when anyone with the link can still read the story', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await openVisibility('Story 1');
    const heard = announcements();
    await user.click(screen.getByRole('radio', { name: 'Anyone with the link' }));
    await offered();
    expect(heard).toEqual([STILL]);
    await user.click(screen.getByLabelText(REMOVE));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(backend.community.prompts).toEqual([]));
    await expectToast('The prompt is no longer public.');
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    await openVisibility('Story 1');
    // More people than before can read it, so nothing is taken back.
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    expect(screen.getByRole('dialog')).not.toHaveTextContent(REMOVE);
  });

  it.each([
    [
      'Save',
      async () => (await openVisibility('Story 1'), user.click(screen.getByRole('radio', { name: 'Only you' }))),
      'PATCH user_shared_stories',
    ],
    ['Delete shared story', () => user.click(deleteButton('Story 1')), 'DELETE user_shared_stories'],
  ])('“%s” waits until it is known whether the prompt is public', async (name, ask, change) => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    const release = backend.hold('GET user_inspirations');
    await ask();
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name }));
    expect(backend.sent(change)).toEqual([]);
    release();
    await offered();
    expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
  });

  it.each(['is refused', 'gets no answer'])(
    'When the look-up of the prompt %s, the page says where to look, and the deletion works',
    async (how) => {
      await openWith(own(1));
      if (how === 'is refused') backend.refuse('GET user_inspirations', 'no');
      else {
        backend.hold('GET user_inspirations');
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      }
      await user.click(deleteButton('Story 1'));
      if (how !== 'is refused') await act(() => vi.advanceTimersByTimeAsync(PROMPT_LOOKUP_MS));
      await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(UNKNOWN));
      expect(screen.getByRole('link', { name: 'Your Shared Inspirations' })).toHaveAttribute('href', '/inspiration');
      await confirm();
      await waitFor(() => expect(backend.community.rows).toEqual([]));
    },
  );

  it('The question before a deletion mentions the public prompt, and has the focus on itself', async () => {
    await openWith(own(1), own(2));
    backend.community.prompts = [prompt(1), prompt(2)];
    await user.click(deleteButton('Story 1'));
    await offered();
    expect(description(screen.getByRole('alertdialog'))).toContain(`it stays in My Stories. ${STILL}`);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus());
    expect(
      [...screen.getByRole('alertdialog').querySelectorAll('input, button')].map(
        (one) => one.textContent || one.tagName,
      ),
    ).toEqual(['INPUT', 'Cancel', 'Delete shared story']);

    // A tick for one story does not apply to another.
    await user.click(screen.getByLabelText(REMOVE));
    expect(screen.getByLabelText(REMOVE)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(deleteButton('Story 2'));
    await offered();
    expect(screen.getByLabelText(REMOVE)).not.toBeChecked();
  });

  it('A deletion offers to remove the prompt, too, and says when that failed', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await user.click(deleteButton('Story 1'));
    await offered();
    await user.click(screen.getByLabelText(REMOVE));
    backend.cutOff('DELETE user_inspirations');
    await confirm();
    const failed = `The prompt couldn’t be removed. It’s still public.\n${UNREACHABLE}`;
    await waitFor(() =>
      expect(toasts()).toEqual(expect.arrayContaining(['Shared story deleted successfully!', failed])),
    );
    expect(backend.community.rows).toEqual([]);
  });
});
