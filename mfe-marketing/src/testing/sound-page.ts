import { expect } from 'vitest';

export const descriptionOf = () => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

/** What every page has to have, whatever it is about: its title, a description, headings in order, and no style or id twice. */
export function expectSoundPage(heading = `${document.querySelector('h1')?.textContent} · Storyloom`): void {
  expect(document.title).toBe(heading);
  expect(descriptionOf().length).toBeGreaterThanOrEqual(110);
  expect(descriptionOf().length).toBeLessThanOrEqual(160);
  // The site's policy refuses a style in HTML.
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
}
