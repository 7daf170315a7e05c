import type { HtmlTagDescriptor } from 'vite';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../src/theme/tokens.ts';
import { FAMILY, faceRules, FILES, STAND_IN_FAMILIES } from './faces.mjs';
import { fonts } from './fonts-plugin.mjs';
import { subsetOf } from './subset.mjs';

const addressOf = (name: string) => `/assets/${name}.woff2`;
const rules = faceRules(addressOf).match(/@font-face{[^}]*}/g) ?? [];
const families = (stack: string) => stack.split(',').map((name) => name.trim().replaceAll("'", ''));

describe('the faces of the site’s font', () => {
  it('The site’s font is fetched only for the characters it covers, and never replaces text that is already painted', () => {
    const fetched = rules.filter((rule) => rule.includes(`font-family:${FAMILY};`));
    expect(fetched).toHaveLength(FILES.length);
    for (const rule of fetched) {
      expect(rule).toContain('font-display:optional');
      expect(rule).toContain('unicode-range:U+0000-00FF,');
      expect(rule).toMatch(/src:url\('\/assets\/literata(-italic)?\.woff2'\)/);
    }
  });

  it('The site’s font is followed in the serif stack by fallback fonts of the same size', () => {
    expect(families(tokens.font.serif).slice(0, 1 + STAND_IN_FAMILIES.length)).toEqual([FAMILY, ...STAND_IN_FAMILIES]);
    expect(rules.at(-1)).toMatch(/size-adjust:85\.9%;ascent-override:137%;descent-override:35\.9%/);
  });
});

describe('the files of the site’s font', () => {
  it('A font file is the same in every build, and all together are smaller than 60,000 bytes', async () => {
    const files = await Promise.all(FILES.map(subsetOf));
    expect(files[1]!.equals(await subsetOf(FILES[1]))).toBe(true);
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(60_000);
    for (const file of files) expect(file.subarray(0, 4).toString()).toBe('wOF2');
  });
});

describe('a page', () => {
  const names = FILES.map(({ name }) => name);
  const asset = (name: string) => ({
    type: 'asset',
    names: [`${name}.woff2`],
    fileName: `assets/${name}-abcdef12.woff2`,
  });
  // The hooks that these tests call directly; Vite's types describe whole builds.
  const plugin = fonts() as unknown as {
    configResolved(config: { base: string; command: string }): void;
    readonly transformIndexHtml: { handler(html: string, context: { bundle?: object }): HtmlTagDescriptor[] };
  };
  plugin.configResolved({ base: '/', command: 'build' });
  const tagsOf = (bundle?: object) => plugin.transformIndexHtml.handler('', bundle ? { bundle } : {});

  it('A page preloads the upright face, and has the rules of all faces in its head', () => {
    const [preload, style] = tagsOf(Object.fromEntries(names.map((name) => [name, asset(name)])));
    expect(preload).toMatchObject({ tag: 'link', injectTo: 'head' });
    expect(preload?.attrs).toMatchObject({ rel: 'preload', as: 'font', href: '/assets/literata-abcdef12.woff2' });
    expect(style?.tag).toBe('style');
    for (const name of names) expect(style?.children).toContain(`url('/assets/${name}-abcdef12.woff2')`);
  });

  it('The development server serves the font itself, and a build without a font file fails', () => {
    expect(tagsOf()[0]?.attrs?.href).toBe('/@storyloom-fonts/literata.woff2');
    expect(() => tagsOf({})).toThrow('The build has no literata.woff2.');
  });
});
