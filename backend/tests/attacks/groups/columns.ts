import { ROW } from '../seed.ts';
import type { Sent } from '../world.ts';
import { rpc } from './calls.ts';

/** The columns of a table that browsers can write, each with a value that differs from the seed. */
export interface TableColumns {
  readonly table: string;
  /** Selects a row of the owner. */
  readonly filter: string;
  /** A valid new row. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Columns that the owner may change, with a new value. */
  readonly changeable: Readonly<Record<string, unknown>>;
  /** Columns that a new row may name, with a value. */
  readonly insertable: Readonly<Record<string, unknown>>;
  /** The other columns, which only the database sets, or which are fixed in an existing row. */
  readonly kept: Readonly<Record<string, unknown>>;
  /** How a row is written if only a function can. */
  readonly written?: Sent;
}

const NOTES = { characters: [], places: [], rules: 'Forged', outline: [] };
const long = 'Another text';
const then = '2001-01-01T00:00:00Z';

/** Every column of every table that browsers can use; a test compares the list with the database. */
export const COLUMNS: readonly TableColumns[] = [
  {
    table: 'user_stories',
    filter: `id=eq.${ROW.ownersStory}`,
    row: { prompt: 'p', story: 's' },
    changeable: { title: long },
    insertable: {
      id: ROW.free,
      user_id: '{owner}',
      prompt: long,
      story: long,
      title: long,
      generator_id: 'scifi',
      options: { a: 1 },
      language: 'French',
      perspective: 'First Person',
      tone: 'Light',
      story_length: 500,
      demo: true,
    },
    kept: { created_at: then, deleted_at: then, revision: 7 },
  },
  {
    table: 'user_inspirations',
    filter: `id=eq.${ROW.ownersPrompt}`,
    row: { title: 't', prompt: 'p', category: 'fantasy' },
    changeable: { title: long, prompt: long, category: 'mystery', difficulty: 'hard', is_public: false },
    insertable: {
      id: ROW.free,
      user_id: '{owner}',
      title: long,
      prompt: long,
      category: 'mystery',
      difficulty: 'hard',
      is_public: true,
    },
    kept: { likes_count: 999, uses_count: 999, created_at: then, hidden_at: then, language: 'French' },
  },
  {
    table: 'user_shared_stories',
    filter: `id=eq.${ROW.ownersUnlisted}`,
    row: { title: 't', prompt: 'p', content: 'c' },
    changeable: {
      story_id: null,
      title: long,
      prompt: long,
      content: long,
      generator_id: 'scifi',
      language: 'French',
      is_public: true,
      is_unlisted: false,
      source_inspiration_id: ROW.strangersPrompt,
      source_story_id: ROW.strangersShared,
      demo: true,
    },
    insertable: {
      id: ROW.free,
      user_id: '{owner}',
      story_id: ROW.ownersStory,
      title: long,
      prompt: long,
      content: long,
      generator_id: 'scifi',
      language: 'French',
      is_public: true,
      is_unlisted: true,
      source_inspiration_id: ROW.ownersHiddenPrompt,
      source_story_id: ROW.strangersShared,
      demo: true,
    },
    kept: { views_count: 999, likes_count: 999, created_at: then, hidden_at: then, share_id: 'a-link-of-ones-own-001' },
  },
  {
    table: 'inspiration_likes',
    filter: 'user_id=eq.{owner}',
    row: { inspiration_id: ROW.strangersPrompt },
    changeable: {},
    insertable: { inspiration_id: ROW.strangersPrompt, user_id: '{owner}' },
    kept: { created_at: then },
  },
  {
    table: 'shared_story_likes',
    filter: 'user_id=eq.{owner}',
    row: { shared_story_id: ROW.strangersShared },
    changeable: {},
    insertable: { shared_story_id: ROW.strangersShared, user_id: '{owner}' },
    kept: { created_at: then },
  },
  {
    table: 'inspiration_uses',
    filter: `id=eq.${ROW.ownersUse}`,
    row: { inspiration_id: ROW.ownersPrompt },
    changeable: {},
    insertable: { inspiration_id: ROW.ownersPrompt, user_id: '{owner}', story_id: ROW.ownersStory },
    kept: { id: ROW.free, used_on: '2001-01-01', created_at: then },
  },
  {
    table: 'curated_favorites',
    filter: 'user_id=eq.{owner}',
    row: { inspiration_id: 'insp-9' },
    changeable: {},
    insertable: { user_id: '{owner}', inspiration_id: 'insp-9' },
    kept: { created_at: then },
  },
  {
    table: 'profiles',
    filter: 'id=eq.{owner}',
    row: { id: '{owner}' },
    changeable: { display_name: long },
    insertable: {},
    kept: { id: ROW.free },
  },
  {
    table: 'story_revisions',
    filter: `story_id=eq.${ROW.ownersStory}`,
    row: { story_id: ROW.ownersStory, number: 9, story: 's', cause: 'typed' },
    changeable: {},
    insertable: {},
    kept: {
      story_id: ROW.ownersDeleted,
      number: 9,
      story: long,
      cause: 'typed',
      session: ROW.free,
      created_at: then,
      characters: 1,
      restored_at: then,
    },
    written: rpc('owner', 'save_story_text', {
      p_id: ROW.ownersStory,
      p_base: 1,
      p_story: long,
      p_cause: 'typed',
      p_session: ROW.free,
    }),
  },
  {
    table: 'story_notes',
    filter: `story_id=eq.${ROW.ownersStory}`,
    row: { story_id: ROW.strangersStory, notes: NOTES },
    changeable: {},
    insertable: {},
    kept: { story_id: ROW.ownersDeleted, notes: NOTES, names: ['Forged'], revision: 9, updated_at: then },
    written: rpc('owner', 'save_story_notes', { p_story_id: ROW.ownersStory, p_notes: NOTES, p_base: 1 }),
  },
];
