import { MORE_CURATED_INSPIRATION_COUNT } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { ALL_INSPIRATIONS, CURATED_INSPIRATIONS } from './curated-inspirations.ts';
import { MORE_INSPIRATIONS } from './more-inspirations.ts';

const several = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the curated inspirations', () => {
  it('There are nine original curated inspirations, insp-1 to insp-9', () => {
    expect(CURATED_INSPIRATIONS.map(({ id }) => id)).toEqual(several(1, 9).map((n) => `insp-${n}`));
  });

  it.each(ALL_INSPIRATIONS)('Inspiration $id has a prompt of 30 to 60 words and every field', (inspiration) => {
    const words = inspiration.content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(30);
    expect(words).toBeLessThanOrEqual(60);
    expect(inspiration.title).not.toBe('');
    expect(inspiration.description).not.toBe('');
    expect(inspiration.tags.length).toBeGreaterThan(0);
    expect(new Date(inspiration.created_at).toISOString()).toBe(inspiration.created_at.replace('Z', '.000Z'));
    expect(inspiration.is_favorite).toBe(false);
  });

  it('The original nine include three each of fantasy, sci-fi and romance', () => {
    for (const category of ['fantasy', 'scifi', 'romance']) {
      expect(CURATED_INSPIRATIONS.filter((item) => item.category === category)).toHaveLength(3);
    }
  });

  it('The further nine, insp-10 to insp-18, include three each of nonfiction, poetry and screenplay, and all titles differ', () => {
    expect(MORE_INSPIRATIONS.map(({ id }) => id)).toEqual(several(10, 18).map((n) => `insp-${n}`));
    for (const category of ['nonfiction', 'poetry', 'screenplay']) {
      expect(MORE_INSPIRATIONS.filter((item) => item.category === category)).toHaveLength(3);
    }
    expect(MORE_INSPIRATIONS).toHaveLength(MORE_CURATED_INSPIRATION_COUNT);
    expect(new Set(ALL_INSPIRATIONS.map(({ title }) => title)).size).toBe(18);
  });

  it('Titles of inspirations are in title case', () => {
    const small = /^(?:a|an|and|at|by|for|of|on|the|to|with|were)$/;
    for (const { title } of ALL_INSPIRATIONS) {
      const [first = '', ...words] = title.split(' ');
      for (const word of [first, ...words.filter((later) => !small.test(later))]) expect(word).toMatch(/^[A-Z]/);
    }
  });
});
