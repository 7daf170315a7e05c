import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serviceOn } from '../_shared/testing/provider-server.ts';
import { bodyOf, chunk, content, scriptedProvider } from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  eventsOf,
  readUntil,
  serviceUnderTest,
  textOf,
  until,
  wait,
} from '../_shared/testing/service-under-test.ts';

const silent = (): void => undefined;
const speaks = (response: ServerResponse): void => void response.write(content('Once upon'));

describe('a slow reader', () => {
  it('A slow reader holds the provider back instead of filling a buffer', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>(
      { pull: (controller) => controller.enqueue(new TextEncoder().encode(content(`word ${(given += 1)} `))) },
      { highWaterMark: 0 },
    );
    const provider = scriptedProvider(() => new Response(endless));
    const service = serviceUnderTest({ providerFetch: provider.fetch });
    const reader = (await askAsGuest(service)).body!.getReader();
    for (let reads = 0; reads < 3; reads += 1) await reader.read();
    await wait(50);
    expect(given).toBeLessThan(8);
    await reader.cancel();
  });

  it('A slow reader does not count as a silent provider', async () => {
    const parts = Array.from({ length: 6 }, (_, at) => content(`${at} `));
    const provider = scriptedProvider(() => new Response(bodyOf([...parts, 'data: [DONE]\n\n'])));
    const service = serviceUnderTest({ providerFetch: provider.fetch, limits: { idleMs: 500 } });
    const reader = (await askAsGuest(service)).body!.getReader();
    await readUntil(reader, '"0 "');
    await wait(1000);
    await expect(readUntil(reader, '"complete"')).resolves.toBeUndefined();
  });

  it('The provider is not asked while the reader does not read', async () => {
    const service = await serviceOn(speaks);
    const response = await askAsGuest(service);
    await wait(30);
    expect(service.server.requests()).toBe(0);
    await response.body!.cancel();
    await until(() => service.supabase.refunds.length === 1);
  });
});

describe('a slow provider', () => {
  it('Comments keep the connection alive while the provider is slow', async () => {
    const service = await serviceOn(silent, { keepAliveMs: 15, firstTokenMs: 1000 });
    const raw = await (await askAsGuest(service)).text();
    expect(raw.split(': keep-alive\n\n').length).toBeGreaterThan(2);
    expect(raw).toContain('provider_timeout');
  });

  it('A provider that stalls in the middle ends the story in an error, and the text is kept', async () => {
    const service = await serviceOn(
      (response) => {
        speaks(response);
        const pings = setInterval(() => response.write(`: ping\n\n${chunk({ content: '' })}`), 10);
        response.on('close', () => clearInterval(pings));
      },
      { idleMs: 500 },
    );
    const events = await eventsOf(await askAsGuest(service));
    expect(textOf(events)).toBe('Once upon');
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'provider_timeout' });
    expect(service.supabase.refunds).toEqual([]);
    await until(() => service.server.open() === 0);
  });

  it('A story ends once the provider has given its reason, even if the connection stays open', async () => {
    const service = await serviceOn(
      (response) => {
        speaks(response);
        response.write(chunk({}, 'length'));
      },
      // Longer than the test may take.
      { firstTokenMs: 600_000, idleMs: 600_000, totalMs: 600_000 },
    );
    expect((await eventsOf(await askAsGuest(service))).at(-1)).toMatchObject({ type: 'end', reason: 'length' });
  });

  it('A redirect of the provider does not send the prompt elsewhere', async () => {
    const elsewhere = await serviceOn(speaks);
    const service = await serviceOn((response) => {
      response.writeHead(307, { location: elsewhere.server.baseUrl }).end();
    });
    const events = await eventsOf(await askAsGuest(service));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'provider_error' });
    expect([service.server.requests(), elsewhere.server.requests()]).toEqual([1, 0]);
  });

  it('A provider may think for longer than the first wait while its thoughts keep coming', async () => {
    const service = await serviceOn(
      (response) => {
        const thoughts = setInterval(() => response.write(chunk({ reasoning_content: 'hm' })), 15);
        setTimeout(() => {
          clearInterval(thoughts);
          response.end(content('Once upon') + 'data: [DONE]\n\n');
        }, 1500);
      },
      { firstTokenMs: 1000 },
    );
    expect(textOf(await eventsOf(await askAsGuest(service)))).toBe('Once upon');
  });

  it('A provider that never ends is stopped at the total limit, and its text is kept', async () => {
    const service = await serviceOn(
      (response) => {
        const drip = setInterval(() => response.write(content('drip ')), 10);
        response.on('close', () => clearInterval(drip));
      },
      { totalMs: 2000 },
    );
    const events = await eventsOf(await askAsGuest(service));
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
    expect(textOf(events)).toContain('drip drip');
    expect(service.supabase.refunds).toEqual([]);
    await until(() => service.server.open() === 0);
  });

  it('A provider whose socket breaks in the middle ends the story as lost', async () => {
    const service = await serviceOn((response) => {
      speaks(response);
      setTimeout(() => response.destroy(), 20);
    });
    const events = await eventsOf(await askAsGuest(service));
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'lost', words: 2 });
  });
});
