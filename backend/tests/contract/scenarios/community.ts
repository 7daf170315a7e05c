import { inspirationQueries, type InspirationSearch, recordInspirationUse } from '@storyloom/shared/api/inspirations';
import { reportContent } from '@storyloom/shared/api/reports';
import * as shares from '@storyloom/shared/api/published-stories';
import { ADA, BO } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import { ask, rpc, type Scenario, walk } from './scenario.ts';

const everything: InspirationSearch = { query: '', categories: [], difficulties: [], lengths: [], languages: [] };
const allShared: shares.CommunitySearch = { order: 'newest', genre: 'all', language: 'all' };

const readAll = (personId: string | undefined) => [
  ...[ROW.shared, ROW.unlisted, ROW.hidden, ROW.ofAda, ROW.ofAdaHidden, idOf(119), 'nonsense'].map((story) =>
    ask(shares.communityStoryQueries.detail(personId, story)),
  ),
  ...['link-1', 'link-12', 'link-14', 'link-17', 'nothing'].map((link) =>
    ask(shares.communityStoryQueries.link(personId, link)),
  ),
];

const browse = (personId: string | undefined) => [
  ...shares.COMMUNITY_ORDERS.map((order) =>
    walk(shares.communityStoryQueries.list(personId, { ...allShared, order }), 3),
  ),
  walk(shares.communityStoryQueries.list(personId, { ...allShared, genre: 'romance' }), 1),
  walk(shares.communityStoryQueries.list(personId, { ...allShared, language: 'french' }), 1),
  rpc('shared_story_counts', { p_ids: [ROW.shared, ROW.unlisted, ROW.hidden], p_share_ids: ['link-12', 'link-14'] }),
  rpc('inspiration_counts', { p_ids: [ROW.prompt, ROW.promptPrivate, ROW.promptHidden, ROW.promptOfAda, ROW.missing] }),
];

const findPrompts = (personId: string | undefined) => [
  walk(inspirationQueries.list(personId, everything), 3),
  walk(inspirationQueries.favorites(personId), 2),
  ...[
    { query: 'light' },
    { query: 'ILES phare' },
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

/** Likes, views, uses and reports of stories and prompts. */
const act = (storyIds: readonly string[], promptIds: readonly string[]) => [
  ...storyIds.flatMap((story) => [
    rpc('toggle_story_like', { p_shared_story_id: story, p_liked: true }),
    rpc('toggle_story_like', { p_shared_story_id: story, p_liked: true }),
    rpc('toggle_story_like', { p_shared_story_id: story, p_liked: false }),
    () => shares.countStoryView({ id: story, shareId: '' }),
    () => reportContent({ kind: 'story', id: story, reason: 'spam', note: '' }),
  ]),
  ...[
    { id: ROW.unlisted, shareId: 'link-12' },
    { id: ROW.hidden, shareId: 'link-14' },
  ].flatMap(({ id, shareId }) => [
    rpc('toggle_story_like', { p_shared_story_id: id, p_share_id: shareId, p_liked: true }),
    () => shares.countStoryView({ id, shareId }),
    () => reportContent({ kind: 'story', id, shareId, reason: 'spam', note: '' }),
  ]),
  ...promptIds.flatMap((prompt) => [
    rpc('toggle_inspiration_like', { p_inspiration_id: prompt, p_liked: true }),
    rpc('toggle_inspiration_like', { p_inspiration_id: prompt, p_liked: false }),
    () => recordInspirationUse(prompt),
    () => reportContent({ kind: 'inspiration', id: prompt, reason: 'copied', note: 'Mine.' }),
  ]),
];

const SHARED_ROWS = [ROW.shared, ROW.unlisted, ROW.ofAda, ROW.ofAdaHidden, ROW.missing];
const PROMPT_ROWS = [ROW.prompt, ROW.promptPrivate, ROW.promptOfAda, ROW.missing];

export const COMMUNITY: readonly Scenario[] = [
  { title: 'reads published stories by id and by link', as: ADA, calls: (id) => readAll(id(ADA)) },
  { title: 'reads published stories by id and by link, as a guest', calls: () => readAll(undefined) },
  { title: 'browses the community', as: ADA, calls: (id) => browse(id(ADA)) },
  { title: 'browses the community as a guest', calls: () => browse(undefined) },
  { title: 'searches prompts', as: ADA, calls: (id) => findPrompts(id(ADA)) },
  { title: 'likes, opens, uses and reports stories and prompts', as: ADA, calls: () => act(SHARED_ROWS, PROMPT_ROWS) },
  { title: 'tries to like, use and report as a guest', calls: () => act([ROW.shared, ROW.private], [ROW.prompt]) },
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
