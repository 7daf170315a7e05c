import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Report } from './front-matter.ts';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** The parts of a Markdown node that the checks use. */
interface MarkdownNode {
  readonly type: string;
  readonly depth?: number;
  readonly url?: string;
  readonly alt?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly children?: readonly MarkdownNode[] | undefined;
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** Markdown that posts must not use, and what to write instead. */
const REFUSED: Readonly<Record<string, string>> = {
  html: 'raw HTML; write it as Markdown',
  code: 'a block of code; quote it as a passage with ">"',
  footnoteReference: 'a footnote; say it in the text',
  footnoteDefinition: 'a footnote; say it in the text',
  imageReference: 'a picture by reference; write its address in place',
};

/** Where a link may lead: to a page of the site by its whole path, or elsewhere by https. */
const LINK = /^(?:\/(?!\/)|https:\/\/)/;
export const FIGURE = /^figures\/(?<name>[a-z0-9-]+)\.svg$/;

function check(node: MarkdownNode, parent: MarkdownNode | undefined, report: Report): void {
  const line = `line ${node.position?.start.line ?? '?'} of its text`;
  const refused = REFUSED[node.type];
  if (refused !== undefined) report(`${line} has ${refused}`);
  if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3) {
    report(`${line} has a heading of level ${node.depth}; use ## and ###`);
  }
  if (node.type === 'link' && !LINK.test(node.url ?? '')) {
    report(`${line} links to ${node.url}; write a path such as /blog/world-building, or an address with https`);
  }
  if (node.type === 'image') {
    if (parent?.type !== 'paragraph' || parent.children?.length !== 1)
      report(`${line}: put the figure on lines of its own`);
    if (!FIGURE.test(node.url ?? '')) report(`${line} shows ${node.url}; figures are figures/<name>.svg`);
    if (!node.alt?.trim()) report(`${line}: say between [ and ] what the figure shows`);
    if (!node.title?.trim()) report(`${line}: give the figure a caption, in quotation marks after its address`);
  }
  for (const child of node.children ?? []) check(child, node, report);
}

/** Parses Markdown into a tree of elements, and reports what posts must not use. */
export function parseMarkdown(markdown: string, report: Report) {
  const tree = processor.parse(markdown);
  check(tree, undefined, report);
  return processor.runSync(tree);
}
