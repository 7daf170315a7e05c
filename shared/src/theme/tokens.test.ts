import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { cssVariables } from './css-variables.ts';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';

describe('the contrast function', () => {
  it('The contrast ratio is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#8a7f70', '#8a7f70')).toBe(1);
  });
});

describe('the CSS variables', () => {
  const css = cssVariables();

  it('The CSS declares every variable that the theme uses', () => {
    const { media: _media, ...references } = theme;
    const names = JSON.stringify(references).match(/--[\w-]+/g) ?? [];
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) expect(css).toContain(`${name}:`);
  });

  it('The CSS sets the accent to the genre’s below data-genre', () => {
    expect(css).toContain(
      "[data-genre='scifi']{--accent:var(--genre-scifi-accent);--accent-surface:var(--genre-scifi-surface);" +
        '--accent-text:var(--genre-scifi-text);}',
    );
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

  it('The CSS applies dark colours on screens only, not in print', () => {
    expect(css).toContain("@media screen{[data-theme='dark']:not(");
    expect(css).toContain("@media screen and (prefers-color-scheme:dark){\n:root:not([data-theme='light'],");
  });

  it('The CSS stops motion when reduced motion is preferred', () => {
    expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--duration-quick:0ms;/);
  });
});
