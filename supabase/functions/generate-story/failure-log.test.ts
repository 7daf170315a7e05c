import { describe, expect, it } from 'vitest';
import { refuses, unreachable, type Answer } from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  CANARY_KEY,
  eventsOf,
  impatientServiceWith,
  serviceWith,
} from '../_shared/testing/service-under-test.ts';
import { FAILED, messageIn } from '../_shared/testing/story-errors.ts';

describe('the log and the refund of a failure', () => {
  it('The log holds the provider’s words without the key and the reader’s words', async () => {
    const message = `Bad key ${CANARY_KEY} at http://10.1.2.3:8080 for "A keeper finds a door"`;
    const service = serviceWith(refuses(400, { error: { message } }));
    expect(messageIn(await eventsOf(await askAsGuest(service)))).toBe(FAILED);
    const said = '{"error":{"message":"Bad key [redacted] at http://10.1.2.3:8080 for \\"[prompt]\\""}}';
    expect(service.logs).toContainEqual(expect.objectContaining({ event: 'story_run', outcome: 'error', said }));
  });

  it.each<[string, Answer]>([
    ['provider status 401 invalid_api_key', refuses(401, { error: { code: 'invalid_api_key', message: 'no' } })],
    ['provider status 500', refuses(500, 'x')],
    ['TypeError', unreachable],
  ])('The log holds the cause of a failure: %s', async (cause, answer) => {
    const service = serviceWith(answer);
    await eventsOf(await askAsGuest(service));
    expect(service.logs).toContainEqual(expect.objectContaining({ event: 'story_run', outcome: 'error', cause }));
  });

  it('The log holds the cause of a failure that is a silence', async () => {
    const service = impatientServiceWith(() => new Promise(() => undefined));
    await eventsOf(await askAsGuest(service));
    expect(service.logs).toContainEqual(expect.objectContaining({ outcome: 'error', cause: 'first-token' }));
  });

  it('A refund that fails is tried once more, and the story still ends with its error', async () => {
    const service = serviceWith(refuses(200));
    service.supabase.failing.set('refund', 500);
    expect((await eventsOf(await askAsGuest(service))).at(-1)).toMatchObject({ type: 'error', code: 'empty' });
    expect(service.supabase.calls.filter((call) => call.includes('refund'))).toHaveLength(2);
    expect(service.logged()).toContain('guest_refund_failed');
  });

  it('A refund counts once when its answer was lost and it was tried again', async () => {
    const service = serviceWith(refuses(200));
    service.supabase.lost.set('refund', 0);
    await eventsOf(await askAsGuest(service));
    expect(service.supabase.calls.filter((call) => call.includes('refund'))).toHaveLength(2);
    expect(service.supabase.refunds).toHaveLength(1);
    expect([...service.supabase.used.values()]).toEqual([0]);
  });
});
