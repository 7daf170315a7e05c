import { MINA } from './session.ts';

/** A row of `user_inspirations`. */
export interface PromptRow {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly prompt: string;
  readonly category: string;
  readonly difficulty: string;
  readonly is_public: boolean;
  readonly hidden_at: string | null;
  readonly likes_count: number;
  readonly uses_count: number;
  readonly created_at: string;
}

/** A row of `user_shared_stories`. */
export interface StoryRow {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly prompt: string;
  readonly content: string;
  readonly generator_id: string;
  readonly language: string;
  readonly is_public: boolean;
  readonly hidden_at: string | null;
  /** Names its public page; `null` while it is private. */
  readonly share_id: string | null;
  readonly demo?: boolean;
  readonly views_count: number;
  readonly likes_count: number;
  readonly created_at: string;
  readonly source_inspiration_id: string | null;
  readonly source_story_id: string | null;
}

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dayOf = (n: number) => new Date(Date.UTC(2026, 2, n, 12)).toISOString();

/** A public prompt of Mina's; `n` tells prompts apart and dates them, one a day. */
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

/** A public story of Mina's at the link `link-n`; `n` tells stories apart and dates them, one a day. */
export const storyRow = (n: number, values: Partial<StoryRow> = {}): StoryRow => ({
  id: idOf(n),
  user_id: MINA,
  title: `Story ${n}`,
  prompt: `A harbour number ${n}`,
  content: `# Story ${n}\n\nIt began on day ${n}.`,
  generator_id: 'fantasy',
  language: 'English',
  is_public: true,
  hidden_at: null,
  share_id: `link-${n}`,
  views_count: 0,
  likes_count: 0,
  created_at: dayOf(n),
  source_inspiration_id: null,
  source_story_id: null,
  ...values,
});

/** So many of them, from `1` on. */
export const several = <Row>(count: number, rowOf: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => rowOf(index + 1));
