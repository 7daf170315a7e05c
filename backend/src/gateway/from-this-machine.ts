import { isLoopback } from '../loopback.ts';

/** What proxies add to say for whom they ask. */
const FORWARDING_HEADERS =
  /^(?:x-forwarded|x-original|x-real-ip$|x-client-ip$|x-cluster-client-ip$|forwarded|via$|true-client-ip$|cf-|fly-)/;

interface Connection {
  readonly socket: { readonly remoteAddress?: string };
  readonly httpVersion: string;
}

/**
 * Whether someone at this very machine asks, and not a proxy on it that passes on what the world asks. A proxy names
 * itself in a header, keeps the public name in `Host`, or speaks HTTP/1.0 as nginx does when nothing else is set.
 */
export function isFromThisMachine(request: Request, connection: Connection | undefined): boolean {
  if (!isLoopback(connection?.socket.remoteAddress ?? '') || connection?.httpVersion !== '1.1') return false;
  const host = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(request.headers.get('host') ?? '')?.[1] ?? '';
  if (!isLoopback(host)) return false;
  return [...request.headers.keys()].every((name) => !FORWARDING_HEADERS.test(name));
}
