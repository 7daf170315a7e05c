// @vitest-environment jsdom
import { signIn } from '@storyloom/testing/session';
import { json, type SentRequest } from '@storyloom/shared/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { origin, sharedPrompt, sharedStory } from '../../../testing/origins.ts';
import {
  button,
  hasButton,
  link,
  press,
  pressEnter,
  renderGenerator,
  tidyUp,
  toasts,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

beforeEach(() => signIn('user-1'));
afterEach(tidyUp);

const story = versionOf('3f0e6a1c-0000-4000-8000-000000000000', { text: '# The **Light**\n\nOnce upon a time.' });
const SHARE_ID = 'k7Qw2';
const CHOICES = ['Also share prompt as inspiration', 'Make public for other users to see and use'] as const;
/** A row of what is shared, as its owner sees it. */
const copy = {
  id: '3f0e6a1c-0000-4000-8000-00000000000c',
  user_id: 'user-1',
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
const FAILED = json({ code: '42501', message: 'not allowed' }, 403);

/** Opens the dialog over a kept story of a signed-in person. */
async function openDialog({
  version = story,
  stories = ({ is_public }: { is_public: boolean }) => json({ is_public, is_unlisted: !is_public, share_id: SHARE_ID }),
  prompts = () => json({}, 201),
  saving = () => json({}, 201),
  name = 'Mara',
  copies = () => json([]),
  others = [] as ReturnType<typeof versionOf>[],
} = {}) {
  const answer = ({ method, path, body }: SentRequest) => {
    if (method === 'GET' && path.endsWith('/user_shared_stories')) return copies();
    if (path.endsWith('/profiles')) return json([{ display_name: name }]);
    if (path.endsWith('/user_inspirations')) return prompts();
    return path.endsWith('/user_stories') ? saving() : stories(body);
  };
  const service = serveStories({ rows: answer });
  for (const kept of [...others, version]) {
    localStorage.setItem(`storyloom-story-fantasy-${kept.id}`, JSON.stringify(kept));
  }
  const versions = [...others, version].map(({ id }) => id);
  localStorage.setItem(
    'storyloom-draft-fantasy',
    JSON.stringify({ prompt: 'A lighthouse', versions, shown: version.id }),
  );
  await renderGenerator();
  await press(button('Share AI-Generated Story'));
  return {
    stories: () => service.to('/user_shared_stories').flatMap(({ method, body }) => (method === 'GET' ? [] : [body])),
    lookups: () => service.to('/user_shared_stories').filter(({ method }) => method === 'GET').length,
    prompts: () => service.to('/user_inspirations').map(({ body }) => body),
    saved: () => service.to('/user_stories').flatMap(({ method, body }) => (method === 'GET' ? [] : [body])),
  };
}
const dialog = () => document.querySelector('[role="dialog"]');
const share = () => press(button('Share Story'));
const summary = () =>
  document.getElementById(button('Share Story').getAttribute('aria-describedby') ?? '')?.textContent;
const isToasted = (text: string) => vi.waitFor(() => expect(toasts()).toContain(text));

describe('the share dialog', () => {
  it('asks for a title, shows the beginning, and shares the prompt and with everybody unless told otherwise', async () => {
    const text = `# 灯\n\n${'🌍'.repeat(200)}`;
    await openDialog({ version: { ...story, text } });
    expect(dialog()?.textContent).toContain('Share AI-Generated Story');
    expect(screen.getByLabelText<HTMLInputElement>('Title (optional)').value).toBe('');
    expect(dialog()?.querySelector('blockquote')?.textContent).toBe(`${'🌍'.repeat(150)}…`);
    for (const label of CHOICES) expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(true);
    expect(button('Share Story').type).toBe('submit');
    await press(button('Cancel'));
    expect(dialog()).toBeNull();
  });

  it.each([
    [
      true,
      true,
      'Everyone can find and read this story, under the name “Mara”. Its page shows the prompt. The prompt is also shared as an inspiration, under the same name.',
    ],
    [
      true,
      false,
      'Everyone can find and read this story, under the name “Mara”. Its page shows the prompt. The prompt isn’t shared as an inspiration.',
    ],
    [
      false,
      true,
      'Only people with the link can read this story, under the name “Mara”. Its page shows the prompt. The prompt is also added to your inspirations, where only you can see it.',
    ],
    [
      false,
      false,
      'Only people with the link can read this story, under the name “Mara”. Its page shows the prompt. The prompt isn’t shared as an inspiration.',
    ],
  ])(
    'says before its button what public %s and prompt %s come to, politely as it changes',
    async (isPublic, withPrompt, said) => {
      await openDialog();
      if (!withPrompt) await press(screen.getByLabelText(CHOICES[0]));
      if (!isPublic) await press(screen.getByLabelText(CHOICES[1]));
      await vi.waitFor(() => expect(summary()).toBe(said));
      // What stands there from the beginning is heard with the button, and not by itself as well.
      const isChanged = !withPrompt || !isPublic;
      expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe(isChanged ? said : '');
      const [shown] = screen.getAllByText(said);
      const follows = shown!.compareDocumentPosition(button('Share Story')) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(follows).toBeTruthy();
    },
  );

  it('names no one while the name is not known', async () => {
    await openDialog({ name: ' ' });
    expect(summary()).toContain('Everyone can find and read this story, under your display name.');
  });

  it.each([
    [true, true, 'Story and prompt shared successfully!'],
    [true, false, 'Story shared successfully!'],
    [false, true, 'Story shared successfully!'],
    [false, false, 'Story shared successfully!'],
  ])('with the prompt %s and public %s shares just that: %s', async (withPrompt, isPublic, message) => {
    const sent = await openDialog();
    for (const [index, wanted] of [withPrompt, isPublic].entries()) {
      if (!wanted) await press(screen.getByLabelText(CHOICES[index]!));
    }
    await share();
    await screen.findByText(isPublic ? 'Everyone can read it now' : 'Anyone with the link can read it now');
    expect(toasts()).toEqual([message]);
    expect(sent.stories()).toEqual([
      {
        id: story.id,
        user_id: 'user-1',
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
    const inspiration = { id: story.id, user_id: 'user-1', title: 'Fantasy Inspiration', prompt: 'A lighthouse' };
    const about = { category: 'fantasy', difficulty: 'medium', is_public: isPublic };
    expect(sent.prompts()).toEqual(withPrompt ? [{ ...inspiration, ...about }] : []);
  });

  it('gives the link of a public story, to be copied or opened, and the focus to what it says', async () => {
    await openDialog();
    await press(button('Cancel'));
    button('Share AI-Generated Story').focus();
    await press(button('Share AI-Generated Story'));
    await share();
    const heading = await screen.findByText('Everyone can read it now');
    expect(document.activeElement).toBe(heading);
    const page = `/s/${SHARE_ID}`;
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(`${location.origin}${page}`);
    expect(button('Copy link: The Light')).toBeTruthy();
    expect(link('Open the page: The Light').getAttribute('href')).toBe(page);
    await pressEnter(button('Done'));
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Share AI-Generated Story')));
  });

  it('says of a story that is not made public that those with its link can read it, and gives the link', async () => {
    await openDialog();
    await press(screen.getByLabelText(CHOICES[1]));
    await share();
    const heading = await screen.findByText('Anyone with the link can read it now');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(`${location.origin}/s/${SHARE_ID}`);
    await act(async () => fireEvent.keyDown(heading, { key: 'Escape' }));
    expect(dialog()).toBeNull();
  });

  it.each([
    ['  My own title ', '# The Light\n\nOnce.', 'My own title'],
    ['  ', '# The *Light*\n\nOnce.', 'The Light'],
    ['', 'Once.', 'Untitled AI-Generated Story'],
  ])('with %j as title and the story %j shares it as “%s”', async (title, text, shared) => {
    const sent = await openDialog({ version: { ...story, text } });
    fireEvent.change(screen.getByLabelText('Title (optional)'), { target: { value: title } });
    await share();
    await vi.waitFor(() => expect(sent.stories()[0]?.title).toBe(shared));
  });

  it('names the saved story that it is a copy of', async () => {
    const sent = await openDialog({ version: { ...story, saved: true } });
    await screen.findByLabelText('Title (optional)');
    await share();
    await vi.waitFor(() => expect(sent.stories()[0]?.story_id).toBe(story.rowId));
  });

  it('that was shared before it is saved is named as a copy of what is saved', async () => {
    const sent = await openDialog({ version: { ...story, shared: { title: 'The Light', isPublic: true } } });
    await press(button('Cancel'));
    expect(sent.stories()).toEqual([]);
    await press(button('Save AI-Generated Story to Your Collection'));
    await vi.waitFor(() => expect(sent.stories()).toEqual([{ story_id: story.rowId }]));
  });

  it('saves a story that is not in the collection yet, says so, and the page shows it as saved', async () => {
    const sent = await openDialog({ version: { ...story, demo: true } });
    await share();
    await screen.findByText('Everyone can read it now');
    expect(sent.saved()).toMatchObject([{ id: story.rowId, title: 'The Light', story: story.text, demo: true }]);
    expect(sent.stories()).toMatchObject([{ story_id: story.rowId, demo: true }]);
    expect(dialog()?.textContent).toContain('It’s also saved in My Stories.');
    await pressEnter(button('Done'));
    expect(link('Saved. Open it in My Stories').getAttribute('href')).toBe(`/story/${story.rowId}`);
  });

  it('leaves a story that is saved already as it is', async () => {
    const sent = await openDialog({ version: { ...story, saved: true } });
    await screen.findByLabelText('Title (optional)');
    await share();
    await screen.findByText('Everyone can read it now');
    expect(sent.saved()).toEqual([]);
    expect(dialog()?.textContent).not.toContain('saved in My Stories');
  });

  it('shares nothing when the story could not be saved, and says why', async () => {
    const sent = await openDialog({ saving: () => json({ code: 'PT429', message: 'Your shelf is full.' }, 429) });
    await share();
    await isToasted('Failed to share story\nYour shelf is full.');
    expect(sent.stories()).toEqual([]);
  });

  it('is busy while it shares, and shares once', async () => {
    let answer!: (response: Response) => void;
    const sent = await openDialog({ stories: () => new Promise<Response>((resolve) => (answer = resolve)) as never });
    await share();
    const busy = await screen.findByText('Sharing...');
    await press(busy);
    await act(async () => fireEvent.submit(busy.closest('form')!));
    await vi.waitFor(() => expect(sent.stories()).toHaveLength(1));
    await act(async () => answer(json({ id: story.id })));
    await isToasted('Story and prompt shared successfully!');
    expect(sent.stories()).toHaveLength(1);
  });

  it('stays open when the story could not be shared, and shares the same story after a lost answer', async () => {
    const answers: (Response | Error)[] = [new TypeError('Failed to fetch'), json({ id: story.id })];
    const sent = await openDialog({ stories: () => answers.shift() as Response });
    await share();
    await isToasted('Failed to share story\nStoryloom can’t be reached just now. Check your connection and try again.');
    expect(sent.prompts()).toEqual([]);
    await share();
    await isToasted('Story and prompt shared successfully!');
    expect(sent.stories()[1]).toEqual(sent.stories()[0]);
  });

  it('says so and why when the story is shared and its prompt is not, and tries the prompt again when asked to', async () => {
    const answers = [FAILED, FAILED, json({}, 201)];
    const sent = await openDialog({ prompts: () => answers.shift()!, copies: () => json([copy]) });
    await share();
    const said = 'Story shared but failed to share the prompt as inspiration\nYou don’t have permission to do this.';
    await isToasted(said);
    expect(toasts()).toHaveLength(1);
    expect(dialog()?.textContent).toContain('Its prompt couldn’t be shared as an inspiration.');
    await pressEnter(button('Done'));
    await press(button('Share AI-Generated Story'));
    await screen.findByText('Its prompt couldn’t be shared as an inspiration.');
    await pressEnter(button('Try to share the prompt again'));
    await vi.waitFor(() => expect(sent.prompts()).toHaveLength(2));
    await pressEnter(button('Try to share the prompt again'));
    await isToasted('Story and prompt shared successfully!');
    expect(sent.prompts().map(({ id }) => id)).toEqual([story.id, story.id, story.id]);
    expect(sent.stories()).toHaveLength(1);
    expect(hasButton('Try to share the prompt again')).toBe(false);
  });
});

describe('the share dialog of a story that is shared already', () => {
  const version = { ...story, saved: true };
  const again = async (copies: () => Response, of = version) => openDialog({ version: of, copies });

  it('shows its link and who can read it, and leads to where that is changed, without sharing it again', async () => {
    const sent = await again(() => json([copy]));
    const heading = await screen.findByText('Everyone can read it now');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(`${location.origin}/s/${SHARE_ID}`);
    expect(button('Copy link: As it was shared')).toBeTruthy();
    expect(link('Open the page: As it was shared').getAttribute('href')).toBe(`/s/${SHARE_ID}`);
    expect(link('Change who can read it in Shared Stories').getAttribute('href')).toBe('/dashboard?section=shared');
    expect(hasButton('Share Story')).toBe(false);
    await pressEnter(button('Done'));
    expect(dialog()).toBeNull();
    expect([sent.stories(), sent.prompts()]).toEqual([[], []]);
  });

  it('does so once it was shared in it', async () => {
    const sent = await openDialog({ copies: () => json([{ ...copy, id: story.id, title: 'My own title' }]) });
    fireEvent.change(screen.getByLabelText('Title (optional)'), { target: { value: 'My own title' } });
    expect(sent.lookups()).toBe(0);
    await share();
    await isToasted('Story and prompt shared successfully!');
    await pressEnter(button('Done'));
    await press(button('Share AI-Generated Story'));
    await screen.findByText('Everyone can read it now');
    expect(button('Copy link: My own title')).toBeTruthy();
    expect(sent.stories()).toHaveLength(1);
  });

  const taken = { ...copy, is_public: false, share_id: null };
  it.each([
    ['Anyone with the link can read it now', [{ ...copy, is_public: false, is_unlisted: true }], true],
    ['Only you can read it now', [taken], false],
    ['No one else can read it right now', [{ ...copy, hidden_at: '2026-01-02T00:00:00Z' }], false],
    ['Everyone can read it now', [taken, copy], true],
  ])('says “%s” where that is so', async (said, rows, hasLink) => {
    await again(() => json(rows));
    const heading = await screen.findByText(said);
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByLabelText('Link') !== null).toBe(hasLink);
  });

  it('asks as ever where what was shared is gone, with the keyboard on the first field', async () => {
    const sent = await again(() => json([]), { ...version, shared: { title: 'Mine', isPublic: false } } as never);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title (optional)')));
    expect(screen.getByLabelText<HTMLInputElement>('Title (optional)').value).toBe('Mine');
    await share();
    await screen.findByText('Anyone with the link can read it now');
    expect(sent.stories()).toMatchObject([{ id: story.id, title: 'Mine', is_public: false }]);
  });

  it('changes what was shared where the story went on since then', async () => {
    const sent = await again(() => json([copy]), {
      ...version,
      saved: false,
      shared: { title: 'Mine', isPublic: true },
    } as never);
    expect(screen.getByLabelText<HTMLInputElement>('Title (optional)').value).toBe('Mine');
    await share();
    await screen.findByText('Everyone can read it now');
    expect(sent.stories()).toMatchObject([{ id: story.id, content: story.text }]);
  });

  it('says so when that can’t be found out, and looks again when asked to', async () => {
    const answers: (Response | Error)[] = [];
    for (let failures = 0; failures < 2; failures += 1) answers.push(new TypeError('Failed to fetch'));
    const sent = await again(() => (answers.shift() ?? json([copy])) as Response);
    await screen.findByText('Failed to check whether it’s already shared');
    expect(dialog()?.textContent).toContain(
      'Storyloom can’t be reached just now. Check your connection and try again.',
    );
    expect(hasButton('Share Story')).toBe(false);
    await press(button('Retry'));
    await screen.findByText('Everyone can read it now');
    expect(sent.stories()).toEqual([]);
  });
});

describe('the prompt of several versions', () => {
  it('is shared once, with whichever of them', async () => {
    const other = versionOf('3f0e6a1c-0000-4000-8000-000000000001', { promptShared: true });
    const sent = await openDialog({ others: [other] });
    expect(dialog()?.textContent).toContain('Its prompt has already been shared.');
    expect(screen.getByLabelText<HTMLInputElement>(CHOICES[0]).disabled).toBe(true);
    await share();
    await isToasted('Story shared successfully!');
    expect(sent.stories()).toHaveLength(1);
    expect(sent.prompts()).toEqual([]);
  });

  it('is offered where only another one was shared', async () => {
    const other = versionOf('3f0e6a1c-0000-4000-8000-000000000001', { prompt: 'A harbor', promptShared: true });
    await openDialog({ others: [other] });
    expect(screen.getByLabelText<HTMLInputElement>(CHOICES[0]).disabled).toBe(false);
  });
});

describe('sharing a story from somebody else’s prompt', () => {
  const promptBox = () => screen.getByLabelText<HTMLInputElement>(CHOICES[0]);
  const hint = () => document.getElementById(promptBox().getAttribute('aria-describedby') ?? '')?.textContent;

  it.each([
    [origin, { source_inspiration_id: sharedPrompt.id }],
    [{ source: sharedStory, handed: 'A lighthouse' }, { source_story_id: sharedStory.id }],
  ])('says whom it credits and does so, without sharing the prompt again: %j', async (from, columns) => {
    const sent = await openDialog({ version: { ...story, origin: from } });
    const author = from.source?.author;
    expect(summary()).toContain(`Its page shows the prompt and credits ${author} for it.`);
    expect([promptBox().checked, promptBox().disabled]).toEqual([false, true]);
    expect(hint()).toBe(`This prompt is by ${author}. Your story credits them.`);
    await share();
    await isToasted('Story shared successfully!');
    expect(sent.stories()).toMatchObject([columns]);
    expect(sent.prompts()).toEqual([]);
  });

  it('which the person changed shares the prompt as well, unless told otherwise', async () => {
    const sent = await openDialog({ version: { ...story, prompt: 'A lighthouse, at low tide', origin } });
    expect(summary()).toContain('Its page shows the prompt and credits Mina for it. The prompt is also shared');
    expect([promptBox().checked, promptBox().disabled]).toEqual([true, false]);
    expect(hint()).toBeUndefined();
    await share();
    await isToasted('Story and prompt shared successfully!');
    expect(sent.stories()).toMatchObject([{ source_inspiration_id: sharedPrompt.id }]);
    expect(sent.prompts()).toMatchObject([{ prompt: 'A lighthouse, at low tide' }]);
  });

  it('credits nobody where it began as a built-in one', async () => {
    const sent = await openDialog({ version: { ...story, origin: { inspirationId: 'insp-3' } } });
    expect(summary()).not.toContain('credits');
    expect([promptBox().checked, promptBox().disabled]).toEqual([true, false]);
    await share();
    await isToasted('Story and prompt shared successfully!');
    expect(Object.keys(sent.stories()[0]).filter((column) => column.startsWith('source'))).toEqual([]);
  });
});
