// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, fill, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow, several } from '@storyloom/testing/rows';
import { OWN, PROMPTS, SHARE, PUBLIC, mine, form, submit, openDialog } from '../testing/inspiration-dialog.ts';

/** A row without its id, which the page generates. */
const without = ({ id: _id, ...row }: Readonly<Record<string, unknown>>) => row;
describe('sharing an inspiration', () => {
  it('Sharing adds an inspiration once to the list and to the user’s own, and the button shows that it is under way', async () => {
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

  it('A new inspiration is shown with the focus on it, whatever the list is filtered by, and confirmed once', async () => {
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
    'A private inspiration of %s with a blank title is called “%s”, and says that only its author can see it',
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

  it('Sharing that fails says so and keeps what was typed, and a retry after a lost answer shares once', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    backend.refuse('POST user_inspirations', 'The database is resting.', 403);
    await submit();
    await expectToast('Failed to share inspiration', 'The database is resting.');
    expect(form()[1]).toBe('A lamp');
    backend.cutOff('POST user_inspirations');
    await submit();
    await expectToast('Failed to share inspiration', UNREACHABLE);
    // The row was saved, but the answer was lost.
    const [sent] = backend.sent('POST user_inspirations');
    backend.community.prompts = [promptRow(1, { ...sent })];
    backend.recover('POST user_inspirations');
    await submit();
    await expectToast('Inspiration shared successfully!');
    expect(backend.community.prompts).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('A late answer neither closes the next dialog nor clears what is typed there', async () => {
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
