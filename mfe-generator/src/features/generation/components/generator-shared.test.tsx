// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill, pressEnter, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShareDialog, SHARE_ID, share, story } from '../../../testing/share-dialog.ts';

const version = { ...story, saved: true };
/** A shared story's row as its owner reads it. */
const copy = {
  id: '3f0e6a1c-0000-4000-8000-00000000000c',
  user_id: ADA,
  title: 'As it was shared',
  prompt: 'A lighthouse',
  generator_id: 'fantasy',
  language: 'English',
  is_public: true,
  is_unlisted: false,
  share_id: SHARE_ID,
  hidden_at: null,
  views_count: 0,
  likes_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  story_id: story.rowId,
  source_inspiration_id: null,
  demo: false,
};
const titleField = () => screen.getByRole('textbox', { name: 'Title (optional)' });
const isToasted = (words: string) => waitFor(() => expect(toasts()).toContain(words));

describe('the share dialog of a shared story', () => {
  it('The dialog of a shared story shows its link and its readers, and leads to where that is changed', async () => {
    const sent = await openShareDialog(version, { copies: () => json([copy]) });
    expect(await screen.findByText('Everyone can read it now')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(`${location.origin}/s/${SHARE_ID}`);
    expect(screen.getByRole('button', { name: 'Copy link: As it was shared' })).toBeVisible();
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leads('Open the page: As it was shared')).toBe(`/s/${SHARE_ID}`);
    expect(leads('Change who can read it in Shared Stories')).toBe('/dashboard?section=shared');
    expect(screen.queryByRole('button', { name: 'Share Story' })).not.toBeInTheDocument();
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([sent.stories(), sent.prompts()]).toEqual([[], []]);
  });

  it('The dialog shows the link of a story that was shared in it before', async () => {
    const { user, ...sent } = await openShareDialog(story, {
      copies: () => json([{ ...copy, id: story.id, title: 'My own title' }]),
    });
    await fill(titleField(), 'My own title');
    expect(sent.lookups()).toBe(0);
    await share();
    await isToasted('Story and prompt shared successfully!');
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Share AI-Generated Story' }));
    await screen.findByText('Everyone can read it now');
    expect(screen.getByRole('button', { name: 'Copy link: My own title' })).toBeVisible();
    expect(sent.stories()).toHaveLength(1);
  });

  const taken = { ...copy, is_public: false, share_id: null };
  it.each([
    ['Anyone with the link can read it now', [{ ...copy, is_public: false, is_unlisted: true }], 1],
    ['Only you can read it now', [taken], 0],
    ['No one else can read it right now', [{ ...copy, hidden_at: '2026-01-02T00:00:00Z' }], 0],
    ['Everyone can read it now', [taken, copy], 1],
  ])('The dialog says “%s” according to what is shared', async (said, rows, links) => {
    await openShareDialog(version, { copies: () => json(rows) });
    expect(await screen.findByText(said)).toHaveFocus();
    expect(screen.queryAllByRole('textbox', { name: 'Link' })).toHaveLength(links);
  });

  it('The dialog of a story that is no longer shared asks again, with the former title and the focus on the first field', async () => {
    const { stories } = await openShareDialog({ ...version, shared: { title: 'Mine', isPublic: false } });
    await waitFor(() => expect(titleField()).toHaveFocus());
    expect(titleField()).toHaveValue('Mine');
    await share();
    await screen.findByText('Anyone with the link can read it now');
    expect(stories()).toMatchObject([{ id: story.id, title: 'Mine', is_public: false }]);
  });

  it('A form that arrives after the user has pressed a key in the dialog leaves the focus on Close', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    const { user } = await openShareDialog(version, { copies: () => answered });
    await user.keyboard('{Tab}');
    answer(json([]));
    expect(await screen.findByRole('button', { name: 'Share Story' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('Sharing a story that has become longer replaces the shared text', async () => {
    const longer = { ...version, saved: false, shared: { title: 'Mine', isPublic: true } };
    const { stories } = await openShareDialog(longer, { copies: () => json([copy]) });
    expect(titleField()).toHaveValue('Mine');
    await share();
    await screen.findByText('Everyone can read it now');
    expect(stories()).toMatchObject([{ id: story.id, content: story.text }]);
  });

  it('The dialog says when it can’t find out what is shared, and Retry looks again', async () => {
    const answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
    const { user, stories } = await openShareDialog(version, { copies: () => answers.shift() ?? json([copy]) });
    await screen.findByText('Failed to check whether it’s already shared');
    expect(screen.getByRole('dialog')).toHaveTextContent(UNREACHABLE);
    expect(screen.queryByRole('button', { name: 'Share Story' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Everyone can read it now');
    expect(stories()).toEqual([]);
  });

  it('The dialog says when the prompt could not be shared, and can share the prompt again', async () => {
    const failed = json({ code: '42501', message: 'not allowed' }, 403);
    const answers = [failed, failed.clone(), json({}, 201)];
    const { user, ...sent } = await openShareDialog(story, {
      prompts: () => answers.shift()!,
      copies: () => json([copy]),
    });
    await share();
    await waitFor(() =>
      expect(toasts()).toEqual([
        'Story shared but failed to share the prompt as inspiration\nYou don’t have permission to do this.',
      ]),
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('Its prompt couldn’t be shared as an inspiration.');
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Share AI-Generated Story' }));
    await screen.findByText('Its prompt couldn’t be shared as an inspiration.');
    const AGAIN = { name: 'Try to share the prompt again' };
    await pressEnter(screen.getByRole('button', AGAIN));
    await waitFor(() => expect(sent.prompts()).toHaveLength(2));
    await pressEnter(screen.getByRole('button', AGAIN));
    await isToasted('Story and prompt shared successfully!');
    expect(sent.prompts().map(({ id }) => id)).toEqual([story.id, story.id, story.id]);
    expect(sent.stories()).toHaveLength(1);
    expect(screen.queryByRole('button', AGAIN)).not.toBeInTheDocument();
  });
});
