import type { Genre } from '@storyloom/shared/domain';

/** Categories of the original nine (spec 3); each is also the generator of its prompts. */
export type CuratedGenre = Extract<Genre, 'fantasy' | 'scifi' | 'romance'>;
/** Categories without a generator; their prompts name the closest one. */
export type CuratedForm = 'nonfiction' | 'poetry' | 'screenplay';
export type CuratedCategory = CuratedGenre | CuratedForm;

/** A prompt of the built-in list, with the field names of the specification (3). */
interface Fields {
  readonly id: `insp-${number}`;
  readonly title: string;
  readonly description: string;
  /** The prompt itself, as it is passed to the generator. */
  readonly content: string;
  /** A picture to show in place of the drawn cover. */
  readonly image_url?: string;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly created_at: string;
  readonly is_favorite: boolean;
}

export type CuratedInspiration = Fields &
  ({ readonly category: CuratedGenre } | { readonly category: CuratedForm; readonly generator: Genre });

/** The generator that a prompt opens. */
export const generatorOf = (inspiration: CuratedInspiration): Genre =>
  'generator' in inspiration ? inspiration.generator : inspiration.category;
