import { inspirationTitle } from '@storyloom/shared/domain';
import type { Inspiration } from './inspiration.ts';

/** What a title is written in: as the prompt, unless the page made it up where its writer gave none. */
export const titleLang = ({ title, category, lang }: Inspiration): string | undefined =>
  title === inspirationTitle(category, '') ? undefined : lang;
