import type { RequestListener, Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { networkOf } from '@storyloom/functions/network';
import { isTrusted } from './rate-limit/client-network.ts';

export interface ConnectionLimits {
  /** Open connections of one network, except of proxies, which bring the requests of many. */
  readonly perNetwork: number;
  /** Unanswered requests of one connection: browsers and proxies send one at a time. After twice as many it is cut off. */
  readonly unanswered: number;
  /** A client that reads nothing for this time is disconnected, at the latest when it has passed twice. */
  readonly stalledMs: number;
}

interface Load {
  unanswered: number;
  refused: number;
}

/** The limits of connections, for the events of a server. */
export function limitConnections(limits: ConnectionLimits, trustedProxies: BlockList) {
  const open = new Map<string, number>();
  const loads = new WeakMap<Socket, Load>();

  function count(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    const network = networkOf(remoteAddress);
    if (network === undefined || isTrusted(remoteAddress, trustedProxies)) return;
    const others = open.get(network) ?? 0;
    if (others >= limits.perNetwork) return void socket.destroy();
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  }

  /** Refuses what comes in excess on one connection, then closes it. */
  function fewAtOnce(listener: RequestListener): RequestListener {
    return (incoming, outgoing) => {
      const { socket } = incoming;
      const load = loads.get(socket) ?? { unanswered: 0, refused: 0 };
      loads.set(socket, load);
      if (load.refused > 0) {
        load.refused += 1;
        if (load.refused > limits.unanswered) socket.destroy();
        return;
      }
      load.unanswered += 1;
      outgoing.once('close', () => (load.unanswered -= 1));
      if (load.unanswered <= limits.unanswered) return listener(incoming, outgoing);
      load.refused = 1;
      outgoing.writeHead(429, { connection: 'close', 'content-length': 0, 'retry-after': '1' }).end();
    };
  }

  /** A silent connection may wait for its answer, but not leave one unread. */
  function endIdle(socket: Socket): void {
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (!loads.get(socket)?.unanswered) socket.destroy();
  }

  return {
    fewAtOnce,
    watch: (server: Server): void => void server.on('connection', count).setTimeout(limits.stalledMs, endIdle),
  };
}
