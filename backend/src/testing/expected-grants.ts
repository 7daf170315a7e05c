/** What the two roles a browser can have may do to whole tables, as the migrations say: `role PRIVILEGE table`. */
const TABLE_GRANTS: readonly string[] = [
  'authenticated DELETE curated_favorites',
  'authenticated SELECT curated_favorites',
  'authenticated DELETE inspiration_likes',
  'authenticated SELECT inspiration_likes',
  'authenticated SELECT inspiration_uses',
  'anon SELECT profiles',
  'authenticated SELECT profiles',
  'authenticated DELETE shared_story_likes',
  'authenticated SELECT shared_story_likes',
  'anon SELECT user_inspirations',
  'authenticated DELETE user_inspirations',
  'authenticated SELECT user_inspirations',
  'anon SELECT user_shared_stories',
  'authenticated DELETE user_shared_stories',
  'authenticated SELECT user_shared_stories',
  'authenticated DELETE user_stories',
  'authenticated SELECT user_stories',
];

/** The columns that the same roles may write, in tables that they may not write whole. */
const COLUMN_GRANTS: readonly string[] = [
  ...['inspiration_id', 'user_id'].map((column) => `authenticated INSERT curated_favorites.${column}`),
  ...['inspiration_id', 'user_id'].map((column) => `authenticated INSERT inspiration_likes.${column}`),
  ...['inspiration_id', 'story_id', 'user_id'].map((column) => `authenticated INSERT inspiration_uses.${column}`),
  'authenticated UPDATE profiles.display_name',
  ...['shared_story_id', 'user_id'].map((column) => `authenticated INSERT shared_story_likes.${column}`),
  ...['category', 'difficulty', 'id', 'is_public', 'prompt', 'title', 'user_id'].map(
    (column) => `authenticated INSERT user_inspirations.${column}`,
  ),
  ...['category', 'difficulty', 'is_public', 'prompt', 'title'].map(
    (column) => `authenticated UPDATE user_inspirations.${column}`,
  ),
  ...['INSERT', 'UPDATE'].flatMap((privilege) =>
    [
      'content',
      'generator_id',
      'id',
      'is_public',
      'language',
      'prompt',
      'source_inspiration_id',
      'source_story_id',
      'story_id',
      'title',
      'user_id',
    ].map((column) => `authenticated ${privilege} user_shared_stories.${column}`),
  ),
  ...[
    'generator_id',
    'id',
    'language',
    'options',
    'perspective',
    'prompt',
    'story',
    'story_length',
    'title',
    'tone',
    'user_id',
  ].map((column) => `authenticated INSERT user_stories.${column}`),
  'authenticated UPDATE user_stories.title',
];

/** The functions that the same roles may call. */
const FUNCTION_GRANTS: readonly string[] = [
  'anon private.shares_with_everybody',
  'anon public.count_inspirations',
  'anon public.count_story_view',
  'anon public.inspiration_counts',
  'anon public.read_shared_story',
  'anon public.search_inspirations',
  'anon public.search_shared_stories',
  'anon public.shared_story_counts',
  'anon public.subscribe_to_newsletter',
  'authenticated private.search_text',
  'authenticated private.search_words',
  'authenticated private.shares_with_everybody',
  'authenticated private.spaced_characters',
  'authenticated private.today',
  'authenticated public.count_inspirations',
  'authenticated public.count_story_view',
  'authenticated public.inspiration_counts',
  'authenticated public.read_shared_story',
  'authenticated public.record_inspiration_use',
  'authenticated public.report_content',
  'authenticated public.search_inspirations',
  'authenticated public.search_shared_stories',
  'authenticated public.shared_story_counts',
  'authenticated public.subscribe_to_newsletter',
  'authenticated public.toggle_inspiration_like',
  'authenticated public.toggle_story_like',
];

/** What `readGrants` finds in a database that was migrated. */
export const EXPECTED_GRANTS = {
  tables: TABLE_GRANTS.toSorted(),
  columns: COLUMN_GRANTS.toSorted(),
  functions: FUNCTION_GRANTS.toSorted(),
  hidden: [],
};
