import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, GUEST, ROW, SUBSCRIBER } from '../seed.ts';
import type { Who } from '../world.ts';

const { looks } = attacksOf('Reading private rows');
const closed = attacksOf('Tables that are closed to browsers');

interface Hidden {
  readonly what: string;
  readonly path: string;
  /** What the answer must not contain. */
  readonly hidden?: string;
  readonly control?: Who;
}

/** Every table with private rows. */
const PRIVATE: readonly Hidden[] = [
  { what: 'the saved stories of others', path: 'user_stories?select=*' },
  { what: 'the private prompts of others', path: 'user_inspirations?select=*' },
  { what: 'the private stories of others in the table of published ones', path: 'user_shared_stories?select=*' },
  { what: 'who likes which prompt', path: 'inspiration_likes?select=*', hidden: '{owner}' },
  { what: 'who likes which story', path: 'shared_story_likes?select=*', hidden: '{owner}' },
  { what: 'who used which prompt', path: 'inspiration_uses?select=*', hidden: '{owner}' },
  { what: 'the favorites of others', path: 'curated_favorites?select=*', hidden: '{owner}' },
  { what: 'the name of a user who publishes nothing', path: 'profiles?select=*', control: 'hermit' },
  {
    what: 'the daily counts of the stories of others',
    path: 'shared_story_days?select=*',
    hidden: ROW.ownersShared,
  },
  { what: 'the earlier texts of the stories of others', path: 'story_revisions?select=*' },
];

/** Every table that only the story service or the operator reads. */
const CLOSED: readonly Hidden[] = [
  { what: 'how many stories guests have used', path: 'anonymous_usage?select=*', hidden: GUEST },
  { what: 'the runs of stories', path: 'story_runs?select=*', hidden: GUEST },
  { what: 'the addresses of the newsletter', path: 'newsletter_subscribers?select=*', hidden: SUBSCRIBER },
];

const ASKERS = [
  ['stranger', 'A stranger'],
  ['anonymous', 'A visitor'],
] as const;

const numbered = (letter: string, first: number, index: number): string =>
  `${letter}-${String(first + index).padStart(3, '0')}`;

const privateTables: readonly Attack[] = PRIVATE.flatMap(({ what, path, hidden = CANARY, control = 'owner' }, table) =>
  ASKERS.map(([as, name], asker) =>
    looks(
      numbered('R', 1, table * 2 + asker),
      `${name} lists ${what}`,
      `row level security of ${path.split('?')[0]}`,
      { as, path },
      { as: control },
      hidden,
    ),
  ),
);

const closedTables: readonly Attack[] = CLOSED.flatMap(({ what, path, hidden }, table) =>
  (['owner', 'anonymous'] as const).map((as, asker) =>
    looks(
      numbered('X', 1, table * 2 + asker),
      `${as === 'owner' ? 'A signed-in user' : 'A visitor'} lists ${what}`,
      `no grant on ${path.split('?')[0]}`,
      { as, path },
      { as: 'service' },
      hidden,
    ),
  ),
);

const guestRow = `session_id=eq.${GUEST}`;

const closedToWriting: readonly Attack[] = [
  closed.acts(
    'X-007',
    'A guest resets the number of used stories',
    'no grant on anonymous_usage',
    (['anonymous', 'owner'] as const).map((as) => ({
      as,
      method: 'PATCH',
      path: `anonymous_usage?${guestRow}`,
      body: { usage_count: 0 },
    })),
    { as: 'service', method: 'PATCH', path: `anonymous_usage?${guestRow}`, body: { usage_count: 0 } },
  ),
  closed.acts(
    'X-008',
    'A guest deletes the row that counts their stories',
    'no grant on anonymous_usage',
    (['anonymous', 'owner'] as const).map((as) => ({ as, method: 'DELETE', path: `anonymous_usage?${guestRow}` })),
    { as: 'service', method: 'DELETE', path: `anonymous_usage?${guestRow}` },
  ),
  closed.acts(
    'X-009',
    'A guest adds or replaces a row that counts stories',
    'no grant on anonymous_usage',
    [
      { as: 'anonymous', path: 'anonymous_usage', body: { session_id: 'mine', usage_count: 0 } },
      {
        as: 'owner',
        path: 'anonymous_usage',
        body: { session_id: GUEST, usage_count: 0 },
        headers: { prefer: 'resolution=merge-duplicates' },
      },
    ],
    { as: 'service', path: 'anonymous_usage', body: { session_id: 'new guest', usage_count: 0 } },
  ),
  closed.acts(
    'X-010',
    'A user deletes, dates back or adds runs, to escape a budget',
    'no grant on story_runs',
    (['anonymous', 'owner'] as const).flatMap((as) => [
      { as, method: 'DELETE', path: `story_runs?caller=eq.guest:${GUEST}` },
      { as, method: 'PATCH', path: `story_runs?caller=eq.guest:${GUEST}`, body: { started_at: '2001-01-01' } },
      { as, path: 'story_runs', body: { caller: 'user:{stranger}', run_id: 'x' } },
    ]),
    {
      as: 'service',
      path: 'rpc/refund_guest_generation',
      body: { p_session_id: GUEST, p_run_id: 'run-of-the-guest' },
    },
  ),
  closed.acts(
    'X-014',
    'A browser reads, changes or adds what stories said while nobody read them',
    'no grant on kept_runs and kept_run_parts',
    (['anonymous', 'owner'] as const).flatMap((as) =>
      ['kept_runs', 'kept_run_parts'].flatMap((table) => [
        { as, path: `${table}?select=*` },
        { as, method: 'DELETE', path: `${table}?caller=eq.guest:${GUEST}` },
        { as, method: 'PATCH', path: `${table}?caller=eq.guest:${GUEST}`, body: { run_id: 'another' } },
        { as, path: table, body: { caller: 'user:{owner}', run_id: 'x' } },
      ]),
    ),
    { as: 'service', path: 'rpc/stop_kept_run', body: { p_caller: `guest:${GUEST}`, p_run_id: 'run-of-the-guest' } },
  ),
  closed.acts(
    'X-011',
    'A browser writes to the newsletter table directly',
    'no grant on newsletter_subscribers',
    (['anonymous', 'owner'] as const).flatMap((as) => [
      { as, path: 'newsletter_subscribers', body: { email: 'x@example.com', consent: 'none' } },
      { as, method: 'PATCH', path: `newsletter_subscribers?email=eq.${SUBSCRIBER}`, body: { email: 'x@example.com' } },
      { as, method: 'DELETE', path: `newsletter_subscribers?email=eq.${SUBSCRIBER}` },
    ]),
    { as: 'anonymous', path: 'rpc/subscribe_to_newsletter', body: { p_email: 'new@example.com', p_consent: 'Yes.' } },
  ),
  closed.acts(
    'X-012',
    'An author writes views directly, to look popular',
    'no grant on shared_story_views',
    (['anonymous', 'owner'] as const).flatMap((as) => [
      { as, path: 'shared_story_views', body: { shared_story_id: ROW.ownersShared, visitor: 'b'.repeat(64) } },
      { as, method: 'DELETE', path: `shared_story_views?shared_story_id=eq.${ROW.ownersShared}` },
    ]),
    { as: 'anonymous', path: 'rpc/count_story_view', body: { p_shared_story_id: ROW.ownersShared } },
  ),
  closed.looks(
    'X-013',
    'A browser reads who viewed a story',
    'no grant on shared_story_views',
    (['anonymous', 'owner'] as const).map((as) => ({ as, path: 'shared_story_views?select=*' })),
    { as: 'anonymous', path: `user_shared_stories?select=id,views_count&id=eq.${ROW.ownersShared}` },
    '"views_count":1',
  ),
];

export const readingTables: readonly Attack[] = [...privateTables, ...closedTables, ...closedToWriting];
