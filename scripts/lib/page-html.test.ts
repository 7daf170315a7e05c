import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageHtml } from './page-html.mjs';
import { root } from './run.mjs';

const HOSTILE = [
  '</script><img src=x onerror=alert(1)>',
  '<!-- <script>',
  ']]>',
  String.raw`\u003c \" $& $' $1`,
  '“İ”\u2028\u0000',
];

it('writes the words of a public page so that none becomes markup or code', async () => {
  const shell = await readFile(join(root, 'shell/index.html'), 'utf8');
  const data = { '@context': 'https://schema.org', name: HOSTILE, [HOSTILE[0] ?? '']: HOSTILE.join('') };
  const start = { entry: '/assets/$&.js', scripts: { '</script><img src=y>': '$&' } };
  const html = pageHtml(
    shell,
    {
      path: '/hostile',
      type: 'article',
      remote: 'marketing',
      picture: { name: 'hostile', eyebrow: '', title: '' },
      structuredData: [data],
      head: '<title>A &lt;b&gt; &amp; $&amp;</title><meta name="description" content="&quot;&gt;&lt;img src=x&gt; $1"/>',
      styles: '<style data-styled>p > a { color: red }</style>',
      body: "<main>$' costs $& and $1</main>",
    },
    { start, startScript: '"$&"', picture: '/x.png' },
  );
  // For any parser, a block of data ends at the first `<`.
  const blocks = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/g)];
  const written = blocks.map(([, json = '']) => json.trim()).filter((json) => json !== '' && json !== '{}');
  expect(written.map((json) => JSON.parse(json))).toEqual([data, { ...start, remote: 'marketing' }]);
  expect(html).not.toMatch(/<img\b/);
  expect(html).toContain('<meta property="og:title" content="A &lt;b&gt; &amp; $&amp;" data-page />');
  expect(html).toContain('<meta property="og:description" content="&quot;&gt;&lt;img src=x&gt; $1" data-page />');
  expect(html).toContain("<main>$' costs $& and $1</main>");
  expect(html).toContain('<script>"$&"</script>');
});
