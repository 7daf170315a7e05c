import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { cssVariables } from './css-variables.ts';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';

const TEXT = 4.5;
const EDGE = 3;

describe('the contrast function', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#8a7f70', '#8a7f70')).toBe(1);
  });
});

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const colours = tokens.color[name];
  const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
  const tones = ['danger', 'success', 'info', 'warning'] as const;
  const accents = { house: colours.house, ...colours.genre };

  it.each(surfaces)('has readable text, muted text and tone text on %s', (surface) => {
    for (const text of ['text', 'textMuted', 'dangerText', 'successText', 'infoText', 'warningText'] as const) {
      expect(contrastRatio(colours[text], colours[surface]), text).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it.each(surfaces)('has visible input edges, focus rings and icons on %s', (surface) => {
    for (const edge of ['borderStrong', 'focus', ...tones] as const) {
      expect(contrastRatio(colours[edge], colours[surface]), edge).toBeGreaterThanOrEqual(EDGE);
    }
  });

  it.each(tones)('has readable text and a visible icon on the %s surface', (tone) => {
    const surface = colours[`${tone}Surface`];
    expect(contrastRatio(colours[`${tone}Text`], surface)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(colours.text, surface)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(colours[tone], surface)).toBeGreaterThanOrEqual(EDGE);
  });

  it('has a readable danger button', () => {
    expect(contrastRatio(colours.onDanger, colours.danger)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(Object.entries(accents))('has a readable %s accent', (_genre, { accent, surface, text }) => {
    for (const ground of [...surfaces.map((key) => colours[key]), surface]) {
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(accent, ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(colours.focus, ground)).toBeGreaterThanOrEqual(EDGE);
    }
    expect(contrastRatio(colours.text, surface)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(colours.textMuted, surface)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(colours.onAccent, accent)).toBeGreaterThanOrEqual(TEXT);
  });
});

describe('the CSS variables', () => {
  const css = cssVariables();

  it('declare everything that the theme refers to', () => {
    const { media: _media, ...references } = theme;
    const names = JSON.stringify(references).match(/--[\w-]+/g) ?? [];
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) expect(css).toContain(`${name}:`);
  });

  it('point the accent at a genre wherever data-genre stands', () => {
    expect(css).toContain(
      "[data-genre='scifi']{--accent:var(--genre-scifi-accent);--accent-surface:var(--genre-scifi-surface);" +
        '--accent-text:var(--genre-scifi-text);}',
    );
  });

  it('name fonts made for Chinese in what is marked as Chinese alone', () => {
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

  it('keep dark colours off paper', () => {
    expect(css).toContain("@media screen{[data-theme='dark']{color-scheme:dark;");
    expect(css).toContain("@media screen and (prefers-color-scheme:dark){\n:root:not([data-theme='light'])");
  });

  it('stop motion for people who ask for less of it', () => {
    expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--duration-quick:0ms;/);
  });
});
