import { DOMParser, Fragment, type Node, type ParseOptions, type ParseRule, Slice } from 'prosemirror-model';
import { emphasis, heading, paragraph, schema, strong, title } from './schema.ts';
import { withGap } from './separators.ts';

/** What is not text. */
const DROPPED =
  'script, style, template, noscript, title, head, iframe, object, embed, svg, math, canvas, video, audio, img, picture, ' +
  'button, input, select, textarea, [hidden]';

const BLOCKS = 'p, div, li, dt, dd, blockquote, pre, td, th, caption, figcaption';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** A paragraph, unless it only holds others. Without a separator, it gets the usual one. */
function paragraphAttrs(element: HTMLElement) {
  if (element.querySelector(`${BLOCKS}, ${HEADINGS}`)) return false;
  return { before: element.dataset['gap'] === 'none' ? withGap('none', '\n') : '' };
}

const isBold = (weight: string) => /^(?:bold|bolder|[6-9]\d\d)$/.test(weight);

/** Word and Google Docs emphasize with styles, and Docs wraps everything in a `b` that is not bold. */
const RULES: readonly ParseRule[] = [
  { tag: DROPPED, ignore: true },
  { style: 'display=none', ignore: true },
  { tag: 'h1', node: title.name, attrs: { before: '' } },
  { tag: 'h2', node: heading.name, attrs: { before: '', level: 2 } },
  { tag: 'h3, h4, h5, h6', node: heading.name, attrs: { before: '', level: 3 } },
  { tag: BLOCKS, node: paragraph.name, getAttrs: paragraphAttrs },
  // The lines of a poem: what follows is a paragraph right below.
  { tag: 'br', closeParent: true },
  { tag: 'b, strong', mark: strong.name, getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
  { tag: 'i, em, cite', mark: emphasis.name, getAttrs: ({ style }) => style.fontStyle !== 'normal' && null },
  { style: 'font-weight', mark: strong.name, getAttrs: (weight) => isBold(weight) && null },
  { style: 'font-style=italic', mark: emphasis.name },
];

// What is never closed ends with the text, as in a browser; the patterns would take long to look for its end again and again.
const STYLE_ELEMENT = /<style\b[^>]*(?:$|>[^]*?(?:$|<\/style\s*>))/gi;
const TAG = /<[a-z](?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;
const STYLE_OR_HANDLER = /([\s"'/])(style|on\w+)(?=\s*=)/gi;

/**
 * The site's Content Security Policy also holds in the document that HTML is parsed in: style attributes and elements and event
 * handlers would do nothing but be reported. Styles are given back by `pastedHtmlParser`.
 */
const withoutRefused = (html: string) =>
  html.replaceAll(STYLE_ELEMENT, '').replaceAll(TAG, (tag) => tag.replaceAll(STYLE_OR_HANDLER, '$1data-$2'));

class PastedHtmlParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    const styled = dom instanceof Element ? dom.querySelectorAll<HTMLElement>('[data-style]') : [];
    for (const element of styled) element.style.cssText = element.dataset['style'] ?? '';
    return super.parseSlice(dom, options);
  }
}

export const pastedHtmlParser = new PastedHtmlParser(schema, RULES);

/** In Google Docs, a `br` between paragraphs is an empty one. Word ends each paragraph with an element of its own. */
const withPlainParagraphs = (html: string) =>
  html.replaceAll(/<\/?o:p\b[^<>]*>/gi, '').replaceAll(/(<\/p>\s*)<br[^>]*>/gi, '$1<p></p>');

/** HTML from other programs, ready to be parsed. */
export const preparedHtml = (html: string): string => withPlainParagraphs(withoutRefused(html));

const isBlank = (block: Node) => block.textContent.trim() === '';

/** A heading is bold anyway. */
function withoutStrong(block: Node): Node {
  if (block.type === paragraph) return block;
  return block.copy(Fragment.from(block.children.map((text) => text.mark(strong.removeFromSet(text.marks)))));
}

/** Empty paragraphs become a gap, as blank lines of a text do; blanks between the elements of a page do not. */
export function withGaps(slice: Slice): Slice {
  const { content, openEnd, openStart } = slice;
  if (content.childCount < 2) return slice;
  const blocks: Node[] = [];
  let isApart = false;
  for (const block of content.content) {
    const attrs = isApart && blocks.length > 0 ? { ...block.attrs, before: withGap('scene', '\n') } : block.attrs;
    if (!isBlank(block)) blocks.push(withoutStrong(block.type.create(attrs, block.content)));
    isApart = isBlank(block) && block.attrs['before'] === '';
  }
  return new Slice(Fragment.from(blocks), Math.min(openStart, blocks.length), Math.min(openEnd, blocks.length));
}
