import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES, GENRES } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';

/** A page of the site in the search. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Other words to find it by. Not shown. */
  readonly also: string;
}

const page = (path: string, [title = '', text = '', also = '']: readonly string[]): SitePage => ({
  path,
  title,
  text,
  also,
});

const words = strings.pages;

/** The public pages that are neither posts nor questions. */
export const SITE_PAGES: readonly SitePage[] = [
  page(paths.generators.href(), words.generators),
  ...GENRES.map((genre) => page(paths.generator.href(genre), words.genre(GENRE_NAMES[genre]))),
  page(paths.inspiration.href(), words.inspiration),
  page(paths.curatedInspirations.href(), words.curated),
  page(paths.community.href(), words.community),
  page(paths.features.href(), words.features),
  page(paths.pricing.href(), words.pricing),
  page(paths.faq.href(), words.faq),
  page(paths.about.href(), words.about),
  page(paths.blog.href(), words.blog),
  page(paths.sitemap.href(), words.sitemap),
  page(paths.terms.href(), words.terms),
  page(paths.privacy.href(), words.privacy),
  page(paths.signUp.href(), words.signUp),
  page(paths.auth.href(), words.signIn),
];
