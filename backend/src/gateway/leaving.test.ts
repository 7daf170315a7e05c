import { once } from 'node:events';
import { expect, it } from 'vitest';
import { clientSignal } from '../database/abandoned.ts';
import { happening } from '../testing/happening.ts';
import { openSocket } from '../testing/raw-http.ts';
import { startGateway } from '../testing/test-gateway.ts';

const HEADERS = 'Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

it('A read is aborted when its reader leaves, and a write is not', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const arrivals = { GET: happening(), POST: happening() };
  const { port, call } = await startGateway({
    services: () => ({
      functions: {},
      cancels: true,
      supabase: async ({ url, method }) => {
        signals.push(clientSignal());
        if (url.endsWith('quick')) return Response.json([]);
        arrivals[method === 'GET' ? 'GET' : 'POST'].note();
        return new Promise(() => undefined);
      },
    }),
  });
  await (await call('/rest/v1/quick')).json();
  for (const method of ['GET', 'POST'] as const) {
    const socket = openSocket(port);
    socket.write(`${method} /rest/v1/slow HTTP/1.1\r\n${HEADERS}`);
    await arrivals[method].happened;
    socket.destroy();
  }
  const [answered, left, sent] = signals;
  if (left?.aborted === false) await once(left, 'abort');
  expect(left?.aborted).toBe(true);
  expect(answered?.aborted).toBe(false);
  expect(sent).toBeUndefined();
});
