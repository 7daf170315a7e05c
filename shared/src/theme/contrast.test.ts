import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { cssVariables } from './css-variables.ts';
import { moreContrast, type Palette } from './palette.ts';
import { PAPER_NAMES, papers } from './papers.ts';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';

type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> };

/** The palette with some colours replaced. */
function withPart<T extends object>(whole: T, part: Part<T>): T {
  const entries = Object.entries(whole).map(([name, value]) => {
    const other: unknown = part[name as keyof T];
    if (other === undefined) return [name, value as unknown];
    return [name, typeof other === 'string' ? other : withPart(value as object, other as Part<object>)];
  });
  return Object.fromEntries(entries) as T;
}

/** The resolved colours of each theme and of each paper of a story. */
const themes = (['light', 'dark'] as const).map((name) => ({
  name,
  usual: tokens.color[name] as Palette,
  more: withPart(tokens.color[name], moreContrast[name]),
}));
const onPaper = PAPER_NAMES.map((name) => {
  const { theme: base, sheet, moreContrast: moreOnPaper } = papers[name];
  const usual = withPart(tokens.color[base] as Palette, sheet);
  return {
    name,
    usual,
    more: withPart(withPart(withPart(tokens.color[base] as Palette, moreContrast[base]), sheet), moreOnPaper),
  };
});
const pages = [...themes, ...onPaper];

const SURFACES = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const TONES = ['danger', 'success', 'info', 'warning'] as const;

/** The contrast of every pair of colours used for text, for edges and marks, and for hairlines. */
function pairsOf(colours: Palette) {
  const surfaces = SURFACES.map((name) => [name, colours[name]] as const);
  const accents = Object.entries({ house: colours.house, ...colours.genre });
  const tints = accents.map(([name, { surface }]) => [`the tint of ${name}`, surface] as const);
  const tones = TONES.map((name) => [`${name}Surface`, colours[`${name}Surface`]] as const);
  type Ground = readonly (readonly [string, string])[];
  const on = (name: string, ink: string, grounds: Ground) =>
    grounds.map(([ground, colour]) => ({ pair: `${name} on ${ground}`, contrast: contrastRatio(ink, colour) }));
  const text = [
    ...on('text', colours.text, [...surfaces, ...tints, ...tones]),
    ...on('textMuted', colours.textMuted, [...surfaces, ...tints]),
    ...TONES.flatMap((tone, index) =>
      on(`${tone}Text`, colours[`${tone}Text`], [...surfaces, ...tones.slice(index, index + 1)]),
    ),
    ...accents.flatMap(([name, { accent, text: ink }], index) => [
      ...on(`${name}’s text`, ink, [...surfaces, ...tints.slice(index, index + 1)]),
      ...on('onAccent', colours.onAccent, [[`${name}’s accent`, accent]]),
    ]),
    ...on('onDanger', colours.onDanger, [['danger', colours.danger]]),
  ];
  const edges = [
    ...on('borderStrong', colours.borderStrong, surfaces),
    ...on('focus', colours.focus, [...surfaces, ...tints, ...tones]),
    ...TONES.flatMap((tone, index) => on(tone, colours[tone], [...surfaces, ...tones.slice(index, index + 1)])),
    ...accents.flatMap(([name, { accent }]) => on(name, accent, surfaces)),
  ];
  const hairlines = on('border', colours.border, [...surfaces, ...tints]);
  return { text, edges, hairlines };
}

const below = (pairs: readonly { pair: string; contrast: number }[], least: number) =>
  pairs.filter(({ contrast }) => contrast < least).map(({ pair, contrast }) => `${pair} ${contrast.toFixed(2)}`);

it('A page has text at a contrast of at least 4.5:1, and edges, marks and the focus at 3:1, on every background', () => {
  for (const { name, usual } of pages) {
    const { text, edges } = pairsOf(usual);
    expect([...below(text, 4.5), ...below(edges, 3)], name).toEqual([]);
  }
});

it('With more contrast preferred, a page has text at 7:1, and every line and edge at 3:1', () => {
  for (const { name, more } of pages) {
    const { text, edges, hairlines } = pairsOf(more);
    expect([...below(text, 7), ...below([...edges, ...hairlines], 3)], name).toEqual([]);
  }
});

describe('the CSS variables', () => {
  const css = cssVariables();

  it('Contrast is raised, and colours are dark, in themes that are chosen, the system’s or a paper’s', () => {
    for (const rule of [
      "@media (prefers-contrast:more){:root,[data-theme='light']{--text-muted:#4b443b;",
      /@media screen and \(prefers-contrast:more\)\{\[data-theme='dark'\][^{]*\{--text-muted:#bbb6ac;/,
      /prefers-contrast:more\) and \(prefers-color-scheme:dark\)\{\n:root:not\([^{]*\{--text-muted:#bbb6ac;/,
      // Night is dark in the light theme, and sepia light in the dark one.
      "[data-theme='dark']:not([data-paper='paper'],[data-paper='sepia']),:root[data-paper='night']{color-scheme:dark;",
      ":root:not([data-theme='light'],[data-paper='paper'],[data-paper='sepia']){color-scheme:dark;",
      "@media screen{[data-theme='dark']:not(",
      /prefers-reduced-motion:reduce\)\{:root\{--duration-quick:0ms;/,
    ])
      expect(css).toMatch(rule);
    const last = css.slice(css.lastIndexOf('@media screen and (prefers-contrast:more)'));
    for (const name of PAPER_NAMES)
      expect(last).toContain(`:root[data-paper='${name}']{--text-muted:${papers[name].moreContrast.textMuted};`);
    // A paper's colours go before the theme's.
    const night = css.indexOf(":root[data-paper='night']{--surface:#0e0d0c;");
    expect(night).toBeGreaterThan(css.indexOf('@media screen and (prefers-color-scheme:dark)'));
  });

  it('The CSS declares every variable that the theme uses', () => {
    const { media: _media, ...references } = theme;
    const names = JSON.stringify(references).match(/--[\w-]+/g) ?? [];
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) expect(css).toContain(`${name}:`);
  });

  it('The CSS uses Chinese fonts only in text marked as Chinese', () => {
    const isCjk = /CJK|Noto S\w+ SC|Songti|PingFang|YaHei|SimSun|Source Han/;
    expect(JSON.stringify(tokens.font)).not.toMatch(isCjk);
    for (const stack of Object.values(tokens.fontChinese)) expect(stack).toMatch(isCjk);
    const [latin, chinese] = [
      css.indexOf('[lang]{--font-serif:Literata,'),
      css.indexOf(":lang(zh){--font-serif:'Songti SC'"),
    ];
    expect(latin).toBeGreaterThan(0);
    expect(chinese).toBeGreaterThan(latin);
  });
});
