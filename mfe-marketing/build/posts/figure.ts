import { fromHtml } from 'hast-util-from-html';
import type { PostElement, PostNode } from '../../src/model/post.ts';
import type { Report } from './front-matter.ts';

type Root = ReturnType<typeof fromHtml>;
export type Element = Extract<Root['children'][number], { type: 'element' }>;

/** Elements that a figure may contain. */
const SHAPES = new Set([
  'svg',
  'g',
  'path',
  'line',
  'polyline',
  'polygon',
  'rect',
  'circle',
  'ellipse',
  'text',
  'tspan',
]);

/** Allowed attributes: the parser's name and React's. */
const SAME_NAME =
  'viewBox className transform opacity fill stroke strokeWidth d points x y x1 y1 x2 y2 dx dy cx cy r rx ry width height ' +
  'textAnchor fontSize fontStyle fontWeight dominantBaseline';
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SAME_NAME.split(' ').map((name) => [name, name])),
  strokeDashArray: 'strokeDasharray',
  strokeLineCap: 'strokeLinecap',
  strokeLineJoin: 'strokeLinejoin',
};

/** Colours of the page; a fixed colour would be invisible in one of the two themes. */
const INKS = new Set(['currentColor', 'none']);
const CLASSES = new Set(['accent-fill', 'accent-stroke', 'muted', 'paper']);

function attributesOf({ tagName, properties }: Element, report: Report): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'xmlns') continue;
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    const known = ATTRIBUTES[name];
    if (known === undefined) report(`its figure has <${tagName} ${name}>, which figures may not have; take it out`);
    else attributes[known] = text;
    if ((name === 'fill' || name === 'stroke') && !INKS.has(text)) {
      report(
        `its figure has ${name}="${text}"; use ${[...INKS].join(' or ')} and the classes ${[...CLASSES].join(', ')}`,
      );
    }
  }
  for (const name of (attributes.className ?? '').split(' ').filter(Boolean)) {
    if (!CLASSES.has(name)) report(`its figure has the class ${name}; there are ${[...CLASSES].join(', ')}`);
  }
  return attributes;
}

function nodesOf(parent: Element, report: Report): readonly PostNode[] {
  return parent.children.flatMap((node): readonly PostNode[] => {
    if (node.type === 'text') return node.value.trim() === '' ? [] : [node.value];
    if (node.type !== 'element') return [];
    if (!SHAPES.has(node.tagName)) report(`its figure has <${node.tagName}>; draw with ${[...SHAPES].join(', ')}`);
    return [
      [
        node.tagName,
        Object.keys(node.properties).length === 0 ? 0 : attributesOf(node, report),
        ...nodesOf(node, report),
      ],
    ];
  });
}

/** A drawing as an element of the page, with `label` as its accessible name. */
export function compileFigure(svg: string, label: string, report: Report): PostElement {
  const root = fromHtml(svg, { fragment: true }).children.find((node) => node.type === 'element');
  if (root?.tagName !== 'svg' || typeof root.properties.viewBox !== 'string') {
    report('its figure has to be an <svg> with a viewBox');
    return ['svg', 0];
  }
  if (root.properties.width !== undefined || root.properties.height !== undefined) {
    report('its figure has a width or height; leave them out, the page sizes it');
  }
  const attributes = { ...attributesOf(root, report), role: 'img', 'aria-label': label };
  return ['svg', attributes, ...nodesOf(root, report)];
}
