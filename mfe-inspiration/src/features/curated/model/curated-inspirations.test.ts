import { describe, expect, it } from 'vitest';
import { CURATED_INSPIRATIONS } from './curated-inspirations.ts';

describe('the curated inspirations', () => {
  it('are nine, insp-1 to insp-9', () => {
    expect(CURATED_INSPIRATIONS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `insp-${n}`));
  });

  it.each(CURATED_INSPIRATIONS)('$id holds a prompt of 30 to 60 words and every field', (inspiration) => {
    const words = inspiration.content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(30);
    expect(words).toBeLessThanOrEqual(60);
    expect(inspiration.title).not.toBe('');
    expect(inspiration.description).not.toBe('');
    expect(['fantasy', 'scifi', 'romance']).toContain(inspiration.category);
    expect(inspiration.tags.length).toBeGreaterThan(0);
    expect(new Date(inspiration.created_at).toISOString()).toBe(inspiration.created_at.replace('Z', '.000Z'));
    expect(inspiration.is_favorite).toBe(false);
  });

  it('are three of each category, with different titles', () => {
    for (const category of ['fantasy', 'scifi', 'romance']) {
      expect(CURATED_INSPIRATIONS.filter((item) => item.category === category)).toHaveLength(3);
    }
    expect(new Set(CURATED_INSPIRATIONS.map(({ title }) => title)).size).toBe(9);
  });
});
