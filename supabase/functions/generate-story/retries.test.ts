import { describe, expect, it } from 'vitest';
import { GOOD_STORY, refuses, unreachable } from '../_shared/testing/scripted-provider.ts';
import { askAsGuest, eventsOf, serviceWith, textOf } from '../_shared/testing/service-under-test.ts';
import { messageIn } from '../_shared/testing/story-errors.ts';

describe('asking again', () => {
  it('The provider is asked again while nothing has arrived, and the story comes once', async () => {
    const service = serviceWith(refuses(503), unreachable, GOOD_STORY);
    expect(textOf(await eventsOf(await askAsGuest(service)))).toBe('# The Door\nOnce upon a time.');
    expect(service.supabase.refunds).toEqual([]);
  });

  it.each<[string, Record<string, string>, string, object]>([
    ['seconds', { 'retry-after': '7' }, 'Slow down. Please try again in 7 seconds.', { retryAfter: 7 }],
    ['nothing', {}, 'Slow down. Please try again in a moment.', {}],
    ['nonsense', { 'retry-after': 'soon' }, 'Slow down. Please try again in a moment.', {}],
  ])('A rate limit with %s as its waiting time says when to try again', async (_, headers, message, extra) => {
    const service = serviceWith(refuses(429, { error: { message: 'Slow down' } }, headers));
    const events = await eventsOf(await askAsGuest(service));
    expect(events[1]).toEqual({ type: 'error', code: 'provider_rate_limited', message, ...extra });
    expect(service.supabase.refunds).toHaveLength(1);
    expect(service.provider.requests).toHaveLength(1);
  });

  it('A rate limit without a reason says when to try again', async () => {
    const service = serviceWith(refuses(429, '', { 'retry-after': '7' }));
    const events = await eventsOf(await askAsGuest(service));
    expect(messageIn(events)).toBe('The story service is busy right now. Please try again in 7 seconds.');
  });
});
