import type { IncomingMessage, RequestListener } from 'node:http';
import { refuseEarly } from './http/refuse-early.ts';

/** Nothing reads the bodies of these, so nothing would count their bytes. Browsers and Supabase’s client send none. */
const BODILESS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hasUnreadBody = ({ method, headers }: IncomingMessage): boolean =>
  BODILESS.has(method) && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);

/** Refuses bodies that nothing would read: on each of many connections, Node would hold a part until the answer. */
export function refuseUnreadBodies(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (!hasUnreadBody(incoming)) return listener(incoming, outgoing);
    // The refusal, and the body, would wait for the answer to an earlier request.
    if (!outgoing.socket) return void incoming.socket.destroy();
    const message = `Send a ${incoming.method} request without a body.`;
    return refuseEarly(outgoing, 400, { code: 'body_not_read', message });
  };
}
