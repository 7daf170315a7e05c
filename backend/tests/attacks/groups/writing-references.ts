import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import { merge } from './calls.ts';
import { edit, stranger } from './stranger.ts';

const { acts } = attacksOf('Writing for other owners, and over rows of other users');

const shared = { title: 'Mine', prompt: 'My prompt', content: 'My story' };

/** Rows that name another row: sources, likes, uses and favorites. */
export const writingReferences: readonly Attack[] = [
  acts(
    'W-113',
    'An upsert of a like takes over the like of another user',
    'no update grant on likes',
    stranger({
      path: 'inspiration_likes?on_conflict=inspiration_id,user_id',
      body: { inspiration_id: ROW.strangersPrompt, user_id: '{owner}' },
      headers: merge,
    }),
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.ownersPrompt } }),
  ),
  acts(
    'W-114',
    'A published story names the saved story of another user as its source',
    'the insert policy: the source is an own story',
    stranger({ path: 'user_shared_stories', body: { ...shared, story_id: ROW.ownersStory } }),
    stranger({ path: 'user_shared_stories', body: { ...shared, story_id: ROW.strangersStory } }),
  ),
  acts(
    'W-115',
    'A published story is changed to name the saved story of another user as its source',
    'the update policy: the source is an own story',
    edit('user_shared_stories', ROW.strangersShared, { story_id: ROW.ownersStory }),
    edit('user_shared_stories', ROW.strangersShared, { story_id: ROW.strangersStory }),
  ),
  acts(
    'W-116',
    'A use names the saved story of another user',
    'the insert policy of inspiration_uses',
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersPrompt, story_id: ROW.ownersStory } }),
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersPrompt, story_id: ROW.strangersStory } }),
  ),
  acts(
    'W-117',
    'A like of a private prompt is inserted directly, without the function',
    'the insert policy of inspiration_likes',
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.ownersHiddenPrompt } }),
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.ownersPrompt } }),
  ),
  acts(
    'W-118',
    "An author's like of their own prompt is inserted directly, without the function",
    'the insert policy of inspiration_likes',
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.strangersPrompt } }),
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.ownersPrompt } }),
  ),
  acts(
    'W-119',
    'Likes of a private story and of an own story are inserted directly, without the function',
    'the insert policy of shared_story_likes',
    [ROW.ownersHiddenShared, ROW.strangersShared].map((shared_story_id) =>
      stranger({ path: 'shared_story_likes', body: { shared_story_id } }),
    ),
    stranger({ path: 'shared_story_likes', body: { shared_story_id: ROW.ownersShared } }),
  ),
  acts(
    'W-120',
    'A use of a private prompt is inserted directly, without the function',
    'the insert policy of inspiration_uses',
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersHiddenPrompt } }),
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersPrompt } }),
  ),
  acts(
    'W-121',
    'A use is dated to another day, so that it counts again',
    'the column grants of inspiration_uses',
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersPrompt, used_on: '2001-01-01' } }),
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersPrompt } }),
  ),
  acts(
    'W-122',
    'A use is deleted, so that the next one counts again',
    'no delete grant on inspiration_uses',
    { as: 'owner', method: 'DELETE', path: `inspiration_uses?id=eq.${ROW.ownersUse}` },
    { as: 'owner', method: 'DELETE', path: 'inspiration_likes?user_id=eq.{owner}' },
  ),
  acts(
    'W-123',
    'A favorite names an id that is not a curated inspiration',
    'the CHECK of curated_favorites',
    ['insp-0', 'insp-19', 'insp-1\n', '<b>', ROW.ownersStory].map((inspiration_id) =>
      stranger({ path: 'curated_favorites', body: { inspiration_id } }),
    ),
    stranger({ path: 'curated_favorites', body: { inspiration_id: 'insp-1' } }),
  ),
];
