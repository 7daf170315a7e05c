import { inspirationTitle } from '@storyloom/shared/domain';
import type { Inspiration } from './inspiration.ts';

/** The language of a title: that of the prompt, unless the page generated the title. */
export const titleLang = ({ title, category, lang }: Inspiration): string | undefined =>
  title === inspirationTitle(category, '') ? undefined : lang;
