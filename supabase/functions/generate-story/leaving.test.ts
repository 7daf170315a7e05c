import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serviceOn } from '../_shared/testing/provider-server.ts';
import { collectGarbage } from '../_shared/testing/collect-garbage.ts';
import { content, refuses, scriptedProvider } from '../_shared/testing/scripted-provider.ts';
import { askAsGuest, readUntil, serviceUnderTest, until, wait } from '../_shared/testing/service-under-test.ts';

const silent = (): void => undefined;
const speaks = (response: ServerResponse): void => void response.write(content('Once upon'));

describe('a reader who leaves', () => {
  it('A reader who leaves before the first token stops the provider and is refunded once', async () => {
    const service = await serviceOn(silent);
    const reader = (await askAsGuest(service)).body!.getReader();
    await readUntil(reader, 'event: start');
    await until(() => service.server.requests() === 1);
    await reader.cancel();
    await until(() => service.server.left() === 1 && service.supabase.refunds.length === 1);
    expect(service.logs).toContainEqual(
      expect.objectContaining({ event: 'story_run', outcome: 'left', characters: 0 }),
    );
  });

  it('A reader who leaves in the middle of a story stops the provider and is not refunded', async () => {
    const service = await serviceOn(speaks);
    const reader = (await askAsGuest(service)).body!.getReader();
    await readUntil(reader, 'Once upon');
    await reader.cancel();
    await until(() => service.server.left() === 1);
    expect(service.supabase.refunds).toEqual([]);
  });

  it('A reader whose request is aborted stops the provider and is refunded once', async () => {
    const service = await serviceOn(silent);
    const abort = new AbortController();
    const reader = (await askAsGuest(service, { signal: abort.signal })).body!.getReader();
    await readUntil(reader, 'event: start');
    await until(() => service.server.requests() === 1);
    abort.abort();
    await until(() => service.server.left() === 1 && service.supabase.refunds.length === 1);
    await reader.cancel();
    await wait(20);
    expect(service.supabase.refunds).toHaveLength(1);
  });

  it('An abort long after the request came stops the provider', async () => {
    const service = await serviceOn(speaks);
    const abort = new AbortController();
    const reader = (await askAsGuest(service, { signal: abort.signal })).body!.getReader();
    await readUntil(reader, 'Once upon');
    collectGarbage();
    abort.abort();
    await until(() => service.server.left() === 1);
    expect(service.supabase.refunds).toEqual([]);
  });

  it('A reader who leaves before the story is accepted is refunded, and the provider is not asked', async () => {
    const service = await serviceOn(speaks);
    const abort = new AbortController();
    service.supabase.onSpend = () => abort.abort();
    await askAsGuest(service, { signal: abort.signal });
    await until(() => service.supabase.refunds.length === 1);
    expect(service.server.requests()).toBe(0);
  });

  it('A reader who leaves between two tries prevents the second one', async () => {
    const provider = scriptedProvider(refuses(503));
    const service = serviceUnderTest({ providerFetch: provider.fetch, limits: { retryMs: 60 } });
    const reader = (await askAsGuest(service)).body!.getReader();
    await readUntil(reader, 'event: start');
    await until(() => provider.requests.length === 1);
    await reader.cancel();
    await wait(100);
    expect(provider.requests).toHaveLength(1);
    expect(service.supabase.refunds).toHaveLength(1);
  });

  it('Fifty readers who leave keep no connection open', async () => {
    const service = await serviceOn(speaks);
    const leave = async (): Promise<void> => {
      const reader = (await askAsGuest(service)).body!.getReader();
      await readUntil(reader, 'Once upon');
      await reader.cancel();
    };
    await Promise.all(Array.from({ length: 50 }, leave));
    await until(() => service.server.left() === 50);
    expect(service.server.open()).toBe(0);
  });

  it('A reader who leaves stops the demo storyteller', async () => {
    const service = serviceUnderTest({ demo: true, config: { demoWordsPerSecond: 100 } });
    const reader = (await askAsGuest(service)).body!.getReader();
    await readUntil(reader, 'event: delta');
    await reader.cancel();
    expect(service.logs.at(-1)).toMatchObject({ outcome: 'left' });
    expect(service.supabase.refunds).toEqual([]);
  });
});
