import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readFields } from '../auth/read-fields.ts';
import { sendRaw } from '../testing/raw-http.ts';
import { countTurns } from '../testing/count-turns.ts';
import { startGateway } from '../testing/test-gateway.ts';
import { ownTurn } from './own-turn.ts';
import { readBody, readFrom } from './read-body.ts';

const POST = { method: 'POST' };

/** A request whose body arrives by `push`. */
function arriving(incoming = new Readable({ read() {} })) {
  const request = new Request('http://127.0.0.1/', POST);
  readFrom(request, incoming);
  return { request, incoming, push: (piece: string | null) => incoming.push(piece) };
}

function arrived(body: string): Request {
  const { request, push } = arriving();
  push(body);
  push(null);
  return request;
}

it('A body that is longer than it announces is refused', async () => {
  const request = (length: number) =>
    new Request('http://127.0.0.1/', { ...POST, headers: { 'content-length': '2' }, body: 'x'.repeat(length) });
  expect((await readBody(request(2), 10))?.byteLength).toBe(2);
  expect(await readBody(request(11), 10)).toBeUndefined();
});

it('waits for few turns of the event loop, however many pieces a body has', async () => {
  const { port } = await startGateway();
  const turns = vi.spyOn(globalThis, 'setImmediate');
  onTestFinished(() => turns.mockRestore());
  const head = 'POST /functions/v1/guest-session HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n';
  const piece = `20\r\n${'x'.repeat(32)}\r\n`;
  const answer = await sendRaw(port, `${head}Transfer-Encoding: chunked\r\n\r\n${piece.repeat(1000)}0\r\n\r\n`);
  expect(answer.status).toBe(200);
  // Comes after every turn that the body has waited for.
  await ownTurn();
  expect(turns.mock.calls.length).toBeLessThan(500);
});

it('reads bodies that arrived together in turns of their own', async () => {
  const turn = countTurns();
  const turns = await Promise.all(Array.from({ length: 5 }, () => readBody(arrived('{}'), 9).then(turn)));
  expect(new Set(turns).size).toBe(5);
});

it('reads the body of one network beside hundreds of another', async () => {
  const read: string[] = [];
  const turn = (network: string) => ownTurn(network).then(() => void read.push(network));
  await Promise.all([...['many', 'many', 'many'].map(turn), turn('one')]);
  expect(read).toEqual(['many', 'one', 'many', 'many']);
});

it('copies small pieces together', async () => {
  const { request, incoming } = arriving();
  const piece = Buffer.from('{');
  const reading = readBody(request, 10);
  incoming.push(piece);
  await vi.waitFor(() => expect(incoming.readableLength).toBe(0));
  // Only a stored piece would change.
  piece.fill('x');
  incoming.push('}');
  incoming.push(null);
  expect(Buffer.from((await reading)!).toString()).toBe('{}');
});

it('rejects when the client leaves in the middle of a body, or has left', async () => {
  const { request, incoming, push } = arriving();
  push('x');
  const reading = readBody(request, 10);
  incoming.destroy();
  await expect(reading).rejects.toThrow('left');
  await expect(readBody(arriving(incoming).request, 10)).rejects.toThrow('left');
});

it('reads a whole body whose client has left since', async () => {
  const { request, incoming, push } = arriving();
  push('{}');
  push(null);
  Object.assign(incoming, { complete: true });
  const reading = readBody(request, 10);
  incoming.destroy();
  expect((await reading)?.byteLength).toBe(2);
});

it('copies no request, however many parts of the server read its fields', async () => {
  const clone = vi.spyOn(Request.prototype, 'clone');
  onTestFinished(() => clone.mockRestore());
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
