import { expect, it } from 'vitest';
import { compile, type Fields, FIGURE, file, PICTURE } from './testing/posts.ts';

it('fails the build for a wrong field, and says what to do', () => {
  const mistakes: readonly [string, Fields, string][] = [
    ['without a title', { title: undefined }, '"title" is missing'],
    ['with a title that is too long', { title: 'x'.repeat(61) }, '"title" has 61 characters; shorten it to 60'],
    ['with a short excerpt', { excerpt: 'x'.repeat(109) }, '"excerpt" has 109 characters; write 110 to 160'],
    ['with a long excerpt', { excerpt: 'x'.repeat(161) }, '"excerpt" has 161 characters; write 110 to 160'],
    ['with a date that does not exist', { date: '2026-02-30' }, '"date" is 2026-02-30, which is no day'],
    ['with a date in words', { date: 'November 17' }, '"date" is November 17, which is no day; write it as 2026-11-17'],
    ['with an unknown category', { category: 'poetry' }, '"category" is not one of ai-storytelling, writing-tips'],
    ['by an unknown author', { author: 'anonymous' }, '"author" is not one of mara-lindqvist'],
    ['with too few keywords', { keywords: '[one, two]' }, '"keywords" has to be a list of 3 to 6'],
    ['with keywords that are numbers', { keywords: '[1, 2, 3]' }, '"keywords" has to be a list'],
    ['with two related posts', { related: '[second, third]' }, '"related" has to be a list of 3'],
    [
      'with the same related post twice',
      { related: '[second, second, third]' },
      '"related" has to be a list of 3 different',
    ],
    ['related to an unknown post', { related: '[second, third, ninth]' }, '"related" names ninth, which is no post'],
    ['related to itself', { related: '[second, third, first]' }, '"related" names the post itself'],
    ['with an unknown field', { tags: 'x' }, '"tags" is no field of a post'],
    ['without a description of its picture', { featuredImageAlt: undefined }, '"featuredImageAlt" is missing'],
  ];
  for (const [mistake, fields, problem] of mistakes)
    expect(() => compile(file(fields)), mistake).toThrow(`- posts/first.md: ${problem}`);
});

it('fails the build for a text that pages cannot show', () => {
  const mistakes = [
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
  ] as const;
  for (const [mistake, body, problem] of mistakes) expect(() => compile(file({}, body)), mistake).toThrow(problem);
});

it('fails the build for a figure with its own size, style, color or script', () => {
  const mistakes = [
    ['is not an SVG', '<p>x</p>', 'has to be an <svg> with a viewBox'],
    ['has a size', '<svg viewBox="0 0 1 1" width="5"></svg>', 'has a width or height'],
    ['brings a script', '<svg viewBox="0 0 1 1"><script>x</script></svg>', 'has <script>; draw with'],
    ['has a style', '<svg viewBox="0 0 1 1"><path style="x"/></svg>', 'has <path style>'],
    ['has event handlers', '<svg viewBox="0 0 1 1"><path onclick="x"/></svg>', 'has <path onClick>'],
    ['has a colour of its own', '<svg viewBox="0 0 1 1"><path fill="red"/></svg>', 'has fill="red"; use currentColor'],
    ['has a class of its own', '<svg viewBox="0 0 1 1"><path class="red"/></svg>', 'has the class red; there are'],
  ] as const;
  for (const [mistake, svg, problem] of mistakes)
    expect(() => compile(file({}, FIGURE), { svg }), mistake).toThrow(`posts/first.md: its figure ${problem}`);
});

it('fails the build for a picture of another shape, or with words', () => {
  const mistakes = [
    ['is missing', '', 'is not there; draw it with the viewBox 0 0 1280 512'],
    ['has another shape', PICTURE.replace('512', '700'), 'needs the viewBox 0 0 1280 512'],
    ['has words', PICTURE.replace('<rect', '<text>x</text><rect'), 'has <text>; draw with shapes alone'],
    ['shows another file', PICTURE.replace('<rect', '<image href="x"/><rect'), 'has <image>; draw with shapes alone'],
  ] as const;
  for (const [mistake, picture, problem] of mistakes)
    expect(() => compile(file(), { picture }), mistake).toThrow(`its picture pictures/first.svg ${problem}`);
});

it('fails the build for a post without readable front matter, or with a name that is no address', () => {
  expect(() => compile('Some words.')).toThrow('it has to begin with its front matter');
  expect(() => compile('---\na: [\n---\nx')).toThrow('the front matter is not YAML');
  expect(() => compile('---\njust words\n---\nx')).toThrow('the front matter has to be lines of "name: value"');
  expect(() => compile(file(), { slug: 'No address' })).toThrow('posts/No address.md: a file’s name is its address');
});

it('reports all mistakes together', () => {
  expect(() => compile(file({ title: undefined, category: 'poetry' }, '<b>x</b>'))).toThrow(
    /first\.md: "title"[^]*first\.md: "category"[^]*first\.md: line 1/,
  );
});
