import { type AccentColours, moreContrast, type Palette } from './palette.ts';
import { PAPER_NAMES, type PaperName, papers, papersOf } from './papers.ts';
import { tokens } from './tokens.ts';

/** The same shape, with every leaf replaced by a `var(--…)` reference. */
export type Variables<T> = { readonly [K in keyof T]: T[K] extends string ? `var(--${string})` : Variables<T[K]> };

interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

const SCALES = {
  space: tokens.space,
  radius: tokens.radius,
  font: tokens.font,
  fontSize: tokens.fontSize,
  fontWeight: tokens.fontWeight,
  lineHeight: tokens.lineHeight,
  letterSpacing: tokens.letterSpacing,
  borderWidth: tokens.borderWidth,
  duration: tokens.duration,
  easing: tokens.easing,
  zIndex: tokens.zIndex,
  layout: tokens.layout,
  size: tokens.size,
  readerScale: tokens.readerScale,
  mix: tokens.mix,
} as const;

/** The scales that are equal in light and dark. */
export type Scales = typeof SCALES;

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `['fontSize', 'displayMd']` → `--font-size-display-md`. */
export function variableName(path: readonly string[]): `--${string}` {
  return `--${path.map(kebab).join('-')}`;
}

function declarations(tree: TokenTree, path: readonly string[] = []): string {
  return Object.entries(tree)
    .map(([name, value]) =>
      typeof value === 'string' ? `${variableName([...path, name])}:${value};` : declarations(value, [...path, name]),
    )
    .join('');
}

function references(tree: TokenTree, path: readonly string[] = []): TokenTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? `var(${variableName([...path, name])})` : references(value, [...path, name]),
    ]),
  );
}

/** References to the colors of the current theme. */
export function colourReferences(): Variables<Palette> {
  return references({ ...tokens.color.light }) as unknown as Variables<Palette>;
}

/** References to the scales. */
export function scaleReferences(): Variables<Scales> {
  return references(SCALES) as unknown as Variables<Scales>;
}

/** Sets `--accent`, `--accent-surface` and `--accent-text` to those of a genre, or of the site. */
function pointAccentAt(path: readonly string[]): string {
  const parts: readonly (keyof AccentColours)[] = ['accent', 'surface', 'text'];
  return parts
    .map((part) => `${part === 'accent' ? '--accent' : `--accent-${part}`}:var(${variableName([...path, part])});`)
    .join('');
}

/** A paper's colors as declarations of the theme's variables, for an element and its descendants. */
export function paperVariables(name: PaperName): string {
  return declarations({ ...papers[name].sheet });
}

/** On the page itself, after the themes: a paper has its own surfaces, ink and edges, and otherwise its theme's colors. */
function paperRules(of: (name: PaperName) => string): string {
  return PAPER_NAMES.map((name) => `:root[data-paper='${name}']{${of(name)}}`).join('\n');
}

const LIGHT = ":root,[data-theme='light']";
const DARK = [
  `[data-theme='dark']:not(${papersOf('light').join()})`,
  ...papersOf('dark').map((paper) => `:root${paper}`),
].join();
const DARK_SYSTEM = `:root:not([data-theme='light'],${papersOf('light').join()})`;

/**
 * The whole set of custom properties as CSS text. Dark values apply on screen only, so that paper stays paper in
 * print. `[data-theme]`, `[data-genre]` and `lang` work on any element, `[data-paper]` on the page itself.
 */
export function cssVariables(): string {
  const { light, dark } = tokens.color;
  const { font, fontChinese } = tokens;
  const still = Object.keys(tokens.duration).map((name) => `${variableName(['duration', name])}:0ms;`);
  return [
    `:root{${declarations(SCALES)}}`,
    // Every element with a `lang` resets these, whatever its parent has.
    `[lang]{${declarations({ font })}}`,
    `:lang(zh){${declarations({ font: fontChinese })}}`,
    `${LIGHT}{color-scheme:light;${declarations({ ...light })}}`,
    `@media screen{${DARK}{color-scheme:dark;${declarations({ ...dark })}}}`,
    `@media screen and (prefers-color-scheme:dark){\n${DARK_SYSTEM}{color-scheme:dark;${declarations({ ...dark })}}}`,
    `@media screen{${paperRules(paperVariables)}}`,
    `@media (prefers-contrast:more){${LIGHT}{${declarations({ ...moreContrast.light } as TokenTree)}}}`,
    `@media screen and (prefers-contrast:more){${DARK}{${declarations({ ...moreContrast.dark } as TokenTree)}}}`,
    '@media screen and (prefers-contrast:more) and (prefers-color-scheme:dark){',
    `${DARK_SYSTEM}{${declarations({ ...moreContrast.dark } as TokenTree)}}}`,
    `@media screen and (prefers-contrast:more){${paperRules((name) => declarations({ ...papers[name].moreContrast }))}}`,
    `:root,[data-theme]{${pointAccentAt(['house'])}}`,
    ...Object.keys(light.genre).map((genre) => `[data-genre='${genre}']{${pointAccentAt(['genre', genre])}}`),
    `@media (prefers-reduced-motion:reduce){:root{${still.join('')}}}`,
  ].join('\n');
}
