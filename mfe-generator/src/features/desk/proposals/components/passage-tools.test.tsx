// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { idOf, type StoryRow } from '@storyloom/testing/rows';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StoryStream } from '../../../../testing/story-service.ts';
import { openDesk, savedText, TEXT, write } from '../../page/testing/desk-page.ts';

const open = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Change passage' }));

/** Asks for another text of the paragraph with the caret, the title. */
async function rewrite(user: UserEvent): Promise<void> {
  await open(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
}

function serveStream(): StoryStream {
  const stream = new StoryStream();
  backend.answerBy('revise-passage', stream.response);
  return stream;
}

const bar = () => screen.findByRole('group', { name: 'Proposal' });
const refuse = (code: string, message: string, status: number, retryAfter?: number) =>
  backend.answerWith('revise-passage', { error: { code, message, ...(retryAfter && { retryAfter }) } }, status);

describe('The tools for a passage', () => {
  it('A proposal that is accepted is saved at once, with its cause, and not before', async () => {
    const { user } = await openDesk();
    const stream = serveStream();
    await rewrite(user);
    await act(async () => stream.tell('# The Lantern', 'complete', 2));
    expect(await bar()).toHaveTextContent('1 word changed.');
    expect(savedText()).toBe(TEXT);
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('The Lamp', 'The Lantern')));
    expect(backend.sent('save_story_text').map(({ p_cause: cause }) => cause)).toEqual(['proposal']);
    expect(backend.library.rows[0]?.demo).toBe(false);
    expect(screen.queryByRole('group', { name: 'Proposal' })).toBeNull();
  });

  it('What was typed just before a proposal is accepted is a version of its own', async () => {
    const { user } = await openDesk();
    const stream = serveStream();
    write('Oh ');
    await rewrite(user);
    await act(async () => stream.tell('# Oh The Lantern', 'complete', 2));
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(savedText()).toContain('# Oh The Lantern'));
    expect(backend.library.texts.revisions.map(({ cause, story }) => [cause, story.split('\n')[0]])).toEqual([
      ['written', '# The Lamp'],
      ['typed', '# Oh The Lamp'],
      ['proposal', '# Oh The Lantern'],
    ]);
  });

  it.each([
    ['length', 'The storyteller reached its length limit: the proposal is incomplete.'],
    ['filtered', 'The storyteller’s content filter stopped it: the proposal is incomplete.'],
    ['lost', 'The connection was lost: the proposal is incomplete.'],
  ])('A proposal that ended with “%s” says that it is incomplete, and can be accepted', async (reason, words) => {
    const { user } = await openDesk();
    const stream = serveStream();
    await rewrite(user);
    await act(async () => stream.tell('# The Lan', reason, 2));
    expect(await bar()).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: /^Accept/ })).toBeEnabled();
  });

  it.each([
    [
      'duplicate_run',
      'Two proposals are being written already.',
      409,
      undefined,
      'Two proposals are being written already.',
    ],
    ['rate_limited', 'Too many proposals.', 429, 30, 'Too many proposals. Please try again in 30 seconds.'],
  ])('A refusal (%s) is shown with what can be done', async (code, message, status, retryAfter, words) => {
    const { user } = await openDesk();
    refuse(code, message, status, retryAfter);
    await rewrite(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('Without a connection, the failure says so, and another attempt can succeed', async () => {
    const { user } = await openDesk();
    backend.cutOff('revise-passage');
    await rewrite(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The story service can’t be reached.');
    const stream = serveStream();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await act(async () => stream.tell('# The Lantern', 'complete', 2));
    expect(await bar()).toHaveTextContent('1 word changed.');
    expect(backend.sent('revise-passage').map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('When the session has ended, the way to sign in is offered', async () => {
    const { user } = await openDesk();
    refuse('unauthorized', 'Sign in to change a passage of a story.', 401);
    await rewrite(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your sign-in has expired.');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('A passage that is too long is not sent, and the menu says how much too long it is', async () => {
    const { user } = await openDesk({ story: 'a'.repeat(6100) });
    await open(user);
    expect(await screen.findByRole('menu')).toHaveTextContent('This passage is 100 characters too long.');
    expect(screen.getByRole('menuitem', { name: 'Rewrite' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/^This passage is 100 characters/, { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('The demo storyteller is named beside its proposal, and the story is marked when it is accepted', async () => {
    const { user } = await openDesk();
    const stream = serveStream();
    await rewrite(user);
    await act(async () => {
      stream.start({ demo: true });
      stream.write('# The Lantern');
      stream.end();
    });
    expect(await bar()).toHaveTextContent('Demo storyteller, no AI');
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    expect(await screen.findByText(/demo storyteller/i, { selector: 'header p' })).toBeVisible();
    await waitFor(() => expect(backend.library.rows[0]?.demo).toBe(true));
  });

  it('A story that was deleted before a demo proposal was accepted is marked when its text is saved as a new one', async () => {
    const { user } = await openDesk();
    const stream = serveStream();
    await rewrite(user);
    await act(async () => {
      stream.start({ demo: true });
      stream.write('# The Lantern');
      stream.end();
    });
    backend.library.change(idOf(1), { deleted_at: Date.now() });
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    await user.click(await screen.findByRole('button', { name: 'Save as a new story' }));
    const isNew = (row: StoryRow) => row.id !== idOf(1) && row.story.startsWith('# The Lantern');
    await waitFor(() => expect(backend.library.rows.find(isNew)?.demo).toBe(true));
  });

  it('An instruction of the user’s own is not offered with the demo storyteller, which could only refuse it', async () => {
    const { user } = await openDesk();
    backend.answerWith('guest-session', { token: 'token', used: 0, limit: 3, demo: true });
    await open(user);
    const item = await screen.findByRole('menuitem', { name: 'Your own instruction (not with the demo storyteller)' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name: 'Rewrite' })).not.toHaveAttribute('aria-disabled');
  });
});
