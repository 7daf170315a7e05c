// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { PROMPT_LOOKUP_MS } from '@storyloom/shared/domain';
import { announcements } from '@storyloom/testing/announcements';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, expectToast, pressEnter, toasts } from '@storyloom/testing/page';
import { atRest } from '@storyloom/testing/render-remote';
import { ADA, idOf, type PromptRow, promptRow } from '@storyloom/testing/rows';
import {
  button,
  choose,
  confirm,
  deleteButton,
  description,
  openVisibility,
  openWith,
  outcome,
  own,
} from '../testing/published-stories-page.ts';

const REMOVE = 'Also remove its prompt from the community';
const STILL = 'Its prompt, “Fantasy Inspiration”, is still public: others can find and use it.';
const PRIVATE = 'Only you can read “Story 1” now';
const FAILED = `The prompt couldn’t be removed. It’s still public.\n${UNREACHABLE}`;

const prompt = (n: number, values: Partial<PromptRow> = {}) =>
  promptRow(n, { user_id: ADA, title: 'Fantasy Inspiration', ...values });
const dialog = () => screen.getByRole('dialog');
const question = () => screen.getByRole('alertdialog');
const offered = () => screen.findByLabelText(REMOVE);
const tick = () => user.click(screen.getByLabelText(REMOVE));

describe('the public prompt of a story', () => {
  it.each([
    ['was shared with it', own(1), prompt(1)],
    ['was its source', own(1, { source_inspiration_id: idOf(9) }), prompt(9)],
  ])('that %s is removed with the story when wanted', async (_why, row, its) => {
    await openWith(row);
    backend.community.prompts = [its, prompt(5)];
    await openVisibility('Story 1');
    expect(dialog()).not.toHaveTextContent(REMOVE);
    await choose('Only you');
    await offered();
    expect(dialog()).toHaveTextContent(STILL);
    expect(screen.getByLabelText(REMOVE)).not.toBeChecked();
    await tick();
    await user.click(button('Save'));
    await expectToast('The prompt is no longer public.');
    await outcome(PRIVATE);
    expect(backend.community.prompts).toEqual([prompt(5)]);
  });

  it('stays public otherwise, which the outcome says, with a way to remove it', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await openVisibility('Story 1');
    await choose('Only you');
    await offered();
    await user.click(button('Save'));
    await outcome(PRIVATE);
    await atRest();
    expect(backend.community.prompts).toHaveLength(1);
    const statuses = [...dialog().querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    expect(statuses.join('')).toContain(`${STILL} Remove it here, or later under Your Shared Inspirations.`);
    expect(screen.getByRole('link', { name: 'Your Shared Inspirations' })).toHaveAttribute('href', '/inspiration');

    backend.cutOff('DELETE user_inspirations');
    await pressEnter(button('Remove its prompt'));
    await expectToast(FAILED);
    backend.recover('DELETE user_inspirations');
    await pressEnter(button('Remove its prompt'));
    await expectToast('The prompt is no longer public.');
    expect(backend.community.prompts).toEqual([]);
    await outcome(PRIVATE);
    expect(screen.queryByRole('button', { name: 'Remove its prompt' })).not.toBeInTheDocument();
  });

  it('is announced once when fewer people can read the story, and not when more can', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await openVisibility('Story 1');
    const heard = announcements();
    await choose('Anyone with the link');
    await offered();
    expect(heard).toEqual([STILL]);
    await tick();
    await user.click(button('Save'));
    await waitFor(() => expect(backend.community.prompts).toEqual([]));
    await expectToast('The prompt is no longer public.');
    await pressEnter(button('Done'));
    await openVisibility('Story 1');
    await choose('Everyone');
    expect(dialog()).not.toHaveTextContent(REMOVE);
  });

  it.each([
    ['Save', async () => (await openVisibility('Story 1'), choose('Only you')), 'PATCH user_shared_stories'],
    ['Delete shared story', () => user.click(deleteButton('Story 1')), 'DELETE user_shared_stories'],
  ])('is looked up before “%s” works', async (name, ask, change) => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    const release = backend.hold('GET user_inspirations');
    await ask();
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(name));
    expect(backend.sent(change)).toEqual([]);
    release();
    await offered();
    expect(button(name)).not.toHaveAttribute('aria-disabled');
  });

  it.each(['is refused', 'gets no answer'])(
    'does not stop the deletion when its look-up %s; the page says where to look',
    async (how) => {
      await openWith(own(1));
      if (how === 'is refused') backend.refuse('GET user_inspirations', 'no');
      else {
        backend.hold('GET user_inspirations');
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      }
      await user.click(deleteButton('Story 1'));
      if (how !== 'is refused') await act(() => vi.advanceTimersByTimeAsync(PROMPT_LOOKUP_MS));
      await waitFor(() =>
        expect(question()).toHaveTextContent(
          'It couldn’t be checked whether its prompt is still public. To find out, look under Your Shared Inspirations.',
        ),
      );
      expect(screen.getByRole('link', { name: 'Your Shared Inspirations' })).toHaveAttribute('href', '/inspiration');
      await confirm();
      await waitFor(() => expect(backend.community.rows).toEqual([]));
    },
  );

  it('is part of the question before a deletion, and a tick applies to that story only', async () => {
    await openWith(own(1), own(2));
    backend.community.prompts = [prompt(1), prompt(2)];
    await user.click(deleteButton('Story 1'));
    await offered();
    expect(description(question())).toContain(`it stays in My Stories. ${STILL}`);
    await waitFor(() => expect(question()).toHaveFocus());
    await tick();
    await user.click(button('Cancel'));
    await user.click(deleteButton('Story 2'));
    await offered();
    expect(screen.getByLabelText(REMOVE)).not.toBeChecked();

    await tick();
    backend.cutOff('DELETE user_inspirations');
    await confirm();
    await waitFor(() =>
      expect(toasts()).toEqual(expect.arrayContaining(['Shared story deleted successfully!', FAILED])),
    );
    expect(backend.community.rows.map(({ title }) => title)).toEqual(['Story 1']);
  });
});
