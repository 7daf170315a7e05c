import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import { merge } from './calls.ts';
import { edit, stranger } from './stranger.ts';

const { acts } = attacksOf('Writing for other owners, and over rows of other users');

const prompt = { title: 'Mine', prompt: 'My prompt', category: 'fantasy' };
const shared = { title: 'Mine', prompt: 'My prompt', content: 'My story' };
const story = { prompt: 'My prompt', story: 'My story' };
const json = 'application/json';

/** Other owners in every format, and changes of rows that belong to another user. */
export const writingTricks: readonly Attack[] = [
  acts(
    'W-101',
    'A list of own rows contains one row of another owner',
    'a list is saved whole or not at all',
    stranger({
      path: 'user_stories',
      body: [
        { ...story, user_id: '{stranger}' },
        { ...story, user_id: '{owner}' },
      ],
    }),
    stranger({
      path: 'user_stories',
      body: [
        { ...story, user_id: '{stranger}' },
        { ...story, user_id: '{stranger}' },
      ],
    }),
  ),
  acts(
    'W-102',
    'A CSV body names another owner',
    'the insert policy in every format',
    stranger({
      path: 'user_stories',
      body: 'prompt,story,user_id\nx,y,{owner}',
      headers: { 'content-type': 'text/csv' },
    }),
    stranger({
      path: 'user_stories',
      body: 'prompt,story,user_id\nx,y,{stranger}',
      headers: { 'content-type': 'text/csv' },
    }),
  ),
  acts(
    'W-103',
    'A form body, which a page of another site could send, names another owner',
    'the insert policy in every format',
    stranger({
      path: 'user_stories',
      body: 'prompt=x&story=y&user_id={owner}',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    stranger({ path: 'user_stories', body: { ...story }, headers: { 'content-type': json } }),
  ),
  acts(
    'W-104',
    '`columns` includes the owner, and the body names another user',
    'the insert policy, whatever columns are named',
    stranger({ path: 'user_stories?columns=prompt,story,user_id', body: { ...story, user_id: '{owner}' } }),
    stranger({ path: 'user_stories?columns=prompt,story,user_id', body: { ...story, user_id: '{stranger}' } }),
  ),
  acts(
    'W-105',
    'A user gives their prompt to another owner',
    'the column grants of user_inspirations',
    edit('user_inspirations', ROW.strangersPrompt, { user_id: '{owner}' }),
    edit('user_inspirations', ROW.strangersPrompt, { title: 'New' }),
  ),
  acts(
    'W-106',
    'A user gives their published story to another owner',
    'the guard of id and owner',
    edit('user_shared_stories', ROW.strangersShared, { user_id: '{owner}' }),
    edit('user_shared_stories', ROW.strangersShared, { user_id: '{stranger}', title: 'New' }),
  ),
  acts(
    'W-107',
    'A user changes the id of a published story, so that links lead elsewhere',
    'the guard of id and owner',
    edit('user_shared_stories', ROW.strangersShared, { id: ROW.free }),
    edit('user_shared_stories', ROW.strangersShared, { id: ROW.strangersShared, title: 'New' }),
  ),
  acts(
    'W-108',
    'A user publishes a private prompt of another user',
    'the update policy of user_inspirations',
    edit('user_inspirations', ROW.ownersHiddenPrompt, { is_public: true }),
    {
      as: 'owner',
      method: 'PATCH',
      path: `user_inspirations?id=eq.${ROW.ownersHiddenPrompt}`,
      body: { is_public: true },
    },
  ),
  acts(
    'W-109',
    'A user makes a published story of another user private',
    'the update policy of user_shared_stories',
    edit('user_shared_stories', ROW.ownersShared, { is_public: false }),
    { as: 'owner', method: 'PATCH', path: `user_shared_stories?id=eq.${ROW.ownersShared}`, body: { is_public: false } },
  ),
  acts(
    'W-110',
    'A change without a filter targets every row',
    'the update policy: own rows only',
    { as: 'hermit', method: 'PATCH', path: 'user_inspirations', body: { title: 'All of them' } },
    { as: 'owner', method: 'PATCH', path: 'user_inspirations', body: { title: 'All of mine' } },
  ),
  acts(
    'W-111',
    'A deletion without a filter targets every row',
    'the delete policy: own rows only',
    { as: 'hermit', method: 'DELETE', path: 'user_shared_stories' },
    { as: 'owner', method: 'DELETE', path: 'user_shared_stories' },
  ),
  acts(
    'W-112',
    'An upsert resolves conflicts by a column that is not unique',
    'an upsert finds no row of another user that way',
    stranger({ path: 'user_stories?on_conflict=user_id', body: { ...story, user_id: '{owner}' }, headers: merge }),
    stranger({
      path: 'user_stories?on_conflict=id',
      body: { ...story, id: ROW.free },
      headers: { prefer: 'resolution=ignore-duplicates' },
    }),
  ),
  acts(
    'W-124',
    'The text of a saved story is changed',
    'only the title of a saved story can change',
    {
      as: 'owner',
      method: 'PATCH',
      path: `user_stories?id=eq.${ROW.ownersStory}`,
      body: { title: 'New', story: 'Other' },
    },
    { as: 'owner', method: 'PATCH', path: `user_stories?id=eq.${ROW.ownersStory}`, body: { title: 'New' } },
  ),
  acts(
    'W-125',
    'A profile is created, deleted or replaced directly',
    'no insert and no delete grant on profiles',
    [
      stranger({ path: 'profiles', body: { id: ROW.free, display_name: 'Nobody' } }),
      stranger({ method: 'DELETE', path: 'profiles?id=eq.{stranger}' }),
      stranger({ path: 'profiles', body: { id: '{owner}', display_name: 'Taken' }, headers: merge }),
    ],
    stranger({ method: 'PATCH', path: 'profiles?id=eq.{stranger}', body: { display_name: 'New' } }),
  ),
  acts(
    'W-126',
    'A visitor writes prompts and stories',
    'no write grant for visitors',
    [
      { as: 'anonymous', path: 'user_inspirations', body: { ...prompt, is_public: true } },
      { as: 'anonymous', path: 'user_shared_stories', body: shared },
      { as: 'anonymous', path: 'user_stories', body: story },
      { as: 'anonymous', path: 'curated_favorites', body: { inspiration_id: 'insp-1' } },
    ],
    stranger({ path: 'user_inspirations', body: { ...prompt, is_public: true } }),
  ),
];
