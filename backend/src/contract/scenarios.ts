import { getSupabase } from '@storyloom/shared/api';
import { inspirationQueries, type InspirationSearch, type NewInspiration } from '@storyloom/shared/api/inspirations';
import * as prompts from '@storyloom/shared/api/inspirations';
import { changeDisplayName, profileQueries } from '@storyloom/shared/api/profile';
import { reportContent } from '@storyloom/shared/api/reports';
import * as shares from '@storyloom/shared/api/shared-stories';
import * as stories from '@storyloom/shared/api/stories';
import { ADA, BO, MINA } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from './seed.ts';

/** What a user does, one call after the other; `id` gives the id of a user in the backend that is asked. */
export interface Scenario {
  readonly title: string;
  /** Who is signed in; no one for a guest. */
  readonly as?: string;
  readonly calls: (id: (person: string) => string) => readonly (() => Promise<unknown>)[];
}

const { signal } = new AbortController();

/** A query as a page runs it, from a place of a list on. */
const ask = (options: { readonly queryFn?: unknown }, pageParam?: unknown) => () =>
  (options.queryFn as (context: object) => Promise<any>)({ signal, pageParam });

/** Further pages of a list, each from where the one before ends. */
const walk = (options: { readonly queryFn?: unknown }, pages: number) => async () => {
  let next: unknown;
  for (let page = 0; page < pages; page += 1) ({ next } = await ask(options, next)());
};

const rpc = (name: string, parameters: object) => async () => (await getSupabase()).rpc(name, parameters);

const everything: InspirationSearch = { query: '', categories: [], difficulties: [], lengths: [], languages: [] };
const allStories: stories.StorySearch = { query: '', genre: 'all', language: 'all', order: 'newest' };
const allShared: shares.CommunitySearch = { order: 'newest', genre: 'all', language: 'all' };

const newStory = (userId: string, values: Partial<stories.NewStory> = {}): stories.NewStory => ({
  id: idOf(500),
  userId,
  title: 'A New Light',
  story: '# A New Light\n\nIt burned.',
  options: { prompt: 'A light', genre: 'fantasy', language: 'english', perspective: 'third', tone: 'neutral' },
  demo: false,
  ...values,
});

const newShared = (userId: string, values: Partial<shares.NewSharedStory> = {}): shares.NewSharedStory => ({
  id: idOf(600),
  userId,
  title: 'A New Light',
  prompt: 'A light',
  content: '# A New Light\n\nIt burned.',
  genre: 'fantasy',
  language: 'english',
  isPublic: true,
  demo: false,
  ...values,
});

const newPrompt = (userId: string, values: Partial<NewInspiration> = {}): NewInspiration => ({
  id: idOf(700),
  userId,
  title: 'A New Prompt',
  prompt: 'A lamp that waits for the sea',
  category: 'fantasy',
  difficulty: 'easy',
  isPublic: true,
  ...values,
});

/** Pages of one's own list in an order, forwards to the end and back again. */
const pages = (userId: string, order: stories.StoryOrder) => async () => {
  const search = { ...allStories, order };
  const first: stories.StoryPage = await ask(stories.storyQueries.page(userId, search, undefined))();
  const last = first.stories.at(-1);
  if (!last) throw new Error('The first page is empty');
  const second: stories.StoryPage = await ask(stories.storyQueries.page(userId, search, { direction: 'after', row: last }))();
  const top = second.stories[0];
  if (!top) throw new Error('The second page is empty');
  await ask(stories.storyQueries.page(userId, search, { direction: 'before', row: top }))();
};

const LIBRARY: readonly Scenario[] = [
  {
    title: 'pages through their own stories in each order, forwards and backwards',
    as: ADA,
    calls: (id) => stories.STORY_ORDERS.map((order) => pages(id(ADA), order)),
  },
  {
    title: 'searches, filters and counts their own stories',
    as: ADA,
    calls: (id) =>
      [
        { query: 'harb' },
        { query: 'STORY 1' },
        { query: 'elan' },
        { query: '灯塔' },
        { query: '…!' },
        { query: 'nothing of the kind' },
        { genre: 'scifi' as const },
        { language: 'spanish' as const },
      ].flatMap((values) => [
        ask(stories.storyQueries.page(id(ADA), { ...allStories, ...values }, undefined)),
        ask(stories.storyQueries.count(id(ADA), { ...allStories, ...values })),
      ]),
  },
  {
    title: 'opens saved stories: their own, another user’s, a missing one, an address that is not one',
    as: ADA,
    calls: (id) => [
      ...[ROW.story, ROW.unfinished, ROW.ofBo, ROW.missing, 'nonsense'].map((story) =>
        ask(stories.storyQueries.detail(id(ADA), story)),
      ),
      ask(stories.storyQueries.titles(id(ADA), [ROW.story, ROW.ofBo])),
    ],
  },
  {
    title: 'renames saved stories',
    as: ADA,
    calls: (id) => [
      () => stories.renameStory(ROW.story, id(ADA), '  Renamed  '),
      () => stories.renameStory(ROW.story, id(ADA), 'x'.repeat(300)),
      () => stories.renameStory(ROW.ofBo, id(ADA), 'Stolen'),
      () => stories.renameStory(ROW.missing, id(ADA), 'Nothing'),
      async () =>
        (await getSupabase()).from('user_stories').update({ title: 'x'.repeat(201) }).eq('id', ROW.story).select('title'),
      ask(stories.storyQueries.titles(id(ADA), [ROW.story])),
    ],
  },
  {
    title: 'deletes a saved story, finds it among what can be restored, and restores it',
    as: ADA,
    calls: (id) => [
      () => stories.deleteStory(ROW.story),
      ask(stories.storyQueries.deleted(id(ADA))),
      ask(stories.storyQueries.detail(id(ADA), ROW.story)),
      ask(stories.storyQueries.count(id(ADA), allStories)),
      () => stories.renameStory(ROW.story, id(ADA), 'Gone'),
      () => stories.deleteStory(ROW.story),
      () => stories.holdDeletedStory(ROW.story),
      () => stories.restoreStory(ROW.story),
      () => stories.restoreStory(ROW.story),
      () => stories.holdDeletedStory(ROW.story),
      ...[ROW.ofBo, ROW.missing, 'nonsense'].flatMap((story) => [
        () => stories.deleteStory(story),
        () => stories.restoreStory(story),
        () => stories.holdDeletedStory(story),
      ]),
    ],
  },
  {
    title: 'saves a story, saves it again, and goes on with it',
    as: ADA,
    calls: (id) => [
      () => stories.saveStory(newStory(id(ADA))),
      () => stories.saveStory(newStory(id(ADA))),
      () => stories.lengthenStory(newStory(id(ADA), { story: '# A New Light\n\nIt burned. On.', title: 'On' }), 'A New Light'),
      () => stories.lengthenStory(newStory(id(ADA), { story: 'Another text' }), 'A New Light'),
      ask(stories.storyQueries.detail(id(ADA), idOf(500))),
      () => stories.deleteStory(idOf(500)),
      () => stories.saveStory(newStory(id(ADA))),
      () => stories.saveStory(newStory(id(BO), { id: idOf(501) })),
      () => stories.saveStory(newStory(id(ADA), { id: idOf(502), story: 'x'.repeat(60_001) })),
    ],
  },
];

const SHARING: readonly Scenario[] = [
  {
    title: 'lists their own shared stories, in pages, by saved story and for several',
    as: ADA,
    calls: (id) => [
      walk(shares.ownSharedStoryQueries.list(id(ADA)), 2),
      ask(shares.ownSharedStoryQueries.of(id(ADA), ROW.story)),
      ask(shares.ownSharedStoryQueries.ofAll(id(ADA), [ROW.story, ROW.missing])),
      ask(shares.ownSharedStoryQueries.of(id(ADA), 'nonsense')),
    ],
  },
  {
    title: 'shares stories, again under the same id, of another saved story, with a source, under another name',
    as: ADA,
    calls: (id) => [
      () => shares.shareStory(newShared(id(ADA), { storyId: ROW.story })),
      () => shares.shareStory(newShared(id(ADA), { title: 'Again', isPublic: false })),
      () => shares.shareStory(newShared(id(ADA), { id: idOf(601), storyId: ROW.ofBo })),
      () =>
        shares.shareStory(
          newShared(id(ADA), { id: idOf(602), source: { kind: 'inspiration', id: ROW.prompt, title: '', author: '' } }),
        ),
      () =>
        shares.shareStory(
          newShared(id(ADA), { id: idOf(603), source: { kind: 'story', id: ROW.private, title: '', author: '' } }),
        ),
      () => shares.shareStory(newShared(id(BO), { id: idOf(604) })),
      () => shares.shareStory(newShared(id(ADA), { id: ROW.shared })),
      () => shares.shareStory(newShared(id(ADA), { id: idOf(605), content: 'x'.repeat(60_001) })),
      () => shares.shareStory(newShared(id(ADA), { id: idOf(606), content: ' ' })),
      walk(shares.ownSharedStoryQueries.list(id(ADA)), 1),
    ],
  },
  {
    title: 'changes who can read shared stories, and takes them back',
    as: ADA,
    calls: (id) => [
      ...shares.VISIBILITIES.map((visibility) => () => shares.setVisibility(ROW.ofAda, id(ADA), visibility)),
      () => shares.setVisibility(ROW.ofAda, id(ADA), 'unlisted'),
      () => shares.setVisibility(ROW.shared, id(ADA), 'private'),
      () => shares.setVisibility(ROW.missing, id(ADA), 'private'),
      () => shares.renameSharedStory(ROW.ofAda, id(ADA), 'Renamed'),
      () => shares.renameSharedStory(ROW.shared, id(ADA), 'Stolen'),
      () => shares.linkSharedStory(ROW.ofAdaPrivate, id(ADA), ROW.unfinished),
      () => shares.linkSharedStory(ROW.ofAdaPrivate, id(ADA), ROW.ofBo),
      () => shares.deleteSharedStory(ROW.ofAda, id(ADA)),
      () => shares.deleteSharedStory(ROW.ofAda, id(ADA)),
      () => shares.deleteSharedStory(ROW.shared, id(ADA)),
      () => shares.deleteSharedStory('nonsense', id(ADA)),
      walk(shares.ownSharedStoryQueries.list(id(ADA)), 1),
    ],
  },
  {
    title: 'keeps a copy when the saved story it was made of is deleted',
    as: ADA,
    calls: (id) => [
      () => stories.deleteStory(ROW.story),
      () => shares.setVisibility(ROW.ofAda, id(ADA), 'private'),
      ask(shares.ownSharedStoryQueries.of(id(ADA), ROW.story)),
    ],
  },
];

const readAll = (personId: string | undefined) => [
  ...[ROW.shared, ROW.unlisted, ROW.private, ROW.hidden, ROW.ofAda, ROW.ofAdaHidden, idOf(119), ROW.missing, 'nonsense'].map(
    (story) => ask(shares.communityStoryQueries.detail(personId, story)),
  ),
  ...['link-1', 'link-12', 'link-14', 'link-15', 'link-17', 'nothing', ROW.ofAdaPrivate].map((link) =>
    ask(shares.communityStoryQueries.link(personId, link)),
  ),
];

const browse = (personId: string | undefined) => [
  ...shares.COMMUNITY_ORDERS.map((order) => walk(shares.communityStoryQueries.list(personId, { ...allShared, order }), 3)),
  walk(shares.communityStoryQueries.list(personId, { ...allShared, genre: 'romance' }), 1),
  walk(shares.communityStoryQueries.list(personId, { ...allShared, language: 'french' }), 1),
  rpc('shared_story_counts', { p_ids: [ROW.shared, ROW.unlisted, ROW.private, ROW.hidden, ROW.ofAdaPrivate, ROW.missing] }),
  rpc('inspiration_counts', { p_ids: [ROW.prompt, ROW.promptPrivate, ROW.promptHidden, ROW.promptOfAda, ROW.missing] }),
  rpc('inspiration_counts', { p_ids: Array.from({ length: 101 }, (_, n) => idOf(n)) }),
];

const findPrompts = (personId: string | undefined) => [
  walk(inspirationQueries.list(personId, everything), 3),
  walk(inspirationQueries.favorites(personId), 2),
  ...[
    { query: 'light' },
    { query: 'ILES phare' },
    { query: '灯塔' },
    { query: '!!' },
    { categories: ['mystery', 'scifi'] as const },
    { difficulties: ['easy', 'hard'] as const },
    { lengths: ['medium'] as const },
    { languages: ['french', 'chinese'] as const },
  ].flatMap((values) => [
    walk(inspirationQueries.list(personId, { ...everything, ...values }), 1),
    ask(inspirationQueries.count(personId, { ...everything, ...values })),
  ]),
];

/** Likes, views, uses and reports of everything that there is. */
const act = (stories_: readonly string[], prompts_: readonly string[]) => [
  ...stories_.flatMap((story) => [
    rpc('toggle_story_like', { p_shared_story_id: story, p_liked: true }),
    rpc('toggle_story_like', { p_shared_story_id: story, p_liked: true }),
    rpc('toggle_story_like', { p_shared_story_id: story, p_liked: false }),
    () => shares.countStoryView(story),
    () => reportContent({ kind: 'story', id: story, reason: 'spam', note: '' }),
    () => reportContent({ kind: 'story', id: story, reason: 'other', note: 'Again.' }),
  ]),
  ...prompts_.flatMap((prompt) => [
    rpc('toggle_inspiration_like', { p_inspiration_id: prompt, p_liked: true }),
    rpc('toggle_inspiration_like', { p_inspiration_id: prompt, p_liked: false }),
    () => prompts.recordInspirationUse(prompt),
    () => prompts.recordInspirationUse(prompt),
    () => reportContent({ kind: 'inspiration', id: prompt, reason: 'copied', note: 'x'.repeat(501) }),
    () => reportContent({ kind: 'inspiration', id: prompt, reason: 'copied', note: 'Mine.' }),
  ]),
];

const SHARED_ROWS = [ROW.shared, ROW.unlisted, ROW.private, ROW.hidden, ROW.ofAda, ROW.ofAdaHidden, ROW.missing];
const PROMPT_ROWS = [ROW.prompt, ROW.promptPrivate, ROW.promptHidden, ROW.promptOfAda, ROW.missing];

const COMMUNITY: readonly Scenario[] = [
  { title: 'reads shared stories by id and by link', as: ADA, calls: (id) => readAll(id(ADA)) },
  { title: 'reads shared stories by id and by link, as a guest', calls: () => readAll(undefined) },
  { title: 'browses the community', as: ADA, calls: (id) => browse(id(ADA)) },
  { title: 'browses the community as a guest', calls: () => browse(undefined) },
  { title: 'looks for prompts', as: ADA, calls: (id) => findPrompts(id(ADA)) },
  { title: 'looks for prompts as a guest', calls: () => findPrompts(undefined) },
  { title: 'likes, opens, uses and reports what is there', as: ADA, calls: () => act(SHARED_ROWS, PROMPT_ROWS) },
  { title: 'is refused to like, use and report as a guest', calls: () => act([ROW.shared, ROW.private], [ROW.prompt]) },
  {
    title: 'lists the prompts that they like, as long as everyone may see them',
    as: BO,
    calls: (id) => [
      ...[201, 202, 203, 213].map((n) => rpc('toggle_inspiration_like', { p_inspiration_id: idOf(n), p_liked: true })),
      rpc('toggle_inspiration_like', { p_inspiration_id: idOf(202), p_liked: false }),
      walk(inspirationQueries.liked(id(BO), ''), 1),
      walk(inspirationQueries.liked(id(BO), 'prompt 3'), 1),
      walk(inspirationQueries.list(id(BO), everything), 1),
    ],
  },
];

const OWN: readonly Scenario[] = [
  {
    title: 'lists their own prompts, and those of a shared story',
    as: BO,
    calls: (id) => [
      walk(inspirationQueries.own(id(BO)), 2),
      ask(shares.publicPromptsOf({ id: ROW.prompt, userId: id(BO), inspirationId: ROW.promptOfAda })),
    ],
  },
  {
    title: 'finds the public prompts of a shared story',
    as: ADA,
    calls: (id) => [ask(shares.publicPromptsOf({ id: ROW.promptOfAda, userId: id(ADA), inspirationId: idOf(216) }))],
  },
  {
    title: 'shares, shares again, edits and deletes prompts',
    as: ADA,
    calls: (id) => [
      () => prompts.shareInspiration(newPrompt(id(ADA))),
      () => prompts.shareInspiration(newPrompt(id(ADA), { title: '', category: 'mystery' })),
      () => prompts.shareInspiration(newPrompt(id(BO), { id: idOf(701) })),
      () => prompts.shareInspiration(newPrompt(id(ADA), { id: ROW.prompt })),
      () => prompts.shareInspiration(newPrompt(id(ADA), { id: idOf(702), prompt: 'x'.repeat(4001) })),
      () => prompts.updateInspiration(ROW.prompt, id(ADA), newPrompt(id(ADA))),
      () => prompts.updateInspiration(ROW.promptOfAda, id(ADA), newPrompt(id(ADA), { prompt: 'x'.repeat(4001) })),
      walk(inspirationQueries.own(id(ADA)), 1),
      () => prompts.deleteInspiration(idOf(700), id(ADA)),
      () => prompts.deleteInspiration(ROW.prompt, id(ADA)),
      () => prompts.deleteInspiration(ROW.prompt, id(MINA)),
      walk(inspirationQueries.own(id(ADA)), 1),
    ],
  },
  {
    title: 'keeps favorites among the curated inspirations',
    as: ADA,
    calls: (id) => [
      ...['insp-1', 'insp-1', 'insp-18', 'insp-19'].map(
        (favorite) => async () =>
          (await getSupabase()).from('curated_favorites').insert({ user_id: id(ADA), inspiration_id: favorite }),
      ),
      async () => (await getSupabase()).from('curated_favorites').insert({ user_id: id(BO), inspiration_id: 'insp-1' }),
      ...[id(ADA), id(BO)].map(
        (user) => async () => (await getSupabase()).from('curated_favorites').select('inspiration_id').eq('user_id', user),
      ),
      ...['insp-1', 'insp-1'].map(
        (favorite) => async () =>
          (await getSupabase())
            .from('curated_favorites')
            .delete()
            .eq('user_id', id(ADA))
            .eq('inspiration_id', favorite)
            .select('inspiration_id'),
      ),
    ],
  },
  {
    title: 'reads names of authors, and changes their own',
    as: ADA,
    calls: (id) => [
      ...[ADA, MINA, BO].map((person) => ask(profileQueries.name(id(person)))),
      () => changeDisplayName(id(ADA), ' Ada L. '),
      () => changeDisplayName(id(MINA), 'Stolen'),
      () => changeDisplayName(id(ADA), 'x'.repeat(81)),
      ask(profileQueries.name(id(ADA))),
      () => changeDisplayName(id(ADA), 'Ada'),
    ],
  },
  {
    title: 'is refused everything of a user’s own, as a guest',
    calls: (id) => [
      ...['user_stories', 'user_shared_stories', 'user_inspirations'].flatMap((table) => [
        async () => (await getSupabase()).from(table).select('id').eq('user_id', id(ADA)).order('id').limit(3),
        async () => (await getSupabase()).from(table).update({ title: 'Stolen' }).eq('id', ROW.shared).select('title'),
        async () => (await getSupabase()).from(table).delete().eq('id', ROW.shared),
        async () => (await getSupabase()).from(table).insert({ id: idOf(800), title: 'T', prompt: 'P' }),
      ]),
      async () => (await getSupabase()).from('curated_favorites').select('inspiration_id'),
      ...['search_stories', 'count_stories', 'recently_deleted_stories', 'liked_inspirations'].map((name) => rpc(name, {})),
      ...['delete_story', 'restore_story', 'hold_deleted_story'].map((name) => rpc(name, { p_id: ROW.story })),
    ],
  },
];

export const SCENARIOS: readonly Scenario[] = [...LIBRARY, ...SHARING, ...COMMUNITY, ...OWN];
