// @vitest-environment jsdom
import { fill, pressEnter } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { serveStories } from '../../../testing/story-service.ts';

const promptBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' });
const offer = () => screen.findByRole('button', { name: 'Write the story in Spanish' });
const SPANISH = 'un cuento para mi hijo Mateo que tiene miedo de la oscuridad';

describe('a prompt in another language than the settings', () => {
  beforeEach(async () => {
    serveStories();
    await renderRemote(remote, { at: '/generators/children' });
    await fill(promptBox(), SPANISH);
  });

  it('offers its language, and a click sets it without moving the caret', async () => {
    promptBox().focus();
    promptBox().setSelectionRange(3, 3);
    const button = await offer();
    expect(promptBox()).toHaveAccessibleDescription(/This prompt looks Spanish\./);
    await user.click(button);
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('Spanish');
    expect(button).not.toBeInTheDocument();
    expect(promptBox()).toHaveFocus();
    expect(promptBox().selectionStart).toBe(3);
    expect(screen.getByText('The story will be in Spanish.')).toHaveAttribute('role', 'status');
  });

  it('moves the focus to the prompt when the offer is taken by key', async () => {
    const button = await offer();
    promptBox().focus();
    await user.tab();
    expect(button).toHaveFocus();
    await pressEnter(button);
    expect(button).not.toBeInTheDocument();
    expect(promptBox()).toHaveFocus();
  });

  it('opens no on-screen keyboard when its offer is clicked outside the prompt', async () => {
    const button = await offer();
    promptBox().blur();
    await user.click(button);
    expect(button).not.toBeInTheDocument();
    expect(promptBox()).not.toHaveFocus();
  });

  it('ends its offer when the settings agree or the prompt is gone', async () => {
    const button = await offer();
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    expect(button).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Language'), 'English');
    const again = await offer();
    await fill(promptBox(), '');
    expect(again).not.toBeInTheDocument();
  });
});
