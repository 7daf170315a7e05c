import type { FunctionRow, TableRow } from '@storyloom/shared/api';
import type { CommunityItem } from '@storyloom/shared/api/community';
import {
  DEFAULT_DIFFICULTY,
  INSPIRATION_CATEGORIES,
  INSPIRATION_DIFFICULTIES,
  type InspirationCategory,
  type InspirationDifficulty,
  knownLanguage,
  languageTag,
} from '@storyloom/shared/domain';

/** A published prompt (table `user_inspirations`). */
export interface Inspiration extends CommunityItem {
  /** Display name; empty in the list of a user's own. */
  readonly author: string;
  readonly title: string;
  readonly prompt: string;
  readonly category: InspirationCategory;
  readonly difficulty: InspirationDifficulty;
  /** The language of title and prompt, as a BCP 47 tag. */
  readonly lang: string | undefined;
  readonly uses: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Whether others see it. */
  readonly isPublic: boolean;
  /** Hidden by the operator. */
  readonly isHidden: boolean;
}

type OwnRow = Pick<
  TableRow<'user_inspirations'>,
  | 'id'
  | 'user_id'
  | 'title'
  | 'prompt'
  | 'category'
  | 'difficulty'
  | 'language'
  | 'likes_count'
  | 'uses_count'
  | 'created_at'
>;

/** A prompt as its owner reads it from the table, or as a list returns it. */
type InspirationRow = OwnRow &
  Partial<
    Pick<TableRow<'user_inspirations'>, 'is_public' | 'hidden_at'> &
      Pick<FunctionRow<'search_inspirations'>, 'author' | 'liked'>
  >;

/** A row as a domain value; an unknown category or difficulty becomes the default one. */
export function parseInspiration(row: InspirationRow): Inspiration {
  return {
    id: row.id,
    userId: row.user_id,
    author: row.author ?? '',
    title: row.title,
    prompt: row.prompt,
    category: INSPIRATION_CATEGORIES.find((known) => known === row.category) ?? 'fantasy',
    difficulty: INSPIRATION_DIFFICULTIES.find((known) => known === row.difficulty) ?? DEFAULT_DIFFICULTY,
    lang: languageTag(knownLanguage(row.language)),
    likes: row.likes_count,
    uses: row.uses_count,
    liked: row.liked ?? false,
    createdAt: row.created_at,
    isPublic: row.is_public ?? true,
    isHidden: (row.hidden_at ?? null) !== null,
  };
}
