import { describe, expect, it } from 'vitest';
import type { FunctionName } from '../handlers.ts';
import { bodyOf, GOOD_STORY } from '../testing/scripted-provider.ts';
import {
  AS_USER,
  askAsUser,
  errorOf,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  storyRequest,
} from '../testing/service-under-test.ts';

const ask = async (init: RequestInit) => {
  const service = serviceWith(GOOD_STORY);
  const request = new Request('http://localhost/', { method: 'POST', headers: AS_USER, ...init });
  const response = await service.handlers['generate-story'](request);
  expect(service.supabase.calls).toEqual([]);
  return { status: response.status, ...(await errorOf(response)) };
};

describe('every function', () => {
  const { handlers } = serviceUnderTest({ config: { siteUrl: 'https://stories.test/app' } });

  it('answers other methods with 405, large bodies with 413 and a preflight with 204, for the site alone', async () => {
    for (const name of Object.keys(handlers) as FunctionName[]) {
      const get = await handlers[name](storyRequest({ method: 'GET' }));
      expect([get.status, get.headers.get('allow')], name).toEqual([405, 'POST, OPTIONS']);
      expect((await errorOf(get)).code).toBe('method_not_allowed');
      const large = storyRequest({ body: 'x'.repeat(1_000_000), headers: AS_USER });
      expect((await handlers[name](large)).status, name).toBe(413);
      const preflight = await handlers[name](storyRequest({ method: 'OPTIONS' }));
      expect(preflight.status, name).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('https://stories.test');
      expect(preflight.headers.get('vary')).toBe('origin');
    }
  });

  it('lets any site call when the operator names none', async () => {
    const preflight = await serviceUnderTest().handlers['rejoin-story'](storyRequest({ method: 'OPTIONS' }));
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/x-guest-token, last-event-id/);
    expect(preflight.headers.has('vary')).toBe(false);
  });

  it('refuses a body that is too large, with or without a length', async () => {
    const over = { code: 'too_large', message: 'Your request is larger than 384 KB. Shorten the text and try again.' };
    const body = JSON.stringify({ ...STORY_BODY, prompt: 'x'.repeat(394_000) });
    expect(await ask({ body, headers: { ...AS_USER, 'content-length': '394100' } })).toEqual({ status: 413, ...over });
    const stream = bodyOf(Array.from({ length: 400 }, () => 'x'.repeat(1000)));
    expect(await ask({ body: stream, duplex: 'half' } as RequestInit)).toEqual({ status: 413, ...over });
  });

  it('refuses a body that is no JSON object in UTF-8', async () => {
    expect(await ask({ body: Uint8Array.of(0x22, 0xff) })).toMatchObject({ status: 400, code: 'bad_request' });
    for (const body of ['', '{', 'null', '[]', '"text"']) {
      expect((await ask({ body })).message).toMatch(
        /^Your request (?:is not valid JSON|must be a JSON object with a prompt)/,
      );
    }
  });

  it('answers a crash of its own with 500 and logs it without a message', async () => {
    const service = serviceWith(GOOD_STORY);
    const request = storyRequest({ headers: AS_USER });
    const crash = () => {
      throw new Error('the reader’s words');
    };
    Object.defineProperty(request, 'signal', { get: crash });
    const response = await service.handlers['generate-story'](request);
    expect([response.status, (await errorOf(response)).code]).toEqual([500, 'internal']);
    expect(service.logs).toContainEqual({ event: 'function_crashed', error: 'Error' });
    expect(service.provider.requests).toEqual([]);
    expect([...service.supabase.runs.values()]).toEqual(['undelivered']);
    expect((await askAsUser(service, { ...STORY_BODY, runId: 'run-2' })).status).toBe(200);
  });
});
