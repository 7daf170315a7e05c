import type { TableRow } from '@storyloom/shared/api';
import { ADA, MINA } from './people.ts';

export { ADA, BO, MINA } from './people.ts';

/** A row of `user_stories`, in which the time of deletion is in milliseconds since 1970. */
export interface StoryRow extends Omit<TableRow<'user_stories'>, 'options' | 'deleted_at' | NullableWord> {
  readonly options: object;
  readonly deleted_at: number | null;
  readonly language: string | null;
  readonly perspective: string | null;
  readonly tone: string | null;
}
type NullableWord = 'language' | 'perspective' | 'tone';

export type RevisionRow = TableRow<'story_revisions'>;
export type SharedRow = TableRow<'user_shared_stories'>;
/** The language is a generated column. */
export type PromptRow = Omit<TableRow<'user_inspirations'>, 'language'>;

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dayOf = (n: number) => new Date(Date.UTC(2026, 2, n, 12)).toISOString();

/** A story that Ada saved. `n` sets its id, its texts and its day. */
export const storyRow = (n: number, values: Partial<StoryRow> = {}): StoryRow => ({
  id: idOf(n),
  user_id: ADA,
  title: `Story ${n}`,
  prompt: `A harbour number ${n}`,
  story: `# Story ${n}\n\nIt began on day ${n}.`,
  generator_id: 'fantasy',
  options: {},
  language: 'English',
  perspective: 'Third Person',
  tone: 'Neutral',
  story_length: 100,
  created_at: dayOf(n),
  deleted_at: null,
  demo: false,
  revision: 1,
  ...values,
});

/** A public story of Mina's with the share link `link-n`. `n` sets its id, its texts and its day. */
export const sharedRow = (n: number, values: Partial<SharedRow> = {}): SharedRow => ({
  id: idOf(n),
  user_id: MINA,
  title: `Story ${n}`,
  prompt: `A harbour number ${n}`,
  content: `# Story ${n}\n\nIt began on day ${n}.`,
  generator_id: 'fantasy',
  language: 'English',
  is_public: true,
  is_unlisted: false,
  share_id: `link-${n}`,
  hidden_at: null,
  views_count: 0,
  likes_count: 0,
  created_at: dayOf(n),
  story_id: null,
  source_inspiration_id: null,
  source_story_id: null,
  demo: false,
  ...values,
});

/** A public prompt of Mina's. `n` sets its id, its texts and its day. */
export const promptRow = (n: number, values: Partial<PromptRow> = {}): PromptRow => ({
  id: idOf(n),
  user_id: MINA,
  title: `Prompt ${n}`,
  prompt: `A lighthouse number ${n}`,
  category: 'fantasy',
  difficulty: 'medium',
  is_public: true,
  hidden_at: null,
  likes_count: 0,
  uses_count: 0,
  created_at: dayOf(n),
  ...values,
});

/** The rows 1 to `count`. */
export const several = <Row>(count: number, rowOf: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => rowOf(index + 1));
