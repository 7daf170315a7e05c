import type { RemoteModule } from './remote-module.ts';

/** The picture of a page for link previews; drawn when the remote is built. */
export interface PagePicture {
  /** Name of the file without its ending, in the remote's folder `pictures`: lower case, digits and hyphens. */
  readonly name: string;
  /** A line above the title, such as a category. */
  readonly eyebrow: string;
  readonly title: string;
}

/** A page of a remote that is prerendered as HTML when the site is assembled. Its title and description are those of its component. */
export interface PublicPage {
  /** A whole path, such as `/blog/world-building`, without parameters. */
  readonly path: string;
  readonly type: 'website' | 'article';
  /** That of the home page when absent. */
  readonly picture?: PagePicture;
  /**
   * Its scripts are loaded with it, instead of when the visitor begins to use it: what it shows depends on data or on this
   * device. Its HTML is what all visitors see first.
   */
  readonly live?: boolean;
  /** Day of its last change as `2026-11-22`, if the page has one. */
  readonly changed?: string;
  /** JSON-LD objects; `{origin}` in a text becomes the site's origin. */
  readonly structuredData?: readonly object[];
  /** Not in the sitemap, and with `noindex`. */
  readonly hidden?: boolean;
}

/** A text file of the site that a remote writes, such as a feed; `{origin}` in it becomes the site's origin. */
export interface PublicFile {
  /** `/rss.xml` */
  readonly path: string;
  readonly content: string;
}

/** The prerendering entry of a remote with public pages, built from `src/prerender.ts` and run by `assemble`. */
export interface PrerenderModule {
  readonly remote: RemoteModule;
  readonly pages: readonly PublicPage[];
  readonly files?: readonly PublicFile[];
}
