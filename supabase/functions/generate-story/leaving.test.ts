import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../_shared/testing/collect-garbage.ts';
import { serviceOn } from '../_shared/testing/provider-server.ts';
import { content, refuses, streams } from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  readUntil,
  serviceUnderTest,
  serviceWith,
  until,
  wait,
} from '../_shared/testing/service-under-test.ts';

const silent = (): void => undefined;
const speaks = (response: ServerResponse): void => void response.write(content('Once upon'));

describe('a reader who leaves', () => {
  it('stops the provider by an abort before the first token and is refunded once', async () => {
    const service = await serviceOn(silent);
    const abort = new AbortController();
    const reader = (await askAsGuest(service, { signal: abort.signal })).body!.getReader();
    await readUntil(reader, 'event: start');
    await until(() => service.server.requests() === 1);
    abort.abort();
    await until(() => service.server.left() === 1 && service.supabase.refunds.length === 1);
    await reader.cancel();
    const left = { event: 'story_run', outcome: 'left', characters: 0 };
    expect(service.logs.filter(({ event }) => event === 'story_run')).toEqual([expect.objectContaining(left)]);
    expect(service.supabase.calls.filter((call) => call.includes('refund'))).toHaveLength(1);
  });

  it('stops the provider by an abort long after the request came', async () => {
    const service = await serviceOn(speaks);
    const abort = new AbortController();
    const reader = (await askAsGuest(service, { signal: abort.signal })).body!.getReader();
    await readUntil(reader, 'Once upon');
    collectGarbage();
    abort.abort();
    await until(() => service.server.left() === 1);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_guest_generation']);
  });

  it('is refunded before the story is accepted, and the provider is not asked', async () => {
    const service = await serviceOn(speaks);
    const abort = new AbortController();
    service.supabase.onSpend = () => abort.abort();
    await askAsGuest(service, { signal: abort.signal });
    await until(() => service.supabase.refunds.length === 1);
    expect(service.server.requests()).toBe(0);
  });

  it('prevents the next try of a provider that is down', async () => {
    const service = serviceUnderTest({ answers: [refuses(503)], limits: { retryMs: 60 } });
    const reader = (await askAsGuest(service)).body!.getReader();
    await readUntil(reader, 'event: start');
    await until(() => service.provider.requests.length === 1);
    await reader.cancel();
    await wait(100);
    expect([service.provider.requests.length, service.supabase.refunds.length]).toEqual([1, 1]);
  });
});

describe('a slow reader', () => {
  it('holds the provider back instead of filling a buffer', async () => {
    let given = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void =>
      controller.enqueue(new TextEncoder().encode(content(`word ${(given += 1)} `)));
    const service = serviceWith(() => new Response(new ReadableStream({ pull }, { highWaterMark: 0 })));
    const reader = (await askAsGuest(service)).body!.getReader();
    for (let reads = 0; reads < 3; reads += 1) await reader.read();
    await wait(50);
    expect(given).toBeLessThan(8);
    await reader.cancel();
  });

  it('does not count as a silent provider', async () => {
    const parts = Array.from({ length: 6 }, (_, at) => content(`${at} `));
    const service = serviceUnderTest({ answers: [streams(...parts, 'data: [DONE]\n\n')], limits: { idleMs: 150 } });
    const reader = (await askAsGuest(service)).body!.getReader();
    await readUntil(reader, '"0');
    await wait(300);
    await expect(readUntil(reader, '"complete"')).resolves.toBeUndefined();
  });

  it('loses the turn after reading nothing for too long', async () => {
    const service = await serviceOn(
      (response) => {
        const timer = setInterval(() => response.write(content('again ')), 5);
        response.on('close', () => clearInterval(timer));
      },
      { unreadMs: 50 },
    );
    const reader = (await askAsGuest(service)).body!.getReader();
    await readUntil(reader, 'delta');
    await until(() => service.server.left() === 1);
    expect(service.logs.at(-1)).toMatchObject({ outcome: 'left' });
  });

  it('who has not begun to read has the provider not asked', async () => {
    const service = await serviceOn(speaks);
    const response = await askAsGuest(service);
    await wait(30);
    expect(service.server.requests()).toBe(0);
    await response.body!.cancel();
    await until(() => service.supabase.refunds.length === 1);
  });
});

describe('a slow provider', () => {
  it('has comments keep the connection alive', async () => {
    const service = await serviceOn(silent, { keepAliveMs: 15, firstTokenMs: 300 });
    const raw = await (await askAsGuest(service)).text();
    expect(raw.split(': keep-alive\n\n').length).toBeGreaterThan(2);
    expect(raw).toContain('provider_timeout');
  });
});
