import type { CuratedCategory, CuratedInspiration } from './curated-inspiration.ts';
import { nonfiction, poetry, screenplay } from './cover-forms.ts';
import { fantasy, romance, scifi } from './cover-genres.ts';
import { type CoverShape, type Random, randomFrom } from './cover-pen.ts';

export type { CoverShape };

/** Sheet that covers are drawn on, in its own units. */
export const COVER_SIZE = { width: 320, height: 180 } as const;

const DRAWINGS: Readonly<Record<CuratedCategory, (random: Random) => readonly CoverShape[]>> = {
  fantasy,
  scifi,
  romance,
  nonfiction,
  poetry,
  screenplay,
};

/** The cover of an inspiration: the category decides what is drawn, the id decides how. */
export function coverOf({ category, id }: Pick<CuratedInspiration, 'category' | 'id'>): readonly CoverShape[] {
  return DRAWINGS[category](randomFrom(`${category}/${id}`));
}
