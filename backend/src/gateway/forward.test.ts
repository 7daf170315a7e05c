import { BlockList } from 'node:net';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { readFrom, setBody } from '../http/read-body.ts';
import { createForward } from './forward.ts';
import type { Environment } from './gateway-options.ts';

it('checks one network’s large body before the rest of another network’s', async () => {
  const forward = createForward({ services: () => undefined, trustedProxies: new BlockList() });
  const order: string[] = [];
  const send = (network: string) => {
    const request = new Request('http://127.0.0.1/functions/v1/generate-story', { method: 'POST' });
    readFrom(request, new Readable(), undefined, network);
    setBody(request, Buffer.from(`"${'x'.repeat(10_000)}"`));
    const context = { req: { raw: request }, get: () => new URL(request.url) } as unknown as Context<Environment>;
    return forward(context, 20_000, async () => {
      order.push(network);
      return new Response();
    });
  };
  await Promise.all(['many', 'many', 'many', 'many', 'one'].map(send));
  expect(order).toEqual(['many', 'one', 'many', 'many', 'many']);
});
