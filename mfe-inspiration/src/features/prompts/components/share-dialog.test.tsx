// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO } from '@storyloom/testing/rows';
import { SHARE, PUBLIC, promptBox, form, submit, openDialog } from '../testing/inspiration-dialog.ts';

const options = (label: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: label }).options].map(({ value, textContent }) => [
    value,
    textContent,
  ]);

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('storyloom-inspiration'));

describe('the dialog to share an inspiration', () => {
  it('The dialog says before its button who will find the inspiration, and under which name', async () => {
    await openDialog();
    const summary = () => {
      const submitButton = screen.getByRole('button', { name: 'Share Inspiration' });
      return document.getElementById(submitButton.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    await waitFor(() => expect(summary()).toBe('Everyone can find it, under the name “Ada”.'));
    await user.click(screen.getByLabelText(PUBLIC));
    expect(summary()).toBe('Only you can see it.');
  });

  it('The dialog asks for a title, a prompt, one of seven categories, one of three difficulties, and whether it is public', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Share Inspiration' })).toBeVisible();
    expect(form()).toEqual(['', '', 'fantasy', 'medium', true]);
    expect(options('Category')).toEqual([
      ['fantasy', 'Fantasy'],
      ['scifi', 'Sci-Fi'],
      ['romance', 'Romance'],
      ['mystery', 'Mystery'],
      ['adventure', 'Adventure'],
      ['historical', 'Historical'],
      ['children', 'Children’s'],
    ]);
    expect(options('Difficulty')).toEqual([
      ['easy', 'Easy'],
      ['medium', 'Medium'],
      ['hard', 'Hard'],
    ]);
    expect([promptBox().required, screen.getByLabelText<HTMLInputElement>('Title (optional)').maxLength]).toEqual([
      true,
      200,
    ]);
    expect([
      within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('button', { name: 'Cancel' }).type,
      within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('button', { name: 'Share Inspiration' }).type,
    ]).toEqual(['button', 'submit']);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'If you leave this blank, it will be called “Fantasy Inspiration”.',
    );
    await fill(screen.getByRole('combobox', { name: 'Category' }), 'mystery');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'If you leave this blank, it will be called “Mystery Inspiration”.',
    );
  });

  it('A prompt must not be blank and has at most 4,000 characters', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Prompt'), ' \n ');
    await user.click(screen.getByRole('button', { name: 'Share Inspiration' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Please enter a prompt');
    expect(promptBox()).toHaveFocus();
    expect(promptBox().getAttribute('aria-invalid')).toBe('true');
    await fill(screen.getByLabelText('Prompt'), 'x'.repeat(4001));
    expect(screen.getByRole('dialog')).toHaveTextContent('This is 1 character over the limit of 4,000.');
    await fill(screen.getByLabelText('Prompt'), 'x'.repeat(4002));
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Please enter a prompt');
    expect(screen.getByRole('dialog')).toHaveTextContent('This is 2 characters over the limit of 4,000.');
    screen.getByRole('button', { name: 'Share Inspiration' }).focus();
    await submit();
    expect(promptBox()).toHaveFocus();
    expect(backend.sent('POST user_inspirations')).toEqual([]);
    await fill(screen.getByLabelText('Prompt'), 'x'.repeat(4000));
    await submit();
    await expectToast('Inspiration shared successfully!');
  });

  it('The dialog keeps what was typed after Cancel and after a reload, for that user alone, until it is shared', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Title (optional)'), 'The Lamp');
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    await fill(screen.getByRole('combobox', { name: 'Category' }), 'children');
    await fill(screen.getByRole('combobox', { name: 'Difficulty' }), 'easy');
    await user.click(screen.getByLabelText(PUBLIC));
    const typed = ['The Lamp', 'A lamp', 'children', 'easy', false];
    expect(form()).toEqual(typed);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()).toEqual(typed);

    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()).toEqual(typed);
    expect(kept()).toEqual(['storyloom-inspiration-ada']);

    await renderRemote(remote, { at: '/inspiration', as: BO });
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()).toEqual(['', '', 'fantasy', 'medium', true]);

    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await user.click(screen.getByRole('button', { name: SHARE }));
    await submit();
    await expectToast('Inspiration saved. Only you can see it.');
    expect(kept()).toEqual([]);
  });
});
