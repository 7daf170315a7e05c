// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, pressEnter } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, idOf, sharedRow, storyRow } from '@storyloom/testing/rows';
import { openStory, PUBLIC, TITLE, isChecked, openDialog } from '../testing/story-page.ts';

const PROMPT = 'Also share prompt as inspiration';
const summary = () =>
  document.getElementById(screen.getByRole('button', { name: 'Share Story' }).getAttribute('aria-describedby') ?? '')
    ?.textContent ?? '';

describe('sharing a story', () => {
  it('Sharing a story for the first time offers everyone and the prompt by default, and then shows the link', async () => {
    await openDialog({
      title: 'The Light',
      generator_id: 'scifi',
      language: 'French',
      story: '# The **Light**\n\nUn.',
    });
    expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toBe('Share “The Light”');
    expect(screen.getByRole('dialog').querySelector('blockquote')?.textContent).toBe('Un.');
    expect(screen.getByRole('dialog')).toHaveTextContent('If you leave this empty, it’s shared as “The Light”.');
    expect([screen.getByLabelText<HTMLInputElement>(TITLE).value, isChecked(PROMPT), isChecked(PUBLIC)]).toEqual([
      '',
      true,
      true,
    ]);
    await waitFor(() =>
      expect(summary()).toBe(
        'Everyone can find and read this story, under the name “Ada”. Its page shows the prompt. The prompt is also shared as an inspiration, under the same name.',
      ),
    );
    const release = backend.hold('POST user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await user.click(await screen.findByRole('button', { name: 'Sharing...' }));
    release();
    await expectToast('Story and prompt shared successfully!');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Everyone can read it now' })).toHaveFocus());
    expect(screen.getByLabelText('Link')).toHaveValue(`${location.origin}/s/new-link-1`);
    expect([
      screen.queryByRole('button', { name: 'Copy link: The Light' }) !== null,
      screen.getByRole('link', { name: 'Open the page: The Light' }).getAttribute('href'),
    ]).toEqual([true, '/s/new-link-1']);
    const [row] = backend.community.rows;
    expect(row).toMatchObject({
      user_id: ADA,
      story_id: idOf(1),
      title: 'The Light',
      prompt: 'A harbour number 1',
      content: '# The **Light**\n\nUn.',
      generator_id: 'scifi',
      language: 'French',
      is_public: true,
      is_unlisted: false,
    });
    expect(backend.community.prompts).toMatchObject([{ id: row?.id, user_id: ADA, is_public: true }]);
    expect(backend.sent('POST user_shared_stories')).toHaveLength(1);
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
  });

  it.each([
    ['the title field', [], TITLE],
    ['the link of a story that is shared already', [sharedRow(7, { user_id: ADA, story_id: idOf(1) })], 'Link'],
  ])(
    'The dialog opens with the focus on %s, also when that loads late, and returns the focus',
    async (_what, rows, first) => {
      backend.community.rows = rows;
      await openStory();
      const release = backend.hold('GET user_shared_stories');
      await user.click(screen.getByRole('button', { name: 'Share' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
      release();
      await waitFor(() => expect(screen.getByLabelText(first)).toHaveFocus());
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
      // By now the copies are loaded.
      await user.click(screen.getByRole('button', { name: 'Share' }));
      await waitFor(() => expect(screen.getByLabelText(first)).toHaveFocus());
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('A form that arrives after the user has pressed a key in the dialog leaves the focus on Close', async () => {
    await openStory();
    const release = backend.hold('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.keyboard('{Tab}');
    release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share Story' })).toBeVisible());
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.sent('POST user_shared_stories')).toEqual([]);
  });

  it('A story can be shared by link only, under a title of its own, without its prompt', async () => {
    await openDialog();
    await fill(screen.getByLabelText(TITLE), ' My own title ');
    await user.click(screen.getByLabelText(PROMPT));
    await user.click(screen.getByLabelText(PUBLIC));
    await waitFor(() =>
      expect(summary()).toBe(
        'Only people with the link can read this story, under the name “Ada”. Its page shows the prompt. The prompt isn’t shared as an inspiration.',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast('Story shared successfully!');
    expect(screen.getByRole('heading', { name: 'Anyone with the link can read it now' })).toBeVisible();
    expect(backend.community.rows).toMatchObject([{ title: 'My own title', is_public: false, is_unlisted: true }]);
    expect(backend.sent('POST user_inspirations')).toEqual([]);
  });

  it('The prompt is not offered when there is none, or when it is another user’s', async () => {
    await openDialog({ prompt: ' ' });
    expect(screen.getByRole('dialog')).not.toHaveTextContent(PROMPT);
    expect(summary()).not.toContain('prompt');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await openDialog({ options: { source: { kind: 'inspiration', id: idOf(9) } } });
    expect([isChecked(PROMPT), screen.getByLabelText<HTMLInputElement>(PROMPT).disabled]).toEqual([false, true]);
    expect(summary()).toContain('Its page shows the prompt and credits its author for it.');
  });

  it('A story can be shared from its card in the list as well', async () => {
    backend.library.rows = [storyRow(1), storyRow(2)];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await screen.findByRole('heading', { name: 'Story 2' });
    await user.click(screen.getByRole('button', { name: 'Share “Story 2”' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share Story' })).toBeVisible());
    expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toBe('Share “Story 2”');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast('Story and prompt shared successfully!');
    expect(backend.community.rows).toMatchObject([{ story_id: idOf(2), title: 'Story 2' }]);
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share “Story 2”' })).toHaveFocus());
    // The shared copy is changed, not shared twice.
    await user.click(screen.getByRole('button', { name: 'Share “Story 2”' }));
    await screen.findByRole('button', { name: 'Save' });
  });
});
