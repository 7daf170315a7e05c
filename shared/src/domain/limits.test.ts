import { describe, expect, it } from 'vitest';
import {
  BODY_MAX_BYTES,
  FREE_GUEST_STORIES,
  HEADER_SCROLL_PX,
  PASSWORD_MIN_LENGTH,
  PROVIDER,
  QUERY_CACHE,
  STORY_LIMITS,
  STORY_PAGE,
  STORY_DAYS,
  STORY_TRASH,
  STORY_UNDO,
  STORY_UNDO_HOLD,
} from './limits.ts';

describe('the limits of the product', () => {
  it('A guest has 3 free stories', () => {
    expect(FREE_GUEST_STORIES).toBe(3);
  });

  it('A password has at least 6 characters', () => {
    expect(PASSWORD_MIN_LENGTH).toBe(6);
  });

  it('The provider writes at most 8,000 tokens per story, and 100 per prompt at temperature 0.9', () => {
    expect(PROVIDER).toEqual({ storyMaxTokens: 8000, promptMaxTokens: 100, promptTemperature: 0.9 });
  });

  it('Queried data is fresh for 5 minutes, and a failed query is retried once', () => {
    expect(QUERY_CACHE).toEqual({ staleMs: 300_000, retries: 1 });
  });

  it('The header is blurred after 10 pixels', () => {
    expect(HEADER_SCROLL_PX).toBe(10);
  });

  it('A story may take 20 s to its first words, 30 s of silence, 120 s in all, and have 60,000 characters', () => {
    expect(STORY_LIMITS).toEqual({ firstTokenMs: 20_000, idleMs: 30_000, totalMs: 120_000, characters: 60_000 });
  });

  it('A request body has at most 64 KB', () => {
    expect(BODY_MAX_BYTES).toBe(65_536);
  });

  it('A page shows 24 saved stories, which fill two, three and four columns', () => {
    expect(STORY_PAGE).toBe(24);
    expect([2, 3, 4].map((columns) => STORY_PAGE % columns)).toEqual([0, 0, 0]);
  });

  it('The deletion of a saved story can be undone for a minute, plus a second of grace', () => {
    expect(STORY_UNDO).toEqual({ ms: 60_000, graceMs: 1_000 });
  });

  it('A deleted story stays in the trash for 30 days', () => {
    expect(STORY_TRASH).toEqual({ days: 30 });
  });

  it('A deletion is held while Undo has the focus or the pointer, renewed in time, for at most ten minutes', () => {
    expect(STORY_UNDO_HOLD.everyMs).toBeLessThan(STORY_UNDO.ms / 2);
    expect(STORY_UNDO_HOLD.mostMs).toBe(600_000);
  });

  it('Views and likes of a published story are counted over 30 days', () => {
    expect(STORY_DAYS).toBe(30);
  });
});
