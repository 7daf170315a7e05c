import { describe, expect, it } from 'vitest';
import { compilePosts } from './compile-posts.ts';

const FIELDS = {
  title: 'A rule to break',
  date: '2026-11-17',
  category: 'prompts',
  author: 'mara-lindqvist',
  excerpt: 'x'.repeat(120),
  keywords: '[one, two, three]',
  related: '[second, third, fourth]',
  featuredImageAlt: 'A fox in the snow, looking back at a lamp.',
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 24"><path d="M0 0" stroke="currentColor"/></svg>';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 512"><rect width="1280" height="512"/></svg>';

type Fields = Partial<Record<string, string | undefined>>;

function file(fields: Fields = {}, body = 'Some words.'): string {
  const lines = Object.entries({ ...FIELDS, ...fields }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n${body}\n`;
}

const OTHERS = {
  second: file({ date: '2026-10-01', related: '[first, third, fourth]' }),
  third: file({ date: '2026-12-24', related: '[first, second, fourth]' }),
  fourth: file({ date: '2026-10-01', related: '[first, second, third]' }),
};

interface Folder {
  readonly slug?: string;
  readonly svg?: string;
  readonly picture?: string | undefined;
  readonly drawingCode?: string;
}

function compile(first: string, { slug = 'first', svg = SVG, picture = PICTURE, drawingCode = '' }: Folder = {}) {
  const posts = new Map(Object.entries({ ...OTHERS, [slug]: first }));
  const pictures = new Map([...posts.keys()].map((name) => [name, name === slug ? picture : PICTURE]));
  if (picture === '') pictures.delete(slug);
  return compilePosts({ posts, figures: new Map([['drawing', svg]]), pictures, drawingCode });
}

/** The first post, compiled. */
const first = (body: string, svg = SVG) => compile(file({}, body), { svg }).find(({ meta }) => meta.slug === 'first');

const FIGURE = '![A line.](figures/drawing.svg "A caption.")';

describe('compiling posts', () => {
  it('gives the fields of each, its address and its length, the newest first', () => {
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

  it('reads files of every system', () => {
    expect(compile(file({}, 'Some *words*.').replaceAll('\n', '\r\n'))).toEqual(compile(file({}, 'Some *words*.')));
  });

  it('makes elements of Markdown, and an address of each heading', () => {
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

  it('names a table by the heading above it, and heads its columns', () => {
    expect(first('## Costs\n\n| a | b |\n|---|--:|\n| 1 | 2 |')?.nodes[1]).toEqual([
      'table',
      0,
      ['caption', 0, 'Costs'],
      ['thead', 0, ['tr', 0, ['th', { scope: 'col' }, 'a'], ['th', { scope: 'col' }, 'b']]],
      ['tbody', 0, ['tr', 0, ['td', 0, '1'], ['td', 0, '2']]],
    ]);
  });

  it('puts a figure into the page, with what it shows and its caption', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 24">
      <g font-size="18" class="muted"><text x="1" text-anchor="end">Hi</text></g>
      <rect class="paper accent-stroke" stroke="currentColor" stroke-dasharray="2 5" stroke-linecap="round" fill="none"/>
    </svg>`;
    expect(first(FIGURE, svg)?.nodes).toEqual([
      [
        'figure',
        0,
        [
          'svg',
          { viewBox: '0 0 64 24', role: 'img', 'aria-label': 'A line.' },
          ['g', { fontSize: '18', className: 'muted' }, ['text', { x: '1', textAnchor: 'end' }, 'Hi']],
          [
            'rect',
            {
              className: 'paper accent-stroke',
              stroke: 'currentColor',
              strokeDasharray: '2 5',
              strokeLinecap: 'round',
              fill: 'none',
            },
          ],
        ],
        ['figcaption', 0, 'A caption.'],
      ],
    ]);
  });

  it('gives the words alone for the search, without drawings', () => {
    const svg = '<svg viewBox="0 0 64 24"><text>label</text></svg>';
    expect(first(`## Head\n\nA *b*c\n\n${FIGURE}\n\n| t |\n|---|\n| u |`, svg)?.text).toBe(
      'Head\nA bc\nA caption.\nt\nu',
    );
  });
});

it('a picture gets another version when its drawing changes, or what it is drawn with', () => {
  const versionOf = (folder: Folder) =>
    compile(file(), folder).find(({ meta }) => meta.slug === 'first')?.meta.featuredImage.version;
  expect(versionOf({})).toBe(versionOf({}));
  expect(versionOf({ picture: PICTURE.replace('<rect', '<path d="M0 0"/><rect') })).not.toBe(versionOf({}));
  expect(versionOf({ drawingCode: 'quality 81' })).not.toBe(versionOf({}));
});

describe('a post with a mistake', () => {
  it.each<[string, Fields, string]>([
    ['without a title', { title: undefined }, '"title" is missing'],
    ['with a title that is a number', { title: '7' }, '"title" is missing or no text'],
    ['with a title that is too long', { title: 'x'.repeat(61) }, '"title" has 61 characters; shorten it to 60'],
    ['with a short excerpt', { excerpt: 'x'.repeat(109) }, '"excerpt" has 109 characters; write 110 to 160'],
    ['with a long excerpt', { excerpt: 'x'.repeat(161) }, '"excerpt" has 161 characters; write 110 to 160'],
    ['of a day that is none', { date: '2026-02-30' }, '"date" is 2026-02-30, which is no day'],
    ['with a date in words', { date: 'November 17' }, '"date" is November 17, which is no day; write it as 2026-11-17'],
    ['of no category', { category: 'poetry' }, '"category" is not one of ai-storytelling, writing-tips'],
    ['by nobody', { author: 'anonymous' }, '"author" is not one of mara-lindqvist'],
    ['with too few keywords', { keywords: '[one, two]' }, '"keywords" has to be a list of 3 to 6'],
    ['with a keyword that is none', { keywords: '[1, 2, 3]' }, '"keywords" has to be a list'],
    ['with two related ones', { related: '[second, third]' }, '"related" has to be a list of 3'],
    [
      'with the same related twice',
      { related: '[second, second, third]' },
      '"related" has to be a list of 3 different',
    ],
    ['related to nothing', { related: '[second, third, ninth]' }, '"related" names ninth, which is no post'],
    ['related to itself', { related: '[second, third, first]' }, '"related" names the post itself'],
    ['with a field of its own', { tags: 'x' }, '"tags" is no field of a post'],
    ['that does not say what its picture shows', { featuredImageAlt: undefined }, '"featuredImageAlt" is missing'],
    [
      'with a label for its picture',
      { featuredImageAlt: 'A fox' },
      '"featuredImageAlt" has 5 characters; say in 30 to',
    ],
  ])('%s fails the build with what to do', (_mistake, fields, problem) => {
    expect(() => compile(file(fields))).toThrow(`- posts/first.md: ${problem}`);
  });

  it.each([
    ['raw HTML', 'A <b>b</b>', 'line 1 of its text has raw HTML; write it as Markdown'],
    ['a block of code', 'x\n\n```\ny\n```', 'line 3 of its text has a block of code'],
    ['a footnote', 'x[^1]\n\n[^1]: y', 'has a footnote'],
    ['a heading of the page’s own level', '# x', 'has a heading of level 1; use ## and ###'],
    ['a heading too deep', '#### x', 'has a heading of level 4'],
    ['a script for a link', '[x](javascript:alert(1))', 'links to javascript:alert(1); write a path'],
    ['a link to somewhere without a scheme', '[x](//evil.example)', 'links to //evil.example'],
    ['a link to a post that is not there', '[x](/blog/ninth)', 'it links to /blog/ninth, which is no post'],
    ['a figure that is not there', '![x](figures/none.svg "y")', 'its figure figures/none.svg is not there'],
    ['a picture from elsewhere', '![x](https://a.example/b.png "y")', 'shows https://a.example/b.png; figures are'],
    ['a figure among words', `x ${FIGURE}`, 'put the figure on lines of its own'],
    ['a figure without words', '![](figures/drawing.svg "y")', 'say between [ and ] what the figure shows'],
    ['a figure without a caption', '![x](figures/drawing.svg)', 'give the figure a caption'],
    ['no text', '', 'it has no text'],
  ])('that has %s fails the build with what to do', (_mistake, body, problem) => {
    expect(() => compile(file({}, body))).toThrow(problem);
  });

  it.each([
    ['is no drawing', '<p>x</p>', 'has to be an <svg> with a viewBox'],
    ['has a size', '<svg viewBox="0 0 1 1" width="5"></svg>', 'has a width or height'],
    ['brings a script', '<svg viewBox="0 0 1 1"><script>x</script></svg>', 'has <script>; draw with'],
    ['has a style', '<svg viewBox="0 0 1 1"><path style="x"/></svg>', 'has <path style>'],
    ['answers events', '<svg viewBox="0 0 1 1"><path onclick="x"/></svg>', 'has <path onClick>'],
    ['has a colour of its own', '<svg viewBox="0 0 1 1"><path fill="red"/></svg>', 'has fill="red"; use currentColor'],
    ['has a class of its own', '<svg viewBox="0 0 1 1"><path class="red"/></svg>', 'has the class red; there are'],
  ])('whose figure %s fails the build with what to do', (_mistake, svg, problem) => {
    expect(() => compile(file({}, FIGURE), { svg })).toThrow(`posts/first.md: its figure ${problem}`);
  });

  it.each([
    ['is not there', '', 'is not there; draw it with the viewBox 0 0 1280 512'],
    ['has another shape', PICTURE.replace('512', '700'), 'needs the viewBox 0 0 1280 512'],
    ['has words', PICTURE.replace('<rect', '<text>x</text><rect'), 'has <text>; draw with shapes alone'],
    ['shows another file', PICTURE.replace('<rect', '<image href="x"/><rect'), 'has <image>; draw with shapes alone'],
  ])('whose picture %s fails the build with what to do', (_mistake, picture, problem) => {
    expect(() => compile(file(), { picture })).toThrow(`posts/first.md: its picture pictures/first.svg ${problem}`);
  });

  it('fails without front matter, with front matter that can’t be read, and with a name that is no address', () => {
    expect(() => compile('Some words.')).toThrow('it has to begin with its front matter');
    expect(() => compile('---\na: [\n---\nx')).toThrow('the front matter is not YAML');
    expect(() => compile('---\njust words\n---\nx')).toThrow('the front matter has to be lines of "name: value"');
    expect(() => compile(file(), { slug: 'No address' })).toThrow('posts/No address.md: a file’s name is its address');
  });

  it('is told of together with all others', () => {
    expect(() => compile(file({ title: undefined, category: 'poetry' }, '<b>x</b>'))).toThrow(
      /first\.md: "title"[^]*first\.md: "category"[^]*first\.md: line 1/,
    );
  });
});
