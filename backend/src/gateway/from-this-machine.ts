import { isLoopback } from '../loopback.ts';

/** Headers that proxies add. */
const FORWARDING_HEADERS =
  /^(?:x-forwarded|x-original|x-real-ip$|x-client-ip$|x-cluster-client-ip$|forwarded|via$|true-client-ip$|cf-|fly-)/;

interface Connection {
  readonly socket: { readonly remoteAddress?: string };
  readonly httpVersion: string;
}

/**
 * Whether a request comes from this machine itself, and not through a proxy on it. A proxy adds a header, keeps the public
 * name in `Host`, or speaks HTTP/1.0, as nginx does by default.
 */
export function isFromThisMachine(request: Request, connection: Connection | undefined): boolean {
  if (!isLoopback(connection?.socket.remoteAddress ?? '') || connection?.httpVersion !== '1.1') return false;
  const host = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(request.headers.get('host') ?? '')?.[1] ?? '';
  if (!isLoopback(host)) return false;
  return [...request.headers.keys()].every((name) => !FORWARDING_HEADERS.test(name));
}
