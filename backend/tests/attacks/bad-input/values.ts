/** A value as JSON text. Values that `JSON.stringify` cannot write are written by hand. */
export interface BadValue {
  readonly name: string;
  readonly json: string;
}

const nested = (levels: number, open: string, close: string): string =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

const plain = (name: string, value: unknown): BadValue => ({ name, json: JSON.stringify(value) });

/** Values that are sent in place of any valid one. */
export const BAD_VALUES: readonly BadValue[] = [
  plain('null', null),
  plain('true', true),
  plain('zero', 0),
  plain('a negative number', -1),
  plain('a fraction', 1.5),
  plain('a number beyond 32 bits', 2 ** 31),
  plain('a number beyond 64 bits', 2 ** 64),
  { name: 'a huge number', json: '1e308' },
  { name: 'a number that overflows', json: '1e999' },
  plain('the text NaN', 'NaN'),
  plain('the text Infinity', 'Infinity'),
  plain('an empty text', ''),
  plain('blanks', ' \n\t '),
  plain('a short text', 'x'),
  plain('a text of 70,000 characters', 'x'.repeat(70_000)),
  plain('Arabic', 'ثعلب على شاطئ البحر'),
  plain('Chinese', '海边的狐狸'),
  plain('Devanagari', 'समुद्र किनारे लोमड़ी'),
  plain('characters that change the text direction', 'a\u202Eb\u2066c\u200F'),
  plain('emoji', '🦊👩‍👩‍👧‍👦🏳️‍🌈'),
  { name: 'NUL', json: '"a\\u0000b"' },
  { name: 'half a character', json: '"a\\ud800b"' },
  { name: 'the other half', json: '"\\udc00"' },
  plain('a quote and a backslash', `'"\\;--`),
  plain('half a UUID', '00000000-0000-4000-8000'),
  plain('a UUID with a tail', '00000000-0000-4000-8000-000000000001 or 1=1'),
  plain('an impossible date', '2026-02-30T25:61:00Z'),
  plain('a date in the far future', '999999-01-01'),
  plain('an empty list', []),
  plain('a list', ['x', null, 1, { a: 1 }]),
  plain('a list of lists', [['a'], ['b', 'c']]),
  plain('an empty object', {}),
  plain('an object', { a: { b: [1, 2, 3] }, __proto__x: 1 }),
  plain('a list in the spelling of Postgres', '{a,"b'),
  { name: 'an object of 1,000 levels', json: nested(1000, '{"a":', '}') },
  { name: 'a list of 1,000 levels', json: nested(1000, '[', ']') },
  { name: 'a list of 100,000 levels', json: nested(100_000, '[', ']') },
];

const UUID = '"00000000-0000-4000-8000-000000000013"';

/** Arguments of what counts a call. */
const CALL = { p_caller: '"a"', p_network: '"a network"', p_per_hour: '10', p_per_network: '50', p_per_day: '20' };

/** Every function of the data interface, with valid arguments. */
export const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  search_inspirations: {
    p_query: '"fox"',
    p_categories: '["fantasy"]',
    p_difficulties: '["medium"]',
    p_lengths: '["short"]',
    p_languages: '["English"]',
    p_order: '"likes"',
    p_after_likes: '5',
    p_after_created: '"2026-01-01T00:00:00Z"',
    p_after_id: UUID,
    p_limit: '10',
  },
  search_shared_stories: {
    p_query: '"fox"',
    p_generators: '["fantasy"]',
    p_languages: '["English"]',
    p_order: '"views"',
    p_after_views: '5',
    p_after_created: '"2026-01-01T00:00:00Z"',
    p_after_id: UUID,
    p_limit: '10',
  },
  count_inspirations: {
    p_query: '"fox"',
    p_categories: '["fantasy"]',
    p_difficulties: '["medium"]',
    p_lengths: '["short"]',
    p_languages: '["English"]',
  },
  liked_inspirations: { p_query: '"fox"', p_after_liked: '"2026-01-01T00:00:00Z"', p_after_id: UUID, p_limit: '10' },
  inspiration_counts: { p_ids: `[${UUID}]` },
  shared_story_counts: { p_ids: `[${UUID}]` },
  read_shared_story: { p_id: UUID },
  read_shared_link: { p_share_id: '"owners-unlisted-link-1"' },
  search_stories: {
    p_query: '"fox"',
    p_generators: '["fantasy"]',
    p_languages: '["English"]',
    p_order: '"title"',
    p_from_created: '"2026-01-01T00:00:00Z"',
    p_from_title: '"A fox"',
    p_from_id: UUID,
    p_backwards: 'true',
    p_limit: '10',
  },
  count_stories: { p_query: '"fox"', p_generators: '["fantasy"]', p_languages: '["English"]' },
  delete_story: { p_id: '"00000000-0000-4000-8000-000000000001"' },
  delete_story_for_good: { p_id: '"00000000-0000-4000-8000-000000000003"' },
  deleted_stories: { p_before: '"2026-01-01T00:00:00Z"', p_after_id: UUID, p_limit: '10' },
  export_items: { p_kind: '"stories"', p_after_created: '"2026-01-01T00:00:00Z"', p_after_id: UUID, p_limit: '10' },
  import_items: { p_kind: '"likes"', p_items: '[{"kind": "favorite", "id": "insp-2"}]' },
  hold_deleted_story: { p_id: '"00000000-0000-4000-8000-000000000003"' },
  lengthen_story: {
    p_id: '"00000000-0000-4000-8000-000000000001"',
    p_story: '"# A fox"',
    p_former_title: '"A fox"',
    p_title: '"A fox"',
    p_options: '{"genre": "fantasy"}',
    p_demo: 'false',
  },
  save_story_text: {
    p_id: '"00000000-0000-4000-8000-000000000002"',
    p_base: '1',
    p_story: '"# A fox"',
    p_cause: '"typed"',
    p_session: UUID,
    p_demo: 'false',
    p_restored: '1',
  },
  save_story_notes: {
    p_story_id: '"00000000-0000-4000-8000-000000000002"',
    p_notes: '{"characters": [], "places": [], "rules": "No magic.", "outline": []}',
    p_base: 'null',
    p_names: '["Mara"]',
  },
  restore_story: { p_id: '"00000000-0000-4000-8000-000000000003"' },
  recently_deleted_stories: {},
  report_content: { p_inspiration_id: UUID, p_shared_story_id: 'null', p_reason: '"spam"', p_note: '"A note."' },
  toggle_inspiration_like: { p_inspiration_id: UUID, p_liked: 'true' },
  toggle_story_like: { p_shared_story_id: '"00000000-0000-4000-8000-000000000023"', p_liked: 'true' },
  record_inspiration_use: { p_inspiration_id: UUID, p_story_id: 'null' },
  count_story_view: { p_shared_story_id: '"00000000-0000-4000-8000-000000000023"' },
  subscribe_to_newsletter: { p_email: '"someone@example.com"', p_consent: '"Yes, please."' },
  spend_guest_generation: {
    p_session_id: '"a guest"',
    p_run_id: '"a run"',
    p_network: '"a network"',
    p_network_limit: '10',
    p_claim: '"a request"',
    p_resumes: 'null',
  },
  finish_guest_run: { p_session_id: '"a guest"', p_run_id: '"a run"', p_claim: '"a request"' },
  refund_guest_generation: { p_session_id: '"a guest"', p_run_id: '"a run"', p_claim: '"a request"' },
  begin_story_run: {
    p_user_id: UUID,
    p_run_id: '"a run"',
    p_at_once: '2',
    p_per_hour: '10',
    p_per_day: '50',
    p_claim: '"a request"',
    p_expires_seconds: '600',
  },
  keep_runs: { p_runs: '"[]"' },
  read_kept_run: { p_caller: '"a caller"', p_run_id: '"a run"', p_after: '0' },
  stop_kept_run: { p_caller: '"a caller"', p_run_id: '"a run"' },
  end_story_run: { p_user_id: UUID, p_run_id: '"a run"', p_delivered: 'true', p_claim: '"a request"' },
  spend_random_prompt: CALL,
  spend_short_call: CALL,
};

/** Functions that only the service may call. */
export const OF_THE_SERVICE: ReadonlySet<string> = new Set([
  'spend_guest_generation',
  'refund_guest_generation',
  'finish_guest_run',
  'begin_story_run',
  'end_story_run',
  'keep_runs',
  'read_kept_run',
  'stop_kept_run',
  'spend_random_prompt',
  'spend_short_call',
]);

/** Functions that return private rows. They are called as a stranger, who has none of the texts that answers are searched for. */
export const PRIVATE_READS: ReadonlySet<string> = new Set([
  'search_stories',
  'recently_deleted_stories',
  'deleted_stories',
  'export_items',
  'liked_inspirations',
  'save_story_notes',
  'save_story_text',
]);

/** A JSON object of values that are JSON already. */
export const objectOf = (fields: Readonly<Record<string, string>>): string =>
  `{${Object.entries(fields)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;
