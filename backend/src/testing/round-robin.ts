import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of several servers, which asks them in turn and passes answers on as they come. */
export interface RoundRobin {
  readonly url: string;
  close(): Promise<void>;
}

export async function roundRobin(servers: readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(servers[turn % servers.length] ?? '');
    turn += 1;
    const { method, url: path, headers } = incoming;
    const onward = send(
      { hostname, port, method, path, headers: { ...headers, host: `${hostname}:${port}` } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    // A reader who leaves the proxy leaves the server behind it.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections();
        proxy.close(() => resolve());
      }),
  };
}
