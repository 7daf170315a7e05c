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
  UNREACHABLE,
} from '../../../testing/render-inspiration.tsx';
import { several, sharedRow } from '@storyloom/testing/rows';
import { ADA, BO, MINA } from '@storyloom/testing/people';

afterEach(tidyUp);

const STORIES = 'Stories';
const choices = (label: string) => [...field(label).options].map(({ textContent }) => textContent);

describe('the stories of the community', () => {
  it('are all there for a guest, with what a card of a story has', async () => {
    const backend = await visit();
    const content = '# The Light\n\n## One\n\nIt was *dark*.\n\nThen it was not.';
    backend.community.rows = [
      sharedRow(1, { title: 'The Light', content, views_count: 1200, likes_count: 1 }),
      sharedRow(2, { title: 'El faro', user_id: BO, generator_id: 'unknown', language: 'Spanish', prompt: '' }),
      sharedRow(3, { is_public: false }),
      sharedRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
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
    await isTold('You must be signed in to like stories', 'Sign in');

    expect(link('The Light').getAttribute('href')).toBe('/s/link-1');
    await press(link('The Light'));
    await isAt('/s/link-1');
    await press(button('Go back'));
    await shows(STORIES, ['El faro', 'The Light']);
    await press(link('See community prompts'));
    await isAt('/inspiration');
  });

  it('lead to the generator of their genre, with their prompt to be read first, and credit whoever shares them', async () => {
    const backend = await visit(ADA);
    const row = sharedRow(1, { title: 'The Light', generator_id: 'scifi', prompt: 'A "lamp" <b>on</b> Mars' });
    backend.community.rows = [row, sharedRow(2, { user_id: ADA, title: 'Mine' })];
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

  it('say where the demo storyteller wrote one', async () => {
    const backend = await visit();
    backend.community.rows = [sharedRow(1, { demo: true }), sharedRow(2)];
    await open('/community');
    await shows(STORIES, ['Story 2', 'Story 1']);
    const isSaid = (title: string) => card(title, STORIES).textContent?.includes('Demo storyteller, no AI');
    expect([isSaid('Story 1'), isSaid('Story 2')]).toEqual([true, false]);
  });

  it('come by date or by how often they are read, of one genre, in one language, as the address says', async () => {
    const backend = await visit();
    backend.community.rows = [
      sharedRow(1, { views_count: 7 }),
      sharedRow(2, { views_count: 9, generator_id: 'romance' }),
      sharedRow(3, { views_count: 8, language: 'French' }),
    ];
    await open('/community');
    await shows(STORIES, ['Story 3', 'Story 2', 'Story 1']);
    expect(choices('Order')).toEqual(['Newest', 'Most read']);
    expect(choices('Genre')).toEqual(['Any genre', ...Object.values(GENRE_NAMES)]);
    expect(choices('Language')).toEqual(['Any language', 'English', 'Spanish', 'French', 'Chinese']);
    await fill('Order', 'views');
    await shows(STORIES, ['Story 2', 'Story 3', 'Story 1']);
    await fill('Genre', 'fantasy');
    await shows(STORIES, ['Story 3', 'Story 1']);
    await fill('Language', 'french');
    await shows(STORIES, ['Story 3']);
    expect(where().at).toBe('/community?order=views&genre=fantasy&language=french');

    await press(link('Story 3'));
    await isAt('/s/link-3');
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
    backend.community.rows = several(21, (n) => sharedRow(n, { views_count: n }));
    await open(`/community${search}`);
    await waitFor(() => expect(titles(STORIES)).toHaveLength(10));
    expect(titles(STORIES)[0]).toBe('Story 21');
    backend.community.rows.push(sharedRow(40, { views_count: 40 }));
    await press(button('Load More Stories'));
    await waitFor(() => expect(titles(STORIES)).toHaveLength(20));
    backend.cutOff('search_shared_stories');
    await press(button('Load More Stories'));
    await isTold('Failed to load stories', UNREACHABLE);
    expect(titles(STORIES)).toHaveLength(20);
    backend.recover('search_shared_stories');
    await press(button('Load More Stories'));
    await waitFor(() => expect(titles(STORIES)).toEqual(several(21, (n) => `Story ${22 - n}`)));
    expect(has('Load More Stories')).toBe(false);
  });

  it('are ten or fewer without a button', async () => {
    const backend = await visit();
    backend.community.rows = several(10, sharedRow);
    await open('/community');
    await waitFor(() => expect(titles(STORIES)).toHaveLength(10));
    expect(has('Load More Stories')).toBe(false);
  });

  it('that nobody shares yet are asked for', async () => {
    await visit();
    await open('/community');
    await waitFor(() => expect(has('No stories yet')).toBe(true));
    expect(has('Clear Filters')).toBe(false);
    await press(link('Write a story'));
    expect(where().at).toBe('/generators');
  });

  it.each(['The database is resting.', 'Check your connection'])(
    'that do not come say why (%s), until Retry brings them',
    async (reason) => {
      const backend = await visit();
      backend.community.rows = [sharedRow(1)];
      if (reason === 'The database is resting.') backend.refuse('search_shared_stories', reason);
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

const row = sharedRow(1, { title: 'The Light' });
const address = `/community/${row.id}`;
const PRIVATE = { is_public: false, share_id: null };
const HIDDEN = { hidden_at: '2026-03-05T12:00:00+00:00' };

describe('the address of a story', () => {
  it.each([
    ['a guest', undefined, {}],
    ['whoever shares it', MINA, {}],
    ['whoever shares it, also when it was hidden', MINA, HIDDEN],
  ])('leads %s to where it is read, and Back does not come here again', async (_case, person, values) => {
    const backend = await visit(person);
    backend.community.rows = [{ ...row, ...values }];
    await open(address);
    await isAt('/s/link-1');
    expect(backend.sent('read_shared_story')).toEqual([{ p_id: row.id }]);
    await press(button('Go back'));
    expect(where().at).toBe('/before');
  });

  it('that one keeps to oneself leads there by its id, for want of a link', async () => {
    const backend = await visit(ADA);
    backend.community.rows = [{ ...row, ...PRIVATE, user_id: ADA }];
    await open(address);
    await isAt(`/s/${row.id}`);
    expect(backend.sent('read_shared_story')).toEqual([{ p_id: row.id }]);
  });

  it.each([
    ['somebody keeps to themselves', address, PRIVATE],
    ['was hidden', address, HIDDEN],
    ['never was', `/community/${sharedRow(9).id}`, {}],
    ['has no such address', '/community/nonsense', {}],
  ])('that %s is not found', async (_case, at, values) => {
    const backend = await visit(ADA);
    backend.community.rows = [{ ...row, ...values }];
    await open(at);
    await waitFor(() => expect(heading('Story Not Found').tagName).toBe('H1'));
    expect(document.title).toBe('Story Not Found · Storyloom');
    expect(document.body.textContent).not.toContain('The Light');
    expect(where().at).toBe(at);
    await press(link('All stories'));
    await isAt('/community');
  });

  it.each([
    ['The database is resting.', 'Failed to load story: The database is resting.'],
    ['nobody answers', 'Failed to load story: Storyloom can’t be reached just now.'],
  ])('whose link does not come (%s) says “%s”, and leads on once Retry brings it', async (reason, message) => {
    const backend = await visit();
    backend.community.rows = [row];
    if (reason === 'nobody answers') backend.cutOff('read_shared_story');
    else backend.refuse('read_shared_story', reason);
    await open(address);
    await waitFor(() => expect(alertPanel()?.textContent).toContain(message));
    expect(where().at).toBe(address);
    expect(link('All stories')).toBeTruthy();
    backend.recover('read_shared_story');
    await press(button('Retry'));
    await isAt('/s/link-1');
  });
});
