import { describe, expect, it } from 'vitest';
import { atBeginning } from './stages.ts';

describe('a beginning that is held back', () => {
  it('A long one is looked at rarely, however short its pieces are', () => {
    let looks = 0;
    const stage = atBeginning((held, complete) => {
      looks += 1;
      return complete ? held : undefined;
    }, 100_000);
    for (let at = 0; at < 50_000; at += 1) expect(stage.push('a')).toBe('');
    expect(looks).toBeLessThan(150);
    expect(stage.end()).toHaveLength(50_000);
  });

  it('It is let through at most an eighth later than it could be', () => {
    const stage = atBeginning((held, complete) => (complete || held.includes('.') ? held : undefined));
    let text = '';
    for (const piece of `${'a'.repeat(1000)}.${'b'.repeat(130)}`) text += stage.push(piece);
    expect(text).toMatch(/^a{1000}\.b+$/);
  });
});
