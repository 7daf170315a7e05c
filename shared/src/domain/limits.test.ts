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
  it('gives a guest 3 free stories', () => {
    expect(FREE_GUEST_STORIES).toBe(3);
  });

  it('takes passwords from 6 characters', () => {
    expect(PASSWORD_MIN_LENGTH).toBe(6);
  });

  it('asks the provider for at most 8,000 tokens a story and 100 a prompt, at temperature 0.9 for the prompt', () => {
    expect(PROVIDER).toEqual({ storyMaxTokens: 8000, promptMaxTokens: 100, promptTemperature: 0.9 });
  });

  it('keeps queried data for 5 minutes and tries once more after a failure', () => {
    expect(QUERY_CACHE).toEqual({ staleMs: 300_000, retries: 1 });
  });

  it('blurs the header after 10 pixels', () => {
    expect(HEADER_SCROLL_PX).toBe(10);
  });

  it('guards one story by 20 s to its first words, 30 s of silence, 120 s in all and 60,000 characters', () => {
    expect(STORY_LIMITS).toEqual({ firstTokenMs: 20_000, idleMs: 30_000, totalMs: 120_000, characters: 60_000 });
  });

  it('reads request bodies up to 64 KB', () => {
    expect(BODY_MAX_BYTES).toBe(65_536);
  });

  it('shows 24 saved stories on a page, which fill two, three and four columns', () => {
    expect(STORY_PAGE).toBe(24);
    expect([2, 3, 4].map((columns) => STORY_PAGE % columns)).toEqual([0, 0, 0]);
  });

  it('lets the deletion of a saved story be undone for a minute, and a second more for the way', () => {
    expect(STORY_UNDO).toEqual({ ms: 60_000, graceMs: 1_000 });
  });

  it('keeps a deleted story in the trash for 30 days', () => {
    expect(STORY_TRASH).toEqual({ days: 30 });
  });

  it('holds a deletion while someone rests on Undo, asking before its time is over, for ten minutes at most', () => {
    expect(STORY_UNDO_HOLD.everyMs).toBeLessThan(STORY_UNDO.ms / 2);
    expect(STORY_UNDO_HOLD.mostMs).toBe(600_000);
  });

  it('counts views and likes of a shared story over 30 days', () => {
    expect(STORY_DAYS).toBe(30);
  });
});
