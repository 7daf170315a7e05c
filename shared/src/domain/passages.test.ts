import { describe, expect, it } from 'vitest';
import { contextAfter, contextBefore, isPassageAction, PASSAGE_CONTEXT_LENGTH } from './passages.ts';

const LINE = 'x'.repeat(99);
const LONG = Array.from({ length: 30 }, (_, at) => `${at} ${LINE}`).join('\n');

describe('the context of a passage', () => {
  it.each(['', 'One line.', 'One\n\nTwo\n'])('A short text is kept as it is: %j', (text) => {
    expect(contextBefore(text)).toBe(text);
    expect(contextAfter(text)).toBe(text);
  });

  it('A long text before a passage loses whole paragraphs at its beginning', () => {
    const kept = contextBefore(LONG);
    expect(kept.length).toBeLessThanOrEqual(PASSAGE_CONTEXT_LENGTH);
    expect(kept.split('\n')).toEqual(LONG.split('\n').slice(-kept.split('\n').length));
  });

  it('A long text after a passage loses whole paragraphs at its end', () => {
    const kept = contextAfter(LONG);
    expect(kept.length).toBeLessThanOrEqual(PASSAGE_CONTEXT_LENGTH);
    expect(kept.split('\n')).toEqual(LONG.split('\n').slice(0, kept.split('\n').length));
  });

  it('A paragraph that ends exactly at the limit is kept whole', () => {
    const whole = 'y'.repeat(PASSAGE_CONTEXT_LENGTH);
    expect(contextBefore(`One\n${whole}`)).toBe(whole);
    expect(contextAfter(`${whole}\nOne`)).toBe(whole);
  });

  it('A single long paragraph is cut without halving a character', () => {
    const emoji = `x${'🌍'.repeat(PASSAGE_CONTEXT_LENGTH)}x`;
    for (const kept of [contextBefore(emoji), contextAfter(emoji)]) {
      expect(kept.length).toBeGreaterThan(PASSAGE_CONTEXT_LENGTH - 2);
      expect(kept).not.toMatch(/(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    }
  });
});

it.each(['translate', '', null, 3])('%j is not an action for a passage', (value) => {
  expect(isPassageAction(value)).toBe(false);
});
