import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { cssVariables } from './css-variables.ts';
import { type PaperName, papers, paperVariables, reading } from './reading.ts';
import { tokens } from './tokens.ts';

const TEXT = 4.5;
const EDGE = 3;

describe.each(Object.keys(papers) as PaperName[])('the sheet of %s', (name) => {
  const sheet = papers[name];
  const colours = tokens.color[sheet.theme];
  const accents = { house: colours.house, ...colours.genre };

  it('has readable text and muted text', () => {
    expect(contrastRatio(sheet.text, sheet.surface)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(sheet.textMuted, sheet.surface)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(Object.entries(accents))('has readable links in the accent of %s', (_genre, { text }) => {
    expect(contrastRatio(text, sheet.surface)).toBeGreaterThanOrEqual(TEXT);
  });

  it('has visible focus rings, and readable messages', () => {
    expect(contrastRatio(colours.focus, sheet.surface)).toBeGreaterThanOrEqual(EDGE);
    for (const tone of ['dangerText', 'successText', 'infoText', 'warningText'] as const) {
      expect(contrastRatio(colours[tone], sheet.surface), tone).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('sets variables that the theme has', () => {
    const names = paperVariables(name).match(/--[\w-]+/g) ?? [];
    expect(names).toHaveLength(4);
    for (const variable of names) expect(cssVariables()).toContain(`${variable}:`);
    expect(paperVariables(name)).toContain(`--surface:${sheet.surface};`);
  });
});

it('gives ink of the printer’s own paper its full contrast', () => {
  expect(contrastRatio(reading.print.ink, reading.print.paper)).toBe(21);
});
