import { BlockList } from 'node:net';
import { createGateway } from '../gateway/gateway.ts';
import type { GatewayOptions } from '../gateway/gateway-options.ts';
import { listen } from '../http-server.ts';
import type { LogEntry } from '../log.ts';
import { atEndOf } from './leftovers.ts';

/** The gateway in front of services that only record their requests. */
export async function startGateway(changes: Partial<GatewayOptions> = {}) {
  const entries: LogEntry[] = [];
  const reached: Request[] = [];
  const gateway = createGateway({
    host: '127.0.0.1',
    trustedProxies: new BlockList(),
    log: (entry) => entries.push(entry),
    logMarks: () => ({ network: 'the network' }),
    services: () => ({
      supabase: async (request) => {
        reached.push(request);
        const length = (await request.arrayBuffer()).byteLength;
        return Response.json({ length }, { headers: { 'access-control-allow-origin': '*' } });
      },
      functions: { 'guest-session': async () => Response.json({ token: 't' }) },
    }),
    site: async () => new Response('page', { headers: { 'content-type': 'text/html' } }),
    ...changes,
  });
  const server = await listen(gateway.fetch, '127.0.0.1', 0);
  atEndOf('test', () => server.close());
  const { port } = server;
  const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { call, port, entries, reached };
}

export const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; retryAfter?: number } }).error;
