// @vitest-environment jsdom
import { GENRE_NAMES } from '@storyloom/shared/domain';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  alertPanel,
  button,
  card,
  chips,
  facts,
  field,
  fill,
  has,
  heading,
  isAt,
  isAtRest,
  isTold,
  link,
  open,
  press,
  section,
  shows,
  tidyUp,
  titles,
  visit,
  where,
} from '../../../testing/render-inspiration.tsx';
import { promptRow, several, storyRow } from '../../../testing/rows.ts';
import { ADA, BO } from '../../../testing/session.ts';

afterEach(tidyUp);

const STORIES = 'Stories';
const choices = (label: string) => [...field(label).options].map(({ textContent }) => textContent);

describe('the stories of the community', () => {
  it('are all there for a guest, with what a card of a story has', async () => {
    const backend = await visit();
    const content = '# The Light\n\n## One\n\nIt was *dark*.\n\nThen it was not.';
    backend.data.stories = [
      storyRow(1, { title: 'The Light', content, views_count: 1200, likes_count: 1 }),
      storyRow(2, { title: 'El faro', user_id: BO, generator_id: 'unknown', language: 'Spanish', prompt: '' }),
      storyRow(3, { is_public: false }),
      storyRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
    ];
    await open('/community');
    await shows(STORIES, ['El faro', 'The Light']);
    expect(document.title).toBe('Community · Storyloom');
    expect(heading('Community').tagName).toBe('H1');
    const light = card('The Light', STORIES);
    expect(chips(light)).toEqual(['Fantasy', 'English']);
    expect(light.textContent).toContain('It was dark. Then it was not.');
    expect(light.textContent).not.toContain('One');
    expect(facts(light)).toEqual(['by Mina', '1,200 views', '1 like']);
    expect(chips(card('El faro', STORIES))).toEqual(['Story', 'Spanish']);
    expect(heading('El faro').querySelector('[lang]')?.getAttribute('lang')).toBe('es');
    // Nobody can write from a prompt that is not known.
    expect(has('Write your own from this prompt: El faro')).toBe(false);
    expect(section(STORIES)?.textContent).toContain('All 2 shown');
    await press(button('Like: The Light', light));
    await isTold('You must be signed in to like stories');

    await press(link('The Light'));
    await isAt(`/community/${storyRow(1).id}`);
    await press(button('Go back'));
    await shows(STORIES, ['El faro', 'The Light']);
    await press(link('Prompts of the community'));
    await isAt('/inspiration');
  });

  it('lead to the generator of their genre, with their prompt to be read first, and credit whoever shares them', async () => {
    const backend = await visit(ADA);
    const row = storyRow(1, { title: 'The Light', generator_id: 'scifi', prompt: 'A "lamp" <b>on</b> Mars' });
    backend.data.stories = [row, storyRow(2, { user_id: ADA, title: 'Mine' })];
    await open('/community');
    await shows(STORIES, ['Mine', 'The Light']);
    await press(link('Write your own from this prompt: The Light'));
    const source = { kind: 'story', id: row.id, title: 'The Light', author: 'Mina' };
    expect(where()).toEqual({ at: '/generators/scifi', state: { prompt: row.prompt, source } });
    await press(button('Go back'));
    await shows(STORIES, ['Mine', 'The Light']);
    const mine = card('Mine', STORIES);
    expect(facts(mine)[0]).toBe('by you');
    expect([has('Like: Mine', mine), has('Report “Mine”', mine)]).toEqual([false, false]);
    await press(link('Write your own from this prompt: Mine'));
    expect(where().state).toEqual({ prompt: 'A harbour number 2' });
  });

  it('come by date or by how often they are read, of one genre, in one language, as the address says', async () => {
    const backend = await visit();
    backend.data.stories = [
      storyRow(1, { views_count: 7 }),
      storyRow(2, { views_count: 9, generator_id: 'romance' }),
      storyRow(3, { views_count: 8, language: 'French' }),
    ];
    await open('/community');
    await shows(STORIES, ['Story 3', 'Story 2', 'Story 1']);
    expect(choices('Order')).toEqual(['Newest', 'Most read']);
    expect(choices('Genre')).toEqual(['All genres', ...Object.values(GENRE_NAMES)]);
    expect(choices('Language')).toEqual(['All languages', 'English', 'Spanish', 'French', 'Chinese']);
    await fill('Order', 'views');
    await shows(STORIES, ['Story 2', 'Story 3', 'Story 1']);
    await fill('Genre', 'fantasy');
    await shows(STORIES, ['Story 3', 'Story 1']);
    await fill('Language', 'french');
    await shows(STORIES, ['Story 3']);
    expect(where().at).toBe('/community?order=views&genre=fantasy&language=french');

    await press(link('Story 3'));
    await isAt(`/community/${storyRow(3).id}`);
    await press(button('Go back'));
    await shows(STORIES, ['Story 3']);
    expect(['Order', 'Genre', 'Language'].map((label) => field(label).value)).toEqual(['views', 'fantasy', 'french']);
    await fill('Genre', 'romance');
    await waitFor(() => expect(has('No stories found')).toBe(true));
    await press(button('Clear Filters'));
    await shows(STORIES, ['Story 2', 'Story 3', 'Story 1']);
    // The order leaves nothing out, and stays.
    expect(where().at).toBe('/community?order=views');
    expect(document.activeElement).toBe(field('Order'));

    await open('/community?order=worst&genre=fantasy&language=dutch');
    await shows(STORIES, ['Story 3', 'Story 1']);
    await fill('Order', 'views');
    expect(where().at).toBe('/community?order=views&genre=fantasy');
  });

  it.each(['', '?order=views'])('come ten at a time %s, and none twice while others share and read', async (search) => {
    const backend = await visit();
    backend.data.stories = several(21, (n) => storyRow(n, { views_count: n }));
    await open(`/community${search}`);
    await waitFor(() => expect(titles(STORIES)).toHaveLength(10));
    expect(titles(STORIES)[0]).toBe('Story 21');
    backend.data.stories.push(storyRow(40, { views_count: 40 }));
    await press(button('Load More Stories'));
    await waitFor(() => expect(titles(STORIES)).toHaveLength(20));
    backend.cutOff('search_shared_stories');
    await press(button('Load More Stories'));
    await isTold('Failed to load stories');
    expect(titles(STORIES)).toHaveLength(20);
    backend.recover('search_shared_stories');
    await press(button('Load More Stories'));
    await waitFor(() => expect(titles(STORIES)).toEqual(several(21, (n) => `Story ${22 - n}`)));
    expect(has('Load More Stories')).toBe(false);
  });

  it('are ten or fewer without a button', async () => {
    const backend = await visit();
    backend.data.stories = several(10, storyRow);
    await open('/community');
    await waitFor(() => expect(titles(STORIES)).toHaveLength(10));
    expect(has('Load More Stories')).toBe(false);
  });

  it('that nobody shares yet are asked for', async () => {
    await visit();
    await open('/community');
    await waitFor(() => expect(has('Nobody shares a story yet')).toBe(true));
    expect(has('Clear Filters')).toBe(false);
    await press(link('Write a story'));
    expect(where().at).toBe('/generators');
  });

  it.each(['permission denied', 'Check your connection'])(
    'that do not come say why (%s), until Retry brings them',
    async (reason) => {
      const backend = await visit();
      backend.data.stories = [storyRow(1)];
      if (reason === 'permission denied') backend.refuse('search_shared_stories', reason);
      else backend.cutOff('search_shared_stories');
      await open('/community');
      await waitFor(() => expect(alertPanel()).toBeTruthy());
      expect(alertPanel()?.textContent).toContain('Failed to load stories');
      expect(alertPanel()?.textContent).toContain(reason);
      backend.recover('search_shared_stories');
      await press(button('Retry'));
      await shows(STORIES, ['Story 1']);
      await waitFor(() => expect(document.activeElement).toBe(section(STORIES)));
    },
  );
});

const WRITE_OWN = 'Write your own from this prompt: The Light';
const row = storyRow(1, {
  title: 'The Light',
  prompt: 'A lamp on Mars',
  content: '# The Light\n\nIt was dark.\n\n## Later\n\nThen it was not.',
  generator_id: 'scifi',
  language: 'Spanish',
  views_count: 4,
  likes_count: 2,
});
const address = `/community/${row.id}`;
const page = () => document.querySelector<HTMLElement>('[data-genre]')!;
const isThere = () => waitFor(() => expect(heading('The Light').tagName).toBe('H1'));
const factsAre = (expected: readonly string[]) => waitFor(() => expect(facts(page())).toEqual(expected));
const DATE = 'March 1, 2026';

describe('a story of the community', () => {
  it('is there to read, with who wrote it and from what, and is counted once as read', async () => {
    const backend = await visit();
    const source = promptRow(50, { user_id: BO, title: 'The Lamp' });
    backend.data.prompts = [source];
    backend.data.stories = [{ ...row, source_inspiration_id: source.id }];
    await open(address);
    await isThere();
    expect(document.title).toBe('The Light · Storyloom');
    await factsAre(['by Mina', DATE, '5 views', '2 likes']);
    expect(page().dataset['genre']).toBe('scifi');
    expect(page().textContent).toContain('Sci-Fi');
    expect(page().textContent).toContain('Prompt: A lamp on Mars');
    expect(page().textContent).toContain('From “The Lamp”, a prompt by Bo Li');
    expect(heading('The Light').querySelector('[lang]')?.getAttribute('lang')).toBe('es');
    expect(heading('Later').tagName).toBe('H2');
    for (const text of ['It was dark.', 'Then it was not.']) expect(page().textContent).toContain(text);
    expect(backend.sent('count_story_view')).toEqual([{ p_shared_story_id: row.id }]);

    await press(button('Like: The Light'));
    await isTold('You must be signed in to like stories');
    await press(link(WRITE_OWN));
    const credited = { kind: 'inspiration', id: source.id, title: 'The Lamp', author: 'Bo Li' };
    const state = { prompt: 'A lamp on Mars', source: credited, inspirationId: source.id };
    expect(where()).toEqual({ at: '/generators/scifi', state });
    await press(button('Go back'));
    await isThere();
    await isAtRest();
    expect(facts(page())[2]).toBe('5 views');
    await press(link('All stories'));
    await isAt('/community');
  });

  it('is liked by a person, who may write from its prompt or take the like back', async () => {
    const backend = await visit(ADA);
    backend.data.stories = [row];
    await open(address);
    await isThere();
    await press(button('Like: The Light'));
    await waitFor(() => expect(has('Liked: The Light')).toBe(true));
    await factsAre(['by Mina', DATE, '5 views', '3 likes']);
    await press(button('Liked: The Light'));
    await factsAre(['by Mina', DATE, '5 views', '2 likes']);
    await isAtRest();
    expect(backend.sent('toggle_story_like').map(({ p_liked: liked }) => liked)).toEqual([true, false]);
    expect(page().textContent).not.toContain('a prompt by');
  });

  it('of one’s own credits nobody, and is neither liked, reported nor counted by its writer', async () => {
    const backend = await visit(ADA);
    backend.data.stories = [{ ...row, user_id: ADA, is_public: false }];
    await open(address);
    await isThere();
    await isAtRest();
    await factsAre(['by you', DATE, '4 views', '2 likes']);
    expect(page().textContent).toContain('Only you see it');
    expect(backend.sent('count_story_view')).toEqual([]);
    const names = ['Like: The Light', 'Report “The Light”', 'Liked: The Light'];
    expect(names.map((name) => has(name))).toEqual([false, false, false]);
    await press(link(WRITE_OWN));
    expect(where().state).toEqual({ prompt: 'A lamp on Mars' });
  });

  it('without a prompt, of a genre that nobody knows, is only read', async () => {
    const backend = await visit();
    backend.data.stories = [{ ...row, prompt: ' ', generator_id: 'unknown', language: 'Klingon' }];
    await open(address);
    await isThere();
    expect([has(WRITE_OWN), document.querySelector('[data-genre]')]).toEqual([false, null]);
    expect(document.body.textContent).toContain('It was dark.');
  });

  it('that is read although it could not be counted says nothing of that', async () => {
    const backend = await visit();
    backend.data.stories = [row];
    backend.cutOff('count_story_view');
    await open(address);
    await isThere();
    await isAtRest();
    expect(facts(page())[2]).toBe('4 views');
    expect(document.querySelector('[data-toaster]')?.textContent).toBe('');
  });

  it.each([
    ['somebody keeps to themselves', address, { is_public: false }],
    ['was hidden', address, { hidden_at: '2026-03-05T12:00:00+00:00' }],
    ['never was', `/community/${storyRow(9).id}`, {}],
    ['has no such address', '/community/nonsense', {}],
  ])('that %s is not found', async (_case, at, values) => {
    const backend = await visit(ADA);
    backend.data.stories = [{ ...row, ...values }];
    await open(at);
    await waitFor(() => expect(heading('Story Not Found').tagName).toBe('H1'));
    expect(document.title).toBe('Story Not Found · Storyloom');
    expect(document.body.textContent).not.toContain('It was dark.');
    expect(backend.sent('count_story_view')).toEqual([]);
    await press(link('All stories'));
    await isAt('/community');
  });

  it.each([
    ['permission denied', 'Failed to load story: permission denied'],
    ['nobody answers', 'Failed to load story: Storyloom can’t be reached just now.'],
  ])('that does not come (%s) says “%s” until Retry brings it', async (reason, message) => {
    const backend = await visit();
    backend.data.stories = [row];
    if (reason === 'nobody answers') backend.cutOff('read_shared_story');
    else backend.refuse('read_shared_story', reason);
    await open(address);
    await waitFor(() => expect(alertPanel()?.textContent).toContain(message));
    expect(link('All stories')).toBeTruthy();
    backend.recover('read_shared_story');
    await press(button('Retry'));
    await isThere();
    await waitFor(() => expect(document.activeElement).toBe(heading('The Light')));
  });
});
