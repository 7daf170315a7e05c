import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import { merge } from './calls.ts';
import { edit, stranger } from './stranger.ts';

const { acts } = attacksOf('Writing under other names, and over the rows of others');

const shared = { title: 'Mine', prompt: 'My prompt', content: 'My story' };

/** Rows that name another row: sources, likes, uses and favorites. */
export const writingReferences: readonly Attack[] = [
  acts(
    'W-113',
    'An upsert of a like moves the like of another',
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
    'A shared story names the saved story of another as its source',
    'the insert policy: a source of one’s own',
    stranger({ path: 'user_shared_stories', body: { ...shared, story_id: ROW.ownersStory } }),
    stranger({ path: 'user_shared_stories', body: { ...shared, story_id: ROW.strangersStory } }),
  ),
  acts(
    'W-115',
    'A shared story is later pointed at the saved story of another',
    'the update policy: a source of one’s own',
    edit('user_shared_stories', ROW.strangersShared, { story_id: ROW.ownersStory }),
    edit('user_shared_stories', ROW.strangersShared, { story_id: ROW.strangersStory }),
  ),
  acts(
    'W-116',
    'A use names the saved story of another',
    'the insert policy of inspiration_uses',
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersPrompt, story_id: ROW.ownersStory } }),
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersPrompt, story_id: ROW.strangersStory } }),
  ),
  acts(
    'W-117',
    'A like of a hidden prompt is written without the function',
    'the insert policy of inspiration_likes',
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.ownersHiddenPrompt } }),
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.ownersPrompt } }),
  ),
  acts(
    'W-118',
    'An author likes their own prompt without the function',
    'the insert policy of inspiration_likes',
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.strangersPrompt } }),
    stranger({ path: 'inspiration_likes', body: { inspiration_id: ROW.ownersPrompt } }),
  ),
  acts(
    'W-119',
    'Likes of a hidden story, and of one’s own, are written without the function',
    'the insert policy of shared_story_likes',
    [ROW.ownersHiddenShared, ROW.strangersShared].map((shared_story_id) =>
      stranger({ path: 'shared_story_likes', body: { shared_story_id } }),
    ),
    stranger({ path: 'shared_story_likes', body: { shared_story_id: ROW.ownersShared } }),
  ),
  acts(
    'W-120',
    'A use of a hidden prompt is written without the function',
    'the insert policy of inspiration_uses',
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersHiddenPrompt } }),
    stranger({ path: 'inspiration_uses', body: { inspiration_id: ROW.ownersPrompt } }),
  ),
  acts(
    'W-121',
    'A use is counted on another day, so that it counts again',
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
    'A favorite is something that is not among the built-in ones',
    'the CHECK of curated_favorites',
    ['insp-0', 'insp-19', 'insp-1\n', '<b>', ROW.ownersStory].map((inspiration_id) =>
      stranger({ path: 'curated_favorites', body: { inspiration_id } }),
    ),
    stranger({ path: 'curated_favorites', body: { inspiration_id: 'insp-1' } }),
  ),
];
