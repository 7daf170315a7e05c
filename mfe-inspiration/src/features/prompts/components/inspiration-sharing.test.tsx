// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, fill, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import {
  OWN,
  PROMPTS,
  SHARE,
  PUBLIC,
  mine,
  promptBox,
  form,
  submit,
  openDialog,
} from '../testing/inspiration-dialog.ts';

const options = (label: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: label }).options].map(({ value, textContent }) => [
    value,
    textContent,
  ]);

/** Without the row's own id, which the page makes. */
const without = ({ id: _id, ...row }: Readonly<Record<string, unknown>>) => row;
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('storyloom-inspiration'));

describe('sharing an inspiration', () => {
  it('says before its button who will find it, and under which name', async () => {
    await openDialog();
    const summary = () => {
      const submitButton = screen.getByRole('button', { name: 'Share Inspiration' });
      return document.getElementById(submitButton.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    await waitFor(() => expect(summary()).toBe('Everyone can find it, under the name “Ada”.'));
    await user.click(screen.getByLabelText(PUBLIC));
    expect(summary()).toBe('Only you can see it.');
  });

  it('asks for a title, a prompt, one of seven categories, one of three difficulties, and whether it is public', async () => {
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

  it('puts it into the list and among one’s own, once, while the button says so', async () => {
    await openDialog();
    expect(screen.queryByRole('region', { name: OWN })).not.toBeInTheDocument();
    await fill(screen.getByLabelText('Title (optional)'), ' The Lamp ');
    await fill(screen.getByLabelText('Prompt'), '\n A lamp that nobody lit. ');
    await fill(screen.getByRole('combobox', { name: 'Category' }), 'historical');
    await fill(screen.getByRole('combobox', { name: 'Difficulty' }), 'hard');
    const goOn = backend.hold('POST user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Share Inspiration' }));
    await screen.findByRole('button', { name: 'Sharing...' });
    await user.click(await screen.findByRole('button', { name: 'Sharing...' }));
    await submit();
    goOn();
    await expectToast('Inspiration shared successfully!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.sent('POST user_inspirations').map(without)).toEqual([
      {
        user_id: ADA,
        title: 'The Lamp',
        prompt: 'A lamp that nobody lit.',
        category: 'historical',
        difficulty: 'hard',
        is_public: true,
      },
    ]);
    await waitFor(() => expect(titles(OWN)).toEqual(['The Lamp']));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp']));
    await waitFor(() => expect(within(card('The Lamp', OWN)).getByRole('heading', { name: 'The Lamp' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()).toEqual(['', '', 'fantasy', 'medium', true]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: SHARE })).toHaveFocus());
  });

  it('shows the new one, with the focus on it, whatever the list is narrowed to, and says so once', async () => {
    backend.community.prompts = several(12, mine);
    await renderRemote(remote, { at: '/inspiration?category=romance&q=zebra', as: ADA });
    await waitFor(() => expect(titles(OWN)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: SHARE }));
    await fill(screen.getByLabelText('Title (optional)'), 'The Lamp');
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(within(card('The Lamp', OWN)).getByRole('heading', { name: 'The Lamp' })).toHaveFocus());
    expect(titles(OWN)[0]).toBe('The Lamp');
    await expectToast('Inspiration shared successfully!');
    expect(place().at).toBe('/inspiration?category=romance&q=zebra');
  });

  it.each([
    ['fantasy', 'Fantasy Inspiration'],
    ['scifi', 'Scifi Inspiration'],
  ])(
    'with a blank title of %s calls it “%s”, and says of a private one that only you can see it',
    async (category, title) => {
      await openDialog();
      await fill(screen.getByLabelText('Title (optional)'), '  ');
      await fill(screen.getByLabelText('Prompt'), 'A lamp');
      await fill(screen.getByRole('combobox', { name: 'Category' }), category);
      await user.click(screen.getByLabelText(PUBLIC));
      await submit();
      await expectToast('Inspiration saved. Only you can see it.');
      expect(backend.community.prompts).toMatchObject([{ title, category, difficulty: 'medium', is_public: false }]);
      await waitFor(() => expect(titles(OWN)).toEqual([title]));
      expect(chips(card(title, OWN))).toContain('Only you can see this');
      expect(titles(PROMPTS)).toEqual([]);
    },
  );

  it('wants a prompt of at most 4,000 characters that is not blank', async () => {
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

  it('keeps what was typed after Cancel and after a reload, for that person alone, until it is shared', async () => {
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

  it('that fails says so, keeps what was typed, and shares once although the first answer got lost', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    backend.refuse('POST user_inspirations', 'The database is resting.', 403);
    await submit();
    await expectToast('Failed to share inspiration', 'The database is resting.');
    expect(form()[1]).toBe('A lamp');
    backend.cutOff('POST user_inspirations');
    await submit();
    await expectToast('Failed to share inspiration', UNREACHABLE);
    // It arrived, but nobody heard of it.
    const [sent] = backend.sent('POST user_inspirations');
    backend.community.prompts = [promptRow(1, { ...sent })];
    backend.recover('POST user_inspirations');
    await submit();
    await expectToast('Inspiration shared successfully!');
    expect(backend.community.prompts).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is answered late neither closes the next dialog nor takes away what is typed there', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    const goOn = backend.hold('POST user_inspirations');
    await submit();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: SHARE }));
    await fill(screen.getByLabelText('Prompt'), 'A lamp and a door');
    goOn();
    await expectToast('Inspiration shared successfully!');
    expect(form()[1]).toBe('A lamp and a door');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()[1]).toBe('A lamp and a door');
  });
});
