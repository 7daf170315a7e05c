// @vitest-environment jsdom
import { type Answer, json, type SentRequest } from '@storyloom/testing/network';
import { fill, pressEnter, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { origin, sharedPrompt, publishedStory } from '../../../testing/origins.ts';
import { keepVersions } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';
import type { StoryVersion } from '../model/story-version.ts';

const story = versionOf('3f0e6a1c-0000-4000-8000-000000000000', {
  text: '# The **Light**\n\nOnce upon a time.',
});
const SHARE_ID = 'k7Qw2';
/** The choices of the dialog. */
const WITH_PROMPT = 'Also share prompt as inspiration';
const PUBLIC = 'Make public for other users to see and use';

interface Answers {
  readonly stories?: (row: SentRequest['body']) => Response | Error | Promise<Response>;
  readonly prompts?: () => Response;
  readonly saving?: () => Response;
  /** The existing copies of the story. */
  readonly copies?: () => Answer;
}

/** Opens the dialog over a stored story of a signed-in user; returns what is sent to each table from then on. */
async function openShareDialog(
  version: StoryVersion = story,
  {
    stories = ({ is_public }) => json({ is_public, is_unlisted: !is_public, share_id: SHARE_ID }),
    prompts = () => json({}, 201),
    saving = () => json({}, 201),
    copies = () => json([]),
  }: Answers = {},
  others: readonly StoryVersion[] = [],
) {
  const rows = ({ method, name: table, body }: SentRequest) => {
    if (method === 'GET' && table === 'user_shared_stories') return copies();
    if (table === 'profiles') return json([{ display_name: 'Mara' }]);
    if (table === 'user_inspirations') return prompts();
    return table === 'user_stories' ? saving() : stories(body);
  };
  const { to } = serveStories({ rows });
  const sentTo = (table: string) => to(table).flatMap(({ method, body }) => (method === 'GET' ? [] : [body]));
  keepVersions(...others, version);
  const draft = { prompt: 'A lighthouse', versions: [...others, version].map(({ id }) => id), shown: version.id };
  localStorage.setItem('storyloom-draft-fantasy', JSON.stringify(draft));
  await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
  await user.click(screen.getByRole('button', { name: 'Share AI-Generated Story' }));
  await screen.findByRole('dialog');
  return {
    stories: () => sentTo('/user_shared_stories'),
    prompts: () => sentTo('/user_inspirations'),
    saved: () => sentTo('/user_stories'),
  };
}

/** Presses the button that shares. */
const share = () => user.click(screen.getByRole('button', { name: 'Share Story' }));

const dialog = () => screen.getByRole('dialog', { name: 'Share AI-Generated Story' });
const titleField = () => screen.getByRole('textbox', { name: 'Title (optional)' });
const linkField = () => screen.getByRole('textbox', { name: 'Link' });
const shareButton = () => screen.getByRole('button', { name: 'Share Story' });
describe('the share dialog', () => {
  it('The dialog asks for a title, shows the opening of the story, and offers to share it with everyone, with the prompt', async () => {
    await openShareDialog({ ...story, text: `# 灯\n\n${'🌍'.repeat(200)}` });
    expect(titleField()).toHaveValue('');
    expect(within(dialog()).getByRole('blockquote')).toHaveTextContent(new RegExp(`^(🌍){150}…$`));
    for (const name of [WITH_PROMPT, PUBLIC]) expect(screen.getByRole('checkbox', { name })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  const EVERYONE = 'Everyone can find and read this story, under the name “Mara”. Its page shows the prompt.';
  const WITH_LINK = 'Only people with the link can read this story, under the name “Mara”. Its page shows the prompt.';
  it('The dialog says before its button what the choices mean, and announces changes of that', async () => {
    await openShareDialog();
    const shows = (said: string) => waitFor(() => expect(shareButton()).toHaveAccessibleDescription(said));
    const announced = () => within(dialog()).getAllByRole('status')[0]?.textContent;
    await shows(`${EVERYONE} The prompt is also shared as an inspiration, under the same name.`);
    // The initial text is the button's description only; a live region would announce it twice.
    expect(announced()).toBe('');
    await user.click(screen.getByRole('checkbox', { name: WITH_PROMPT }));
    await shows(`${EVERYONE} The prompt isn’t shared as an inspiration.`);
    expect(announced()).toBe(`${EVERYONE} The prompt isn’t shared as an inspiration.`);
    await user.click(screen.getByRole('checkbox', { name: PUBLIC }));
    await shows(`${WITH_LINK} The prompt isn’t shared as an inspiration.`);
    await user.click(screen.getByRole('checkbox', { name: WITH_PROMPT }));
    await shows(`${WITH_LINK} The prompt is also added to your inspirations, where only you can see it.`);
  });

  it.each([
    [true, true, 'Story and prompt shared successfully!'],
    [true, false, 'Story shared successfully!'],
    [false, true, 'Story shared successfully!'],
  ])(
    'Sharing with the prompt: %s and public: %s sends exactly that and says “%s”',
    async (withPrompt, isPublic, message) => {
      const sent = await openShareDialog();
      if (!withPrompt) await user.click(screen.getByRole('checkbox', { name: WITH_PROMPT }));
      if (!isPublic) await user.click(screen.getByRole('checkbox', { name: PUBLIC }));
      await share();
      const said = isPublic ? 'Everyone can read it now' : 'Anyone with the link can read it now';
      expect(await screen.findByText(said)).toHaveFocus();
      expect(linkField()).toHaveValue(`${location.origin}/s/${SHARE_ID}`);
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
});

describe('a shared story', () => {
  it('Saving a story that was shared before links its copy to it, even if that fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const shared = { ...story, shared: { title: 'The Light', isPublic: true } };
    const { stories } = await openShareDialog(shared, { stories: () => new TypeError('Failed to fetch') });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(stories()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save AI-Generated Story to Your Collection' }));
    await waitFor(() => expect(stories()).toEqual([{ story_id: story.rowId }]));
    await screen.findByRole('link', { name: 'Saved. Open it in My Stories' });
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  });

  it('Sharing a story that is not saved yet saves it, which the dialog and the page say', async () => {
    const sent = await openShareDialog({ ...story, demo: true });
    await fill(titleField(), '  My own title ');
    await share();
    await screen.findByText('Everyone can read it now');
    expect(sent.saved()).toMatchObject([{ id: story.rowId, title: 'The Light', story: story.text, demo: true }]);
    expect(sent.stories()).toMatchObject([{ title: 'My own title', story_id: story.rowId, demo: true }]);
    expect(dialog()).toHaveTextContent('It’s also saved in My Stories.');
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('link', { name: 'Saved. Open it in My Stories' })).toBeVisible();
  });

  it('Pressing the share button several times shares the story once', async () => {
    let answer!: (response: Response) => void;
    const { stories } = await openShareDialog(story, { stories: () => new Promise((done) => (answer = done)) });
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
const isToasted = (words: string) => waitFor(() => expect(toasts()).toContain(words));

describe('the share dialog of a shared story', () => {
  it('The dialog of a shared story shows its link and its readers, and leads to where that is changed', async () => {
    const sent = await openShareDialog(version, { copies: () => json([copy]) });
    expect(await screen.findByText('Everyone can read it now')).toHaveFocus();
    expect(linkField()).toHaveValue(`${location.origin}/s/${SHARE_ID}`);
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leads('Open the page: As it was shared')).toBe(`/s/${SHARE_ID}`);
    expect(leads('Change who can read it in Shared Stories')).toBe('/dashboard?section=shared');
    expect(screen.queryByRole('button', { name: 'Share Story' })).not.toBeInTheDocument();
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([sent.stories(), sent.prompts()]).toEqual([[], []]);
  });

  const taken = { ...copy, is_public: false, share_id: null };
  it.each([
    ['Only you can read it now', [taken], 0],
    ['No one else can read it right now', [{ ...copy, hidden_at: '2026-01-02T00:00:00Z' }], 0],
    ['Everyone can read it now', [taken, copy], 1],
  ])('The dialog says “%s” according to what is shared', async (said, rows, links) => {
    await openShareDialog(version, { copies: () => json(rows) });
    expect(await screen.findByText(said)).toHaveFocus();
    expect(screen.queryAllByRole('textbox', { name: 'Link' })).toHaveLength(links);
  });

  it('The dialog of a story that is no longer shared asks again, with the former title and the focus on the first field', async () => {
    const sent = await openShareDialog({ ...version, shared: { title: 'Mine', isPublic: false } });
    await waitFor(() => expect(titleField()).toHaveFocus());
    expect(titleField()).toHaveValue('Mine');
    await share();
    await screen.findByText('Anyone with the link can read it now');
    expect(sent.saved()).toEqual([]);
    expect(dialog()).not.toHaveTextContent('saved in My Stories');
    const again = { id: story.id, title: 'Mine', is_public: false, story_id: story.rowId };
    expect(sent.stories()).toMatchObject([again]);
  });

  it('Sharing a story that has become longer replaces the shared text', async () => {
    const longer = { ...version, saved: false, shared: { title: 'Mine', isPublic: true } };
    const { stories } = await openShareDialog(longer, { copies: () => json([copy]) });
    await share();
    await screen.findByText('Everyone can read it now');
    expect(stories()).toMatchObject([{ id: story.id, content: story.text }]);
  });

  it('The dialog says when it can’t find out what is shared, and Retry looks again', async () => {
    const answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
    const { stories } = await openShareDialog(version, { copies: () => answers.shift() ?? json([copy]) });
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
    const sent = await openShareDialog(story, {
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

const choice = () => screen.getByRole('checkbox', { name: WITH_PROMPT });
describe('the prompt of several versions', () => {
  it('A prompt that was shared with one version is not shared again with another', async () => {
    const other = versionOf('3f0e6a1c-0000-4000-8000-000000000001', { promptShared: true });
    const sent = await openShareDialog(story, {}, [other]);
    expect(screen.getByRole('dialog')).toHaveTextContent('Its prompt has already been shared.');
    expect(choice()).toBeDisabled();
    await share();
    await isToasted('Story shared successfully!');
    expect(sent.stories()).toHaveLength(1);
    expect(sent.prompts()).toEqual([]);
  });
});

describe('sharing a story from another user’s prompt', () => {
  it('Sharing a story credits the author of its prompt and does not share that prompt again', async () => {
    const sent = await openShareDialog({ ...story, origin: { source: publishedStory, handed: 'A lighthouse' } });
    expect(shareButton()).toHaveAccessibleDescription(/Its page shows the prompt and credits Jo for it\./);
    expect(choice()).not.toBeChecked();
    expect(choice()).toBeDisabled();
    expect(choice()).toHaveAccessibleDescription('This prompt is by Jo. Your story credits them.');
    await share();
    await isToasted('Story shared successfully!');
    expect(sent.stories()).toMatchObject([{ source_story_id: publishedStory.id }]);
    expect(sent.prompts()).toEqual([]);
  });

  it('A credited prompt that the user changed is shared as well by default', async () => {
    const sent = await openShareDialog({ ...story, prompt: 'A lighthouse, at low tide', origin });
    expect(shareButton()).toHaveAccessibleDescription(/credits Mina for it\. The prompt is also shared/);
    expect(choice()).toBeChecked();
    await share();
    await isToasted('Story and prompt shared successfully!');
    expect(sent.stories()).toMatchObject([{ source_inspiration_id: sharedPrompt.id }]);
    expect(sent.prompts()).toMatchObject([{ prompt: 'A lighthouse, at low tide' }]);
  });
});
