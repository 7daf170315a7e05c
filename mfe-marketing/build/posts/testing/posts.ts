import { compilePosts } from '../compile-posts.ts';

export const FIELDS = {
  title: 'A rule to break',
  date: '2026-11-17',
  category: 'prompts',
  author: 'mara-lindqvist',
  excerpt: 'x'.repeat(120),
  keywords: '[one, two, three]',
  related: '[second, third, fourth]',
  featuredImageAlt: 'A fox in the snow, looking back at a lamp.',
};

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 24"><path d="M0 0" stroke="currentColor"/></svg>';

export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 512"><rect width="1280" height="512"/></svg>';

export type Fields = Partial<Record<string, string | undefined>>;

export function file(fields: Fields = {}, body = 'Some words.'): string {
  const lines = Object.entries({ ...FIELDS, ...fields }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n${body}\n`;
}

const OTHERS = {
  second: file({ date: '2026-10-01', related: '[first, third, fourth]' }),
  third: file({ date: '2026-12-24', related: '[first, second, fourth]' }),
  fourth: file({ date: '2026-10-01', related: '[first, second, third]' }),
};

export interface Folder {
  readonly slug?: string;
  readonly svg?: string;
  readonly picture?: string | undefined;
  readonly drawingCode?: string;
}

export function compile(
  first: string,
  { slug = 'first', svg = SVG, picture = PICTURE, drawingCode = '' }: Folder = {},
) {
  const posts = new Map(Object.entries({ ...OTHERS, [slug]: first }));
  const pictures = new Map([...posts.keys()].map((name) => [name, name === slug ? picture : PICTURE]));
  if (picture === '') pictures.delete(slug);
  return compilePosts({ posts, figures: new Map([['drawing', svg]]), pictures, drawingCode });
}

export const FIGURE = '![A line.](figures/drawing.svg "A caption.")';
