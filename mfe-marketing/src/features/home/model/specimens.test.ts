import { GENRES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { SPECIMENS } from './specimens.ts';

describe('the specimens', () => {
  it('The specimens have about the same length, so that the page keeps its size', () => {
    const lengths = GENRES.map((genre) => SPECIMENS[genre].opening.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(20);
  });

  it('Each specimen stops in the middle of a sentence', () => {
    for (const genre of GENRES) expect(SPECIMENS[genre].opening).not.toMatch(/[.!?…”]$/);
  });
});
