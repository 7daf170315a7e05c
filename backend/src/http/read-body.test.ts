import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { readFields } from '../auth/read-fields.ts';
import { startGateway } from '../testing/test-gateway.ts';
import { readBody, readFrom } from './read-body.ts';

const POST = { method: 'POST' };

/** A request that has arrived in pieces of one byte. */
function arrived(text: string) {
  const incoming = new Readable({ read() {} });
  for (const letter of text) incoming.push(letter);
  incoming.push(null);
  const request = new Request('http://127.0.0.1/', POST);
  readFrom(request, incoming);
  return { request, incoming };
}

it('A body that is longer than it announces is refused', async () => {
  const request = (length: number) =>
    new Request('http://127.0.0.1/', { ...POST, headers: { 'content-length': '2' }, body: 'x'.repeat(length) });
  expect((await readBody(request(2), 10))?.byteLength).toBe(2);
  expect(await readBody(request(11), 10)).toBeUndefined();
});

it('reads pieces that arrived together as one, and only once', async () => {
  const { request, incoming } = arrived('x'.repeat(10_000));
  const read = vi.spyOn(incoming, 'read');
  const bodies = await Promise.all([readBody(request, 10_000), readBody(request, 10_000)]);
  expect(bodies.map((body) => body?.byteLength)).toEqual([10_000, 10_000]);
  expect(read.mock.calls.length).toBeLessThan(10);
});

it('reads bodies that arrived together in turns of their own', async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(Array.from({ length: 5 }, () => readBody(arrived('{}').request, 9).then(() => turn)));
  isOver = true;
  expect(new Set(turns).size).toBe(5);
});

it('rejects when the client leaves in the middle of a body, or has left', async () => {
  const incoming = new Readable({ read() {} });
  incoming.push('x');
  const ask = () => {
    const request = new Request('http://127.0.0.1/', POST);
    readFrom(request, incoming);
    return readBody(request, 10);
  };
  const reading = ask();
  incoming.destroy();
  await expect(reading).rejects.toThrow('left');
  await expect(ask()).rejects.toThrow('left');
});

it('copies no request, however many parts of the server read its fields', async () => {
  const clone = vi.spyOn(Request.prototype, 'clone');
  const guard = async (request: Request) => void (await readFields(request));
  const emails: (string | undefined)[] = [];
  const { call } = await startGateway({
    guards: [guard, guard],
    services: () => ({
      functions: {},
      supabase: async (request) => {
        emails.push((await readFields(request))['email'], ((await request.json()) as { email: string }).email);
        return Response.json({});
      },
    }),
  });
  const headers = { 'content-type': 'application/json' };
  await call('/auth/v1/recover', { ...POST, headers, body: '{"email":"ann@example.com"}' });
  expect(emails).toEqual(['ann@example.com', 'ann@example.com']);
  expect(clone).not.toHaveBeenCalled();
});
