// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill, pressEnter, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShareDialog, PUBLIC, SHARE_ID, share, story, WITH_PROMPT } from '../../../testing/share-dialog.ts';

const CHOICES = [WITH_PROMPT, PUBLIC];
const dialog = () => screen.getByRole('dialog', { name: 'Share AI-Generated Story' });
const titleField = () => screen.getByRole('textbox', { name: 'Title (optional)' });
const shareButton = () => screen.getByRole('button', { name: 'Share Story' });
const linkField = () => screen.getByRole('textbox', { name: 'Link' });

describe('the share dialog', () => {
  it('The dialog asks for a title, shows the opening of the story, and offers to share it with everyone, with the prompt', async () => {
    const { user } = await openShareDialog({ ...story, text: `# 灯\n\n${'🌍'.repeat(200)}` });
    expect(titleField()).toHaveValue('');
    expect(within(dialog()).getByRole('blockquote')).toHaveTextContent(new RegExp(`^(🌍){150}…$`));
    for (const name of CHOICES) expect(screen.getByRole('checkbox', { name })).toBeChecked();
    expect(shareButton()).toHaveAttribute('type', 'submit');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  const EVERYONE = 'Everyone can find and read this story, under the name “Mara”. Its page shows the prompt.';
  const WITH_LINK = 'Only people with the link can read this story, under the name “Mara”. Its page shows the prompt.';
  it.each([
    [true, true, `${EVERYONE} The prompt is also shared as an inspiration, under the same name.`],
    [true, false, `${EVERYONE} The prompt isn’t shared as an inspiration.`],
    [false, true, `${WITH_LINK} The prompt is also added to your inspirations, where only you can see it.`],
    [false, false, `${WITH_LINK} The prompt isn’t shared as an inspiration.`],
  ])(
    'The dialog says before its button what public: %s and prompt: %s mean, and announces changes of that',
    async (isPublic, withPrompt, said) => {
      const { user } = await openShareDialog();
      if (!withPrompt) await user.click(screen.getByRole('checkbox', { name: WITH_PROMPT }));
      if (!isPublic) await user.click(screen.getByRole('checkbox', { name: PUBLIC }));
      await waitFor(() => expect(shareButton()).toHaveAccessibleDescription(said));
      // The initial text is the button's description only; a live region would announce it twice.
      const isChanged = !withPrompt || !isPublic;
      expect(within(dialog()).getAllByRole('status')[0]?.textContent).toBe(isChanged ? said : '');
      const [shown] = screen.getAllByText(said);
      const follows = shown!.compareDocumentPosition(shareButton()) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(follows).toBeTruthy();
    },
  );

  it('The dialog speaks of “your display name” when the name is unknown', async () => {
    await openShareDialog(story, { name: ' ' });
    expect(shareButton()).toHaveAccessibleDescription(
      /^Everyone can find and read this story, under your display name\./,
    );
  });

  it.each([
    [true, true, 'Story and prompt shared successfully!'],
    [true, false, 'Story shared successfully!'],
    [false, true, 'Story shared successfully!'],
    [false, false, 'Story shared successfully!'],
  ])(
    'Sharing with the prompt: %s and public: %s sends exactly that and says “%s”',
    async (withPrompt, isPublic, message) => {
      const { user, ...sent } = await openShareDialog();
      if (!withPrompt) await user.click(screen.getByRole('checkbox', { name: WITH_PROMPT }));
      if (!isPublic) await user.click(screen.getByRole('checkbox', { name: PUBLIC }));
      await share();
      await screen.findByText(isPublic ? 'Everyone can read it now' : 'Anyone with the link can read it now');
      expect(toasts()).toEqual([message]);
      expect(sent.stories()).toEqual([
        {
          id: story.id,
          user_id: ADA,
          title: 'The Light',
          prompt: 'A lighthouse',
          content: story.text,
          generator_id: 'fantasy',
          language: 'English',
          is_public: isPublic,
          is_unlisted: !isPublic,
          demo: false,
          story_id: story.rowId,
        },
      ]);
      const inspiration = { id: story.id, user_id: ADA, title: 'Fantasy Inspiration', prompt: 'A lighthouse' };
      const about = { category: 'fantasy', difficulty: 'medium', is_public: isPublic };
      expect(sent.prompts()).toEqual(withPrompt ? [{ ...inspiration, ...about }] : []);
    },
  );

  it('Sharing a public story shows its link, to be copied or opened, with the focus on the outcome', async () => {
    const { user } = await openShareDialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Share AI-Generated Story' }));
    await screen.findByRole('dialog');
    await share();
    expect(await screen.findByText('Everyone can read it now')).toHaveFocus();
    const page = `/s/${SHARE_ID}`;
    expect(linkField()).toHaveValue(`${location.origin}${page}`);
    expect(screen.getByRole('button', { name: 'Copy link: The Light' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the page: The Light' })).toHaveAttribute('href', page);
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share AI-Generated Story' })).toHaveFocus());
  });

  it('Sharing a story that is not public says that anyone with the link can read it, and shows the link', async () => {
    const { user } = await openShareDialog();
    await user.click(screen.getByRole('checkbox', { name: PUBLIC }));
    await share();
    expect(await screen.findByText('Anyone with the link can read it now')).toHaveFocus();
    expect(linkField()).toHaveValue(`${location.origin}/s/${SHARE_ID}`);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['  My own title ', '# The Light\n\nOnce.', 'My own title'],
    ['  ', '# The *Light*\n\nOnce.', 'The Light'],
    ['', 'Once.', 'Untitled AI-Generated Story'],
  ])('With %j as title, the story %j is shared as “%s”', async (title, text, shared) => {
    const sent = await openShareDialog({ ...story, text });
    await fill(titleField(), title);
    await share();
    await waitFor(() => expect(sent.stories()).toMatchObject([{ title: shared }]));
  });
});

describe('a shared story', () => {
  it('Saving a story that was shared before links the shared copy to the saved story', async () => {
    const { user, stories } = await openShareDialog({ ...story, shared: { title: 'The Light', isPublic: true } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(stories()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save AI-Generated Story to Your Collection' }));
    await waitFor(() => expect(stories()).toEqual([{ story_id: story.rowId }]));
  });

  it('Sharing a story that is not saved yet saves it, which the dialog and the page say', async () => {
    const sent = await openShareDialog({ ...story, demo: true });
    await share();
    await screen.findByText('Everyone can read it now');
    expect(sent.saved()).toMatchObject([{ id: story.rowId, title: 'The Light', story: story.text, demo: true }]);
    expect(sent.stories()).toMatchObject([{ story_id: story.rowId, demo: true }]);
    expect(dialog()).toHaveTextContent('It’s also saved in My Stories.');
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('link', { name: 'Saved. Open it in My Stories' })).toHaveAttribute(
      'href',
      `/story/${story.rowId}`,
    );
  });

  it('Sharing a saved story does not save it again, and links the copy to it', async () => {
    const sent = await openShareDialog({ ...story, saved: true });
    await screen.findByRole('textbox', { name: 'Title (optional)' });
    await share();
    await screen.findByText('Everyone can read it now');
    expect(sent.saved()).toEqual([]);
    expect(sent.stories()).toMatchObject([{ story_id: story.rowId }]);
    expect(dialog()).not.toHaveTextContent('saved in My Stories');
  });

  it('Pressing the share button several times shares the story once', async () => {
    let answer!: (response: Response) => void;
    const { user, stories } = await openShareDialog(story, { stories: () => new Promise((done) => (answer = done)) });
    await share();
    const busy = await screen.findByRole('button', { name: 'Sharing...' });
    await user.click(busy);
    await act(async () => fireEvent.submit(busy.closest('form')!));
    await waitFor(() => expect(stories()).toHaveLength(1));
    await act(async () => answer(json({ id: story.id })));
    await waitFor(() => expect(toasts()).toContain('Story and prompt shared successfully!'));
    expect(stories()).toHaveLength(1);
  });
});

describe('a failed sharing', () => {
  it('A story that could not be saved is not shared, and the user is told why', async () => {
    const saving = () => json({ code: 'PT429', message: 'Your shelf is full.' }, 429);
    const { stories } = await openShareDialog(story, { saving });
    await share();
    await waitFor(() => expect(toasts()).toContain('Failed to share story\nYour shelf is full.'));
    expect(stories()).toEqual([]);
  });

  it('A story that could not be shared stays in the dialog, and is shared under the same id the next time', async () => {
    const answers = [new TypeError('Failed to fetch'), json({ id: story.id })];
    const sent = await openShareDialog(story, { stories: () => answers.shift()! });
    await share();
    await waitFor(() => expect(toasts()).toContain(`Failed to share story\n${UNREACHABLE}`));
    expect(sent.prompts()).toEqual([]);
    await share();
    await waitFor(() => expect(toasts()).toContain('Story and prompt shared successfully!'));
    expect(sent.stories()[1]).toEqual(sent.stories()[0]);
  });
});
