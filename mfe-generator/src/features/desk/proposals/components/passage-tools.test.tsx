// @vitest-environment jsdom
import { INSTRUCTION_MAX_LENGTH } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passTime, watchClock } from '../../../../testing/steps.ts';
import { StoryStream } from '../../../../testing/story-service.ts';
import { openDesk, savedText, storyBox, TEXT } from '../../page/testing/desk-page.ts';

const open = () => user.click(screen.getByRole('button', { name: 'Change passage' }));

/** Asks for another text of the paragraph with the caret, the title. */
async function rewrite(): Promise<void> {
  await open();
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
    await openDesk();
    const stream = serveStream();
    await rewrite();
    await act(async () => stream.tell('# The Lantern', 'complete', 2));
    expect(await bar()).toHaveTextContent('1 word changed.');
    expect(savedText()).toBe(TEXT);
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('The Lamp', 'The Lantern')));
    expect(backend.sent('save_story_text').map(({ p_cause: cause }) => cause)).toEqual(['proposal']);
    expect(backend.library.rows[0]?.demo).toBe(false);
    expect(screen.queryByRole('group', { name: 'Proposal' })).toBeNull();
  });

  it('A proposal that broke off says that it is incomplete, and can be accepted', async () => {
    await openDesk();
    const stream = serveStream();
    await rewrite();
    await act(async () => stream.tell('# The Lan', 'lost', 2));
    expect(await bar()).toHaveTextContent('The writing broke off: the proposal is incomplete.');
    expect(screen.getByRole('button', { name: /^Accept/ })).toBeEnabled();
  });

  it('shows and announces what the model does before a proposal comes', async () => {
    await openDesk();
    const stream = serveStream();
    watchClock();
    await rewrite();
    await act(async () => {
      stream.start();
      stream.send('waiting', { on: 'turn', ahead: 1 });
    });
    await passTime(4000);
    expect(await bar()).toHaveTextContent(/^One story before yours [345] s/);
    expect(screen.getByText('One story before yours', { selector: '[role=status]' })).toBeInTheDocument();
    await act(async () => stream.write('# The Lantern'));
    expect(await bar()).toHaveTextContent(/^Rewriting the passage…/);
  });

  it('A refusal is shown with what can be done, and another attempt can succeed', async () => {
    await openDesk();
    refuse('rate_limited', 'Too many proposals.', 429, 30);
    await rewrite();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many proposals. Please try again in 30 seconds.');
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('alert')).toBeNull();
    backend.cutOff('revise-passage');
    await rewrite();
    expect(await screen.findByRole('alert')).toHaveTextContent('The story service can’t be reached.');
    const stream = serveStream();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await act(async () => stream.tell('# The Lantern', 'complete', 2));
    expect(await bar()).toHaveTextContent('1 word changed.');
    expect(backend.sent('revise-passage').map(({ attempt }) => attempt)).toEqual([1, 1, 2]);
  });

  it('When the session has ended, the way to sign in is offered', async () => {
    await openDesk();
    refuse('unauthorized', 'Sign in to change a passage of a story.', 401);
    await rewrite();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your sign-in has expired.');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('A passage that is too long is not sent, and the menu says how much too long it is', async () => {
    await openDesk({ story: 'a'.repeat(6100) });
    await open();
    expect(await screen.findByRole('menu')).toHaveTextContent('This passage is 100 characters too long.');
    expect(screen.getByRole('menuitem', { name: 'Rewrite' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/^This passage is 100 characters/, { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('The demo storyteller is named beside its proposal, and the story is marked when it is accepted', async () => {
    await openDesk();
    const stream = serveStream();
    await rewrite();
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

  it('An instruction of the user’s own is not offered with the demo storyteller, which could only refuse it', async () => {
    await openDesk();
    backend.answerWith('guest-session', { token: 'token', used: 0, limit: 3, demo: true });
    await open();
    const item = await screen.findByRole('menuitem', { name: 'Your own instruction (not with the demo storyteller)' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name: 'Rewrite' })).not.toHaveAttribute('aria-disabled');
  });
});

const dialog = () => screen.queryByRole('dialog', { name: 'Change the passage your way' });
const field = () => screen.getByRole('textbox', { name: /^What should change\?/ });
const marked = () => document.querySelector('.passage-aim');

/** Opens the dialog for the paragraph with the caret, the title. */
async function openDialog(): Promise<void> {
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Your own instruction…' }));
  await waitFor(() => expect(dialog()).toBeVisible());
}

async function paste(words: string): Promise<void> {
  await user.click(field());
  await user.paste(words);
}

describe('an instruction of the user’s own', () => {
  it('The passage is changed as the instruction says, and the passage is marked while it is written', async () => {
    await openDesk();
    await openDialog();
    expect(marked()).toHaveTextContent('The Lamp');
    const stream = serveStream();
    await paste('  Call it a lantern.  ');
    await open();
    expect(dialog()).toBeNull();
    await act(async () => stream.tell('# The Lantern', 'complete', 2));
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('Lamp', 'Lantern')));
    expect(backend.sent('revise-passage')).toEqual([
      expect.objectContaining({ action: 'custom', instruction: 'Call it a lantern.', passage: '# The Lamp' }),
    ]);
  });

  it('An instruction without a word, or one that is too long, is not sent, and the field says why', async () => {
    await openDesk();
    await openDialog();
    await paste('  ');
    expect(field()).toBeValid();
    await open();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Write what should change first\./);
    await paste('Shorter.');
    expect(field()).toBeValid();
    await user.clear(field());
    expect(fireEvent.submit(field().closest('form')!), 'The page would be loaded again').toBe(false);
    await paste('a'.repeat(INSTRUCTION_MAX_LENGTH + 1));
    await open();
    expect(field()).toHaveAccessibleDescription(/This is 1 character too long\. Please shorten it\./);
    expect(backend.sent('revise-passage')).toEqual([]);
    await user.type(field(), '{Backspace}');
    expect(field()).toBeValid();
    await open();
    await waitFor(() => expect(backend.sent('revise-passage')).toHaveLength(1));
  });

  it('Escape closes the dialog, leaves the text with the caret, and keeps the words for the next time', async () => {
    await openDesk();
    await openDialog();
    await paste('Call it a lantern.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(marked()).toBeNull();
    await waitFor(() => expect(storyBox()).toHaveFocus());
    expect(backend.sent('revise-passage')).toEqual([]);
    await openDialog();
    expect(field()).toHaveValue('Call it a lantern.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });
});
