import { expect } from 'vitest';

export const descriptionOf = () => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

/** Expects what every page must have: title, description, headings in order, no inline style and no id twice. */
export function expectSoundPage(heading = `${document.querySelector('h1')?.textContent} · Storyloom`): void {
  expect(document.title).toBe(heading);
  expect(descriptionOf().length).toBeGreaterThanOrEqual(110);
  expect(descriptionOf().length).toBeLessThanOrEqual(160);
  // The site's policy refuses style attributes.
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
}
