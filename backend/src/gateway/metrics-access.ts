import { createHash, timingSafeEqual } from 'node:crypto';
import type { BlockList } from 'node:net';
import { isFromPrivateNetwork } from './from-private-network.ts';
import type { Connection } from './from-this-machine.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

interface MetricsAccess {
  /** Anyone who sends it as a bearer token may read the metrics. */
  readonly token?: string | undefined;
  readonly trustedProxies: BlockList;
  /** Whether this machine and its private network need no token. */
  readonly isOpenToNetwork: boolean;
}

/** Whether a request may read the metrics, which tell how many people use the site, and how. */
export function mayReadMetrics(
  request: Request,
  connection: Connection | undefined,
  { token, trustedProxies, isOpenToNetwork }: MetricsAccess,
): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return isOpenToNetwork && isFromPrivateNetwork(request, connection, trustedProxies);
}
