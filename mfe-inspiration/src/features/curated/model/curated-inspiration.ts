import type { Genre } from '@storyloom/shared/domain';

/** Categories of the curated inspirations; each is also the generator that its prompt is meant for. */
export type CuratedCategory = Extract<Genre, 'fantasy' | 'scifi' | 'romance'>;

/** A prompt of the built-in list, with the field names of the specification (3). */
export interface CuratedInspiration {
  readonly id: `insp-${number}`;
  readonly title: string;
  readonly description: string;
  /** The prompt itself, as it is handed to the generator. */
  readonly content: string;
  readonly category: CuratedCategory;
  /** A picture to show in place of the drawn cover. */
  readonly image_url?: string;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly created_at: string;
  readonly is_favorite: boolean;
}
