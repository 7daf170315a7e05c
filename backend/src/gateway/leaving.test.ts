import { expect, it, vi } from 'vitest';
import { clientSignal } from '../database/abandoned.ts';
import { openSocket } from '../testing/raw-http.ts';
import { startGateway } from '../testing/test-gateway.ts';

const HEADERS = 'Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

it('A read is aborted when its reader leaves, and a write is not', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { port, call } = await startGateway({
    services: () => ({
      functions: {},
      cancels: true,
      supabase: async ({ url }) => {
        signals.push(clientSignal());
        if (url.endsWith('quick')) return Response.json([]);
        return new Promise(() => undefined);
      },
    }),
  });
  await (await call('/rest/v1/quick')).json();
  for (const method of ['GET', 'POST']) {
    const socket = openSocket(port);
    socket.write(`${method} /rest/v1/slow HTTP/1.1\r\n${HEADERS}`);
    await vi.waitFor(() => expect(signals).toHaveLength(method === 'GET' ? 2 : 3));
    socket.destroy();
  }
  const [answered, left, sent] = signals;
  await vi.waitFor(() => expect(left?.aborted).toBe(true));
  expect(answered?.aborted).toBe(false);
  expect(sent).toBeUndefined();
});
