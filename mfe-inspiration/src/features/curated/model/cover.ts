import { type Between, type Layer, betweenFrom } from '@storyloom/shared/cover/engraving';
import type { CuratedCategory, CuratedInspiration } from './curated-inspiration.ts';
import { nonfiction, poetry, screenplay } from './cover-forms.ts';
import { fantasy, romance, scifi } from './cover-genres.ts';

/** The sheet that covers are drawn on, as `viewBox`. */
export const COVER_SHEET = '0 0 320 180';

const DRAWINGS: Readonly<Record<CuratedCategory, (between: Between) => readonly Layer[]>> = {
  fantasy,
  scifi,
  romance,
  nonfiction,
  poetry,
  screenplay,
};

/** The cover of an inspiration: the category selects the drawing, the id seeds its variation. */
export function coverOf({ category, id }: Pick<CuratedInspiration, 'category' | 'id'>): readonly Layer[] {
  return DRAWINGS[category](betweenFrom(`${category}/${id}`));
}
