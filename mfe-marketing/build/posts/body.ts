import { toString } from 'hast-util-to-string';
import type { PostElement, PostNode } from '../../src/model/post.ts';
import { compileFigure, type Element } from './figure.ts';
import type { Report } from './front-matter.ts';
import { FIGURE, parseMarkdown } from './markdown.ts';

/** Elements of a text; other elements that Markdown can produce are left out. */
const TAGS = new Set('p h2 h3 ul ol li blockquote hr table thead tbody tr th td a em strong del br'.split(' '));
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ['href'], ol: ['start'] };

/** Elements that contain only other blocks, no text. */
const BLOCKS = new Set(['body', 'ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tr']);

export interface Body {
  readonly nodes: readonly PostNode[];
  /** The plain text, one line for each block. */
  readonly text: string;
  /** Slugs of the posts that it links to. */
  readonly links: readonly string[];
}

interface Context {
  /** The drawing with a name, if it exists. */
  readonly figure: (name: string) => string | undefined;
  readonly title: string;
}

/** The id of a heading: its words in lower case. */
function idOf(heading: string, taken: Set<string>): string {
  const words =
    heading
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'part';
  let id = words;
  for (let count = 2; taken.has(id); count += 1) id = `${words}-${count}`;
  taken.add(id);
  return id;
}

/** Compiles the Markdown of a post into the elements of its page. */
export function compileBody(markdown: string, { figure, title }: Context, report: Report): Body {
  const ids = new Set<string>();
  const links: string[] = [];
  let heading = title;

  function figureOf({ properties }: Element): PostElement {
    const name = FIGURE.exec(String(properties.src))?.groups?.name ?? '';
    const svg = figure(name);
    if (svg === undefined) report(`its figure figures/${name}.svg is not there`);
    const drawing = compileFigure(svg ?? '<svg viewBox="0 0 1 1"></svg>', String(properties.alt ?? ''), report);
    return ['figure', 0, drawing, ['figcaption', 0, String(properties.title ?? '')]];
  }

  function attributesOf({ tagName, properties, ...element }: Element): Readonly<Record<string, string>> | 0 {
    const kept = (ATTRIBUTES[tagName] ?? []).filter((name) => properties[name] !== undefined);
    const attributes = Object.fromEntries(kept.map((name) => [name, String(properties[name])]));
    if (tagName === 'h2' || tagName === 'h3') {
      heading = toString({ ...element, tagName, properties });
      attributes.id = idOf(heading, ids);
    }
    if (tagName === 'th') attributes.scope = 'col';
    const post = /^\/blog\/(?<slug>[^/#?]+)$/.exec(attributes.href ?? '')?.groups?.slug;
    if (post !== undefined) links.push(post);
    return Object.keys(attributes).length === 0 ? 0 : attributes;
  }

  function nodesOf(children: Element['children'], parent = 'body'): readonly PostNode[] {
    return children.flatMap((node): readonly PostNode[] => {
      // Markdown has line ends between blocks, which a page does not need and a table must not contain.
      if (node.type === 'text') return BLOCKS.has(parent) && node.value.trim() === '' ? [] : [node.value];
      if (node.type !== 'element') return [];
      const [first] = node.children;
      if (node.tagName === 'p' && first?.type === 'element' && first.tagName === 'img') return [figureOf(first)];
      if (!TAGS.has(node.tagName)) return [];
      const attributes = attributesOf(node);
      // A table is named by the heading above it.
      if (node.tagName === 'table') return [['table', 0, ['caption', 0, heading], ...nodesOf(node.children, 'table')]];
      return [[node.tagName, attributes, ...nodesOf(node.children, node.tagName)]];
    });
  }

  const nodes = nodesOf(parseMarkdown(markdown, report).children as Element['children']);
  return { nodes, text: textOf(nodes), links };
}

/** Elements whose words are not part of the post's text: drawings, and captions copied from a heading. */
const WITHOUT_WORDS = new Set(['svg', 'caption']);
const INLINE = new Set(['a', 'em', 'strong', 'del']);

function textOf(nodes: readonly PostNode[]): string {
  const words = (node: PostNode): string => {
    if (typeof node === 'string') return node;
    const [tag, , ...children] = node;
    if (WITHOUT_WORDS.has(tag)) return '';
    const text = children.map(words).join('');
    return INLINE.has(tag) ? text : `${text}\n`;
  };
  return nodes.map(words).join('').replaceAll(/\n+/g, '\n').trim();
}
