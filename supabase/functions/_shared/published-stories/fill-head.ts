import { escape as escapeHtml } from 'html-escaper';

/** The head of a page before any script runs. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** For link previews, by property: 'og:title' and the like. */
  readonly properties?: Readonly<Record<string, string>>;
  readonly noindex: boolean;
  /** The canonical address. */
  readonly canonical?: string;
}

/**
 * Marked as defaults, so that what the page says of itself takes their place; the rest is marked as of the shared story, so
 * that it goes when someone walks on.
 */
const TITLE = /<title data-default>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+data-default\s+name="description"[^<>]*>/;

/** The site's HTML with this head in place of its own. */
export function fillHead(html: string, { title, description, properties = {}, noindex, canonical }: Head): string {
  const tags = [
    `<meta data-default name="description" content="${escapeHtml(description)}" />`,
    ...(noindex ? ['<meta data-shared name="robots" content="noindex" />'] : []),
    ...(canonical ? [`<link data-shared rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    ...Object.entries(properties).map(
      ([property, content]) =>
        `<meta data-shared ${property.startsWith('twitter:') ? 'name' : 'property'}="${property}" content="${escapeHtml(content)}" />`,
    ),
  ];
  return html
    .replace(TITLE, () => `<title data-default>${escapeHtml(title)}</title>`)
    .replace(DESCRIPTION, () => tags.join('\n    '));
}
