// @vitest-environment jsdom
import { INSTRUCTION_MAX_LENGTH } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { StoryStream } from '../../../../testing/story-service.ts';
import { openDesk, savedText, storyBox, TEXT } from '../../page/testing/desk-page.ts';
import { placeRanges } from '../../page/testing/placed-ranges.ts';

beforeAll(placeRanges);

const dialog = () => screen.queryByRole('dialog', { name: 'Change the passage your way' });
const field = () => screen.getByRole('textbox', { name: /^What should change\?/ });
const marked = () => document.querySelector('.passage-aim');

/** Opens the dialog for the paragraph with the caret, the title. */
async function openDialog(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Change passage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your own instruction…' }));
  await waitFor(() => expect(dialog()).toBeVisible());
}

const send = () => user.click(screen.getByRole('button', { name: 'Change passage' }));

async function paste(words: string): Promise<void> {
  await user.click(field());
  await user.paste(words);
}

describe('an instruction of the user’s own', () => {
  it('The passage is changed as the instruction says, and the passage is marked while it is written', async () => {
    await openDesk();
    await openDialog();
    expect(marked()).toHaveTextContent('The Lamp');
    const stream = new StoryStream();
    backend.answerBy('revise-passage', stream.response);
    await paste('  Call it a lantern.  ');
    await send();
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
    await send();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Write what should change first\./);
    await paste('Shorter.');
    expect(field()).toBeValid();
    await user.clear(field());
    expect(fireEvent.submit(field().closest('form')!), 'The page would be loaded again').toBe(false);
    await paste('a'.repeat(INSTRUCTION_MAX_LENGTH + 1));
    await send();
    expect(field()).toHaveAccessibleDescription(/This is 1 character too long\. Please shorten it\./);
    expect(backend.sent('revise-passage')).toEqual([]);
    await user.type(field(), '{Backspace}');
    expect(field()).toBeValid();
    await send();
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
