import { type Attack, changesNothing } from '../attack.ts';
import { GUEST, LINK, ROW, SUBSCRIBER } from '../seed.ts';
import { both, merge, rpc, type Sent, type Who } from '../world.ts';

const prompt = { title: 'Mine', prompt: 'My prompt', category: 'fantasy' };
const shared = { title: 'Mine', prompt: 'My prompt', content: 'My story' };
const story = { prompt: 'My prompt', story: 'My story' };
const OWN_STORY = { ...story, user_id: '{stranger}' };
const ignore = { prefer: 'resolution=ignore-duplicates,return=representation' };

const stranger = (path: string, body: unknown, headers = {}): Sent => ({ as: 'stranger', path, body, headers });
const patch = (as: Who, path: string, body: object): Sent => ({ as, method: 'PATCH', path, body });

/** Tables whose rows have an owner, and a valid row of each. */
export const OWNED: readonly (readonly [table: string, row: object])[] = [
  ['user_stories', story],
  ['user_inspirations', prompt],
  ['user_shared_stories', shared],
  ['inspiration_likes', { inspiration_id: ROW.ownersPrompt }],
  ['shared_story_likes', { shared_story_id: ROW.ownersShared }],
  ['inspiration_uses', { inspiration_id: ROW.ownersPrompt }],
  ['curated_favorites', { inspiration_id: 'insp-9' }],
];

/** Rows of the owner, and a change of each that the owner may make. */
const ROWS: readonly (readonly [row: string, change: object])[] = [
  [`user_stories?id=eq.${ROW.ownersStory}`, { title: 'Changed' }],
  [`user_inspirations?id=eq.${ROW.ownersPrompt}`, { is_public: false }],
  [`user_shared_stories?id=eq.${ROW.ownersShared}`, { is_public: false }],
  ['profiles?id=eq.{owner}', { display_name: 'Changed' }],
];

const REMOVABLE = [
  ...ROWS.slice(0, 3).map(([row]) => row),
  ...['inspiration_likes', 'shared_story_likes', 'curated_favorites'].map((table) => `${table}?user_id=eq.{owner}`),
];

/** Ids that are taken: an upsert could write over their rows. */
const TAKEN: readonly (readonly [table: string, id: string, row: object])[] = [
  ['user_stories', ROW.ownersStory, story],
  ['user_inspirations', ROW.ownersPrompt, prompt],
  ['user_shared_stories', ROW.ownersShared, shared],
];

/** Columns that only the database or a function writes, with other values. */
const FIXED: readonly (readonly [row: string, values: object])[] = [
  [`user_stories?id=eq.${ROW.ownersStory}`, { story: 'x', revision: 7, created_at: '2001-01-01', id: ROW.free }],
  [`user_inspirations?id=eq.${ROW.ownersPrompt}`, { likes_count: 9, uses_count: 9, hidden_at: '2001-01-01' }],
  [`user_inspirations?id=eq.${ROW.ownersTakenPrompt}`, { hidden_at: null }],
  [`user_shared_stories?id=eq.${ROW.ownersShared}`, { likes_count: 9, views_count: -1, share_id: LINK.ownersUnlisted }],
];

/** Tables that only functions write. */
const CLOSED: readonly (readonly [row: string, body: object])[] = [
  [`anonymous_usage?session_id=eq.${GUEST}`, { session_id: 'mine', usage_count: 0 }],
  [`story_runs?caller=eq.guest:${GUEST}`, { caller: 'user:{stranger}', run_id: 'x' }],
  [`newsletter_subscribers?email=eq.${SUBSCRIBER}`, { email: 'x@example.com', consent: 'none' }],
  [`shared_story_views?shared_story_id=eq.${ROW.ownersShared}`, { shared_story_id: ROW.ownersShared, visitor: 'b' }],
  [`story_revisions?story_id=eq.${ROW.ownersStory}`, { story_id: ROW.ownersStory, number: 2, story: 'x' }],
  [`story_notes?story_id=eq.${ROW.ownersStory}`, { names: ['Forged'] }],
];

export const WRITING: readonly Attack[] = [
  changesNothing(
    'adds rows for another owner',
    OWNED.flatMap(([table, row]) => both(table, { body: { ...row, user_id: '{hermit}' } })),
    ...OWNED.map(([table, row]) => stranger(table, { ...row, user_id: '{stranger}' })),
  ),
  changesNothing(
    'names another owner in a list, in CSV, in a form or in the columns',
    [
      stranger('user_stories', [OWN_STORY, { ...story, user_id: '{owner}' }]),
      stranger('user_stories', 'prompt,story,user_id\nx,y,{owner}', { 'content-type': 'text/csv' }),
      stranger('user_stories', 'prompt=x&story=y&user_id={owner}', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      stranger('user_stories?columns=prompt,story,user_id', { ...story, user_id: '{owner}' }),
      stranger('user_stories?on_conflict=user_id', { ...story, user_id: '{owner}' }, merge),
    ],
    stranger('user_stories', [OWN_STORY, OWN_STORY]),
    stranger('user_stories?columns=prompt,story,user_id', { ...story, user_id: '{stranger}' }),
  ),
  changesNothing(
    'changes rows of another user, or all rows',
    [
      ...ROWS.flatMap(([path, body]) => both(path, { method: 'PATCH', body })),
      patch('hermit', 'user_inspirations', prompt),
    ],
    ...ROWS.map(([path, body]) => patch('owner', path, body)),
  ),
  changesNothing(
    'deletes rows of another user, or all rows',
    [
      ...REMOVABLE.flatMap((path) => both(path, { method: 'DELETE' })),
      { as: 'hermit', method: 'DELETE', path: 'user_shared_stories' },
    ],
    ...REMOVABLE.map((path): Sent => ({ as: 'owner', method: 'DELETE', path })),
  ),
  changesNothing(
    'writes over a row of another user by its id, or has it returned',
    TAKEN.flatMap(([table, id, row]) => [
      ...both(table, { body: { ...row, id }, headers: merge }),
      ...both(table, { body: { ...row, id }, headers: ignore }),
      ...both(`${table}?id=eq.${id}`, { method: 'PUT', body: { ...row, id, user_id: '{stranger}' } }),
    ]),
    ...TAKEN.map(([table, , row]) => stranger(table, { ...row, id: ROW.free }, ignore)),
  ),
  changesNothing(
    'writes counters, dates, links and other columns of the database, even with the secret key',
    FIXED.flatMap(([path, values]) =>
      Object.entries(values).flatMap(([column, value]) =>
        (['owner', 'stranger', 'service'] as const).flatMap((as) => [
          patch(as, path, { [column]: value }),
          patch(as, path, { title: 'Better', [column]: value }),
        ]),
      ),
    ),
    patch('owner', `user_stories?id=eq.${ROW.ownersStory}`, { title: 'Better' }),
  ),
  changesNothing(
    'sets columns of the database in a new row or by an upsert',
    [
      { as: 'owner', path: 'user_stories', body: { ...story, deleted_at: '2126-01-01' } },
      {
        as: 'owner',
        path: 'user_inspirations?columns=title,prompt,category,likes_count',
        body: { ...prompt, likes_count: 9 },
      },
      {
        as: 'owner',
        path: 'user_shared_stories',
        body: { ...shared, id: ROW.ownersShared, views_count: 9 },
        headers: merge,
      },
    ],
    { as: 'owner', path: 'user_inspirations?columns=title,prompt,category', body: { ...prompt, likes_count: 9 } },
    { as: 'owner', path: 'user_shared_stories', body: { ...shared, id: ROW.ownersShared }, headers: merge },
  ),
  changesNothing(
    'writes to tables that only functions write',
    CLOSED.flatMap(([path, body]) =>
      (['anonymous', 'stranger', 'owner'] as const).flatMap((as): Sent[] => [
        { as, path: path.replace(/\?.*/, ''), body },
        { as, path: path.replace(/\?.*/, ''), body, headers: merge },
        patch(as, path, body),
        { as, method: 'DELETE', path },
      ]),
    ),
    patch('service', `anonymous_usage?session_id=eq.${GUEST}`, { usage_count: 0 }),
    rpc('anonymous', 'subscribe_to_newsletter', { p_email: 'new@example.com', p_consent: 'Yes.' }),
    rpc('anonymous', 'count_story_view', { p_shared_story_id: ROW.ownersShared }),
  ),
];
