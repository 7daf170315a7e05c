import { isLoopback } from '../loopback.ts';

/**
 * Headers that browsers, command-line clients and Prometheus send. Proxies name theirs as they like, so any other one may be
 * the mark of a proxy.
 */
const DIRECT_HEADERS = new RegExp(
  `^(?:${[
    'accept(?:-.*)?|host|connection|user-agent|referer|origin|cookie|authorization|apikey|content-(?:type|length)',
    'cache-control|pragma|priority|dnt|if-(?:none-match|modified-since)|upgrade-insecure-requests|purpose|sec-.*',
    'x-prometheus-scrape-timeout-seconds',
  ].join('|')})$`,
);

export interface Connection {
  readonly socket: { readonly remoteAddress?: string };
  readonly httpVersion: string;
}

/** The name in `Host`, without the port. */
export const hostName = ({ headers }: Request): string =>
  /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(headers.get('host') ?? '')?.[1] ?? '';

/** Whether a proxy may have forwarded a request. */
export const isForwarded = ({ headers }: Request): boolean =>
  [...headers.keys()].some((name) => !DIRECT_HEADERS.test(name));

/**
 * Whether a request comes from this machine itself, and not through a proxy on it. A proxy adds a header, keeps the public
 * name in `Host`, or speaks HTTP/1.0, as nginx does by default.
 */
export function isFromThisMachine(request: Request, connection: Connection | undefined): boolean {
  if (!isLoopback(connection?.socket.remoteAddress ?? '') || connection?.httpVersion !== '1.1') return false;
  return isLoopback(hostName(request)) && !isForwarded(request);
}
