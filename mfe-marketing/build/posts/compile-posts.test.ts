import { describe, expect, it } from 'vitest';
import { compile, FIELDS, FIGURE, file, type Folder, PICTURE, SVG } from './testing/posts.ts';

/** Compiles the first post. */
const first = (body: string, svg = SVG) => compile(file({}, body), { svg }).find(({ meta }) => meta.slug === 'first');

describe('compiling posts', () => {
  it('gives the fields, the address and the length of each post, newest first', () => {
    const posts = compile(file({ title: '"Plot: a start"' }, 'One two-fold it’s\n\n## four five'));
    expect(posts.map(({ meta }) => meta.slug)).toEqual(['third', 'first', 'fourth', 'second']);
    expect(posts[1]?.meta).toEqual({
      slug: 'first',
      title: 'Plot: a start',
      date: '2026-11-17',
      category: 'prompts',
      author: 'mara-lindqvist',
      excerpt: FIELDS.excerpt,
      keywords: ['one', 'two', 'three'],
      related: ['second', 'third', 'fourth'],
      featuredImage: {
        alt: 'A fox in the snow, looking back at a lamp.',
        version: expect.stringMatching(/^[0-9a-f]{10}$/),
      },
      words: 5,
    });
  });

  it('gives the same posts for files with Windows line ends', () => {
    expect(compile(file({}, 'Some *words*.').replaceAll('\n', '\r\n'))).toEqual(compile(file({}, 'Some *words*.')));
  });

  it('turns Markdown into elements, with an address for each heading', () => {
    const body =
      '## Été, a start\n\nA *b* **c** [d](/generators)\n*e*\n\n### Été a start\n\n> q\n\n1. one\n2. two\n\n- x';
    expect(first(body)?.nodes).toEqual([
      ['h2', { id: 'ete-a-start' }, 'Été, a start'],
      [
        'p',
        0,
        'A ',
        ['em', 0, 'b'],
        ' ',
        ['strong', 0, 'c'],
        ' ',
        ['a', { href: '/generators' }, 'd'],
        '\n',
        ['em', 0, 'e'],
      ],
      ['h3', { id: 'ete-a-start-2' }, 'Été a start'],
      ['blockquote', 0, ['p', 0, 'q']],
      ['ol', 0, ['li', 0, 'one'], ['li', 0, 'two']],
      ['ul', 0, ['li', 0, 'x']],
    ]);
  });

  it('names a table by the heading above it, and its columns by headers', () => {
    expect(first('## Costs\n\n| a | b |\n|---|--:|\n| 1 | 2 |')?.nodes[1]).toEqual([
      'table',
      0,
      ['caption', 0, 'Costs'],
      ['thead', 0, ['tr', 0, ['th', { scope: 'col' }, 'a'], ['th', { scope: 'col' }, 'b']]],
      ['tbody', 0, ['tr', 0, ['td', 0, '1'], ['td', 0, '2']]],
    ]);
  });

  it('puts a figure into the page, with its description and caption', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 24">
      <g font-size="18" stroke-dasharray="2 5" class="paper accent-stroke"><text x="1" text-anchor="end">Hi</text></g>
    </svg>`;
    expect(first(FIGURE, svg)?.nodes).toEqual([
      [
        'figure',
        0,
        [
          'svg',
          { viewBox: '0 0 64 24', role: 'img', 'aria-label': 'A line.' },
          [
            'g',
            { fontSize: '18', strokeDasharray: '2 5', className: 'paper accent-stroke' },
            ['text', { x: '1', textAnchor: 'end' }, 'Hi'],
          ],
        ],
        ['figcaption', 0, 'A caption.'],
      ],
    ]);
  });

  it('gives the search the words only, without drawings', () => {
    const svg = '<svg viewBox="0 0 64 24"><text>label</text></svg>';
    expect(first(`## Head\n\nA *b*c\n\n${FIGURE}\n\n| t |\n|---|\n| u |`, svg)?.text).toBe(
      'Head\nA bc\nA caption.\nt\nu',
    );
  });
});

it('changes the version of a picture with its drawing or the drawing code', () => {
  const versionOf = (folder: Folder) =>
    compile(file(), folder).find(({ meta }) => meta.slug === 'first')?.meta.featuredImage.version;
  expect(versionOf({})).toBe(versionOf({}));
  expect(versionOf({ picture: PICTURE.replace('<rect', '<path d="M0 0"/><rect') })).not.toBe(versionOf({}));
  expect(versionOf({ drawingCode: 'quality 81' })).not.toBe(versionOf({}));
});
