// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CONTINUE_ROOM_MIN, formatDay, STORY_LIMITS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { facts } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, idOf, storyRow } from '@storyloom/testing/rows';
import { ADDRESS, openStory } from '../testing/story-page.ts';

const article = () => document.querySelector('article')!;
const link = (name: string) => screen.getByRole('link', { name });
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
const isBelowText = (element: Element) =>
  article().compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;

describe('a story', () => {
  it('has its title as the only h1, its prompt, facts and cover, tools and next steps', async () => {
    const prompt = 'El faro que miente a los barcos';
    const settings = { language: 'Spanish', perspective: 'First Person', tone: 'Humorous', generator_id: 'children' };
    await openStory({ title: 'El faro', prompt, story: '# El faro\n\nOnce.', ...settings });
    expect(article()).toHaveTextContent('Once.');
    expect(document.body).not.toHaveTextContent('Demo storyteller');
    expect([article().lang, article().dataset['genre']]).toEqual(['es', 'children']);
    const texts = [...document.querySelectorAll('[lang=es]')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['El faro', prompt]));
    expect([document.title, description()]).toEqual(['El faro · Storyloom', prompt]);
    expect(document.body).toHaveTextContent(`Prompt: ${prompt}`);
    const day = formatDay(new Date(storyRow(1).created_at));
    expect(facts(document)).toEqual([day, 'Spanish', 'First Person', 'Humorous']);
    const steps = document.querySelector<HTMLElement>('main nav')!;
    expect([...steps.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Edit', `/story/${idOf(1)}/edit`],
      ['What happens next?', `/story/${idOf(1)}/edit#next`],
      ["Create another Children's story", '/generators/children'],
      ['Back to My Stories', '/dashboard'],
      ['Get Inspired', '/inspiration'],
    ]);
    await user.click(link("Create another Children's story"));
    expect(place()).toMatchObject({ at: '/generators/children', state: { fresh: true } });
  });

  it('shows defaults for unknown facts, and leads to all generators', async () => {
    await openStory({ title: '', prompt: ' ', generator_id: 'unknown', language: null, perspective: null, tone: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Untitled Story' })).toBeVisible();
    expect(facts(document).slice(1)).toEqual(['English', 'Third Person', 'Neutral']);
    expect(document.body).not.toHaveTextContent('Prompt:');
    expect(link('Create another story')).toHaveAttribute('href', '/generators');
  });

  it('can be edited, shared and downloaded at its end, too, and returns the focus there', async () => {
    await openStory();
    const atEnd = document.querySelector<HTMLElement>('main nav')!;
    expect(isBelowText(atEnd)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Share this story' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share this story' })).toHaveFocus());
    const download = () => within(atEnd).getByRole('button', { name: 'Download this story' });
    act(() => download().focus());
    fireEvent.keyDown(download(), { key: 'Enter' });
    const formats = [...document.querySelectorAll('[role="menuitem"]')].map((one) => one.textContent);
    expect(formats).toContain('EPUB (.epub)');
    fireEvent.keyDown(document.querySelector('[role="menu"]')!, { key: 'Escape' });
    await waitFor(() => expect(download()).toHaveFocus());
    await user.click(within(atEnd).getByRole('link', { name: 'Edit this story' }));
    expect(place().at).toBe(`/story/${idOf(1)}/edit`);
  });

  it('is described by the beginning of a long prompt', async () => {
    await openStory({ prompt: 'A very long wish. '.repeat(100) });
    expect(description()).toBe(`${'A very long wish. '.repeat(9).slice(0, 150).trimEnd()}…`);
  });

  it('says when the demo storyteller wrote it', async () => {
    await openStory({ demo: true });
    expect(document.body).toHaveTextContent('Demo storyteller, no AI');
  });
});

describe('a story that was saved before its end', () => {
  const STOPPED = 'This story was stopped before its end.';
  const finish = () => screen.queryByRole('link', { name: 'Finish this story' });
  const unfinished = { generator_id: 'scifi', options: { unfinished: true } };

  it('says so below its text, and can be finished in its generator', async () => {
    await openStory();
    expect(document.body).not.toHaveTextContent(STOPPED);
    expect(finish()).not.toBeInTheDocument();
    await openStory(unfinished);
    expect(isBelowText(screen.getByText(STOPPED))).toBe(true);
    await user.click(finish()!);
    expect(place()).toMatchObject({ at: '/generators/scifi', state: { continues: idOf(1) } });
  });

  it('can’t be finished without a known generator or enough room', async () => {
    const room = STORY_LIMITS.characters - CONTINUE_ROOM_MIN;
    for (const [values, canFinish] of [
      [{ story: 'x'.repeat(room) }, true],
      [{ story: 'x'.repeat(room + 1) }, false],
      [{ generator_id: 'unknown' }, false],
    ] as const) {
      await openStory({ ...unfinished, ...values });
      expect(document.body).toHaveTextContent(STOPPED);
      expect(finish() !== null).toBe(canFinish);
    }
  });
});

describe('a story that can’t be shown', () => {
  it('is not found when it is invalid, another user’s or deleted, once that is known', async () => {
    backend.library.rows = [storyRow(2, { user_id: BO }), storyRow(3, { deleted_at: Date.now() })];
    const release = backend.hold('GET user_stories');
    const visit = renderRemote(remote, { at: `/story/${idOf(2)}`, as: ADA });
    await waitFor(() => expect(backend.sent('GET user_stories')).toHaveLength(1));
    expect(document.querySelector('main [role="status"]')?.textContent).toBe('Loading your story…');
    expect(document.title).toBe('Your story · Storyloom');
    expect(screen.queryByRole('heading', { name: 'Story Not Found' })).not.toBeInTheDocument();
    release();
    await visit;
    for (const address of [`/story/${idOf(3)}`, '/story/no-uuid']) {
      expect(screen.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible();
      await renderRemote(remote, { at: address, as: ADA });
      await screen.findByRole('heading', { name: 'Story Not Found' });
    }
    expect(document.title).toBe('Story Not Found · Storyloom');
  });

  it('says why it can’t be loaded, until Retry loads it', async () => {
    backend.library.rows = [storyRow(1)];
    backend.refuse('GET user_stories', 'The database is resting.');
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    const message = 'Failed to load story: The database is resting.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    backend.recover('GET user_stories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Story 1' })).toHaveFocus());
  });
});
