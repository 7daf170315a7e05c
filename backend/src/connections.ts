import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { networkOf } from '@storyloom/functions/network';
import { isTrusted } from './rate-limit/client-network.ts';

export interface ConnectionLimits {
  /** Open connections of one network, except of proxies, which bring the requests of many. Beyond it, an idle one makes room. */
  readonly perNetwork: number;
  /**
   * Open connections of all networks. Beyond it, the network that has most makes room: with its first one without a request, else,
   * for a smaller network, with its newest.
   */
  readonly all: number;
  /** Requests that wait for the answer to an earlier one of their connection. Browsers send none ahead. */
  readonly ahead: number;
  /** A client that reads nothing for this time is disconnected, at the latest when it has passed twice. */
  readonly stalledMs: number;
}

/** The same for a proxy, which sends the next one when it has the whole answer: that may be a moment before Node notes it. */
const AHEAD_OF_PROXY = 1;

interface Load {
  /** The request that is being answered. */
  current?: IncomingMessage | undefined;
  readonly waiting: (() => void)[];
}

/**
 * The limits of connections, for the events of a server.
 *
 * @param networkBehind the network of a request, as a proxy names it.
 */
export function limitConnections(
  limits: ConnectionLimits,
  trustedProxies: BlockList,
  networkBehind: (incoming: IncomingMessage) => string,
) {
  /** Open connections with what each counts as: its network; if it is a proxy's, that of its last request, before the first itself. */
  const open = new Map<Socket, string>();
  const proxies = new WeakSet<Socket>();
  /** Connections by network, the oldest first. */
  const networks = new Map<string, Set<Socket>>();
  /** What no longer counts a connection. */
  const forgetters = new WeakMap<Socket, () => void>();
  let proxied = 0;
  const loads = new WeakMap<Socket, Load>();

  const isIdle = (socket: Socket): boolean => {
    const load = loads.get(socket);
    return load !== undefined && !load.current;
  };

  function keyOf(socket: Socket): string {
    const { remoteAddress = '' } = socket;
    const network = networkOf(remoteAddress);
    if (network !== undefined && !isTrusted(remoteAddress, trustedProxies)) return network;
    proxies.add(socket);
    proxied += 1;
    return `proxied ${proxied}`;
  }

  const isUnused = (socket: Socket): boolean => !loads.get(socket)?.current;

  /** Closes a connection. False if there is none. */
  function makeRoom(socket: Socket | undefined): boolean {
    if (!socket) return false;
    forgetters.get(socket)?.();
    socket.destroy();
    return true;
  }

  /** The connections of the network that has most: of a proxy, those whose last request it named. */
  function largest(): readonly Socket[] {
    const groups = new Map<string, Socket[]>();
    for (const [socket, network] of open) {
      const sockets = groups.get(network);
      if (sockets) sockets.push(socket);
      else groups.set(network, [socket]);
    }
    return [...groups.values()].reduce((one, other) => (other.length > one.length ? other : one));
  }

  /** What the largest network closes for one more connection of a network with so many. */
  function leastMissed(size: number): Socket | undefined {
    const crowd = largest();
    return crowd.find(isIdle) ?? crowd.find(isUnused) ?? (size + 1 < crowd.length ? crowd.at(-1) : undefined);
  }

  function count(socket: Socket): void {
    const key = keyOf(socket);
    const others = networks.get(key) ?? new Set();
    if (others.size >= limits.perNetwork && !makeRoom([...others].find(isIdle))) return void socket.destroy();
    if (open.size >= limits.all && !makeRoom(leastMissed(others.size))) return void socket.destroy();
    open.set(socket, key);
    networks.set(key, others.add(socket));
    const forget = (): void => {
      open.delete(socket);
      others.delete(socket);
      if (others.size === 0 && networks.get(key) === others) networks.delete(key);
    };
    forgetters.set(socket, forget);
    socket.once('close', forget);
  }

  /**
   * Answers the requests of a connection one after the other, and cuts off one that sends many ahead. Node tells only the first
   * of several unanswered requests that the connection has ended, so work on the others would never hear of it.
   */
  function oneAtATime(listener: RequestListener): RequestListener {
    return (incoming, outgoing) => {
      const { socket } = incoming;
      // Node still parses the bytes that it read before the cut.
      if (socket.destroyed) return;
      if (proxies.has(socket)) open.set(socket, networkBehind(incoming));
      const load = loads.get(socket) ?? { waiting: [] };
      loads.set(socket, load);
      function begin(): void {
        load.current = incoming;
        outgoing.once('close', () => {
          load.current = undefined;
          load.waiting.shift()?.();
        });
        listener(incoming, outgoing);
      }
      if (!load.current) return begin();
      const ahead = proxies.has(socket) ? AHEAD_OF_PROXY : limits.ahead;
      if (load.waiting.length >= ahead) return void socket.destroy();
      load.waiting.push(() => {
        // Without its connection it will not be answered.
        if (outgoing.socket) begin();
      });
    };
  }

  /** A silent connection may wait for its answer, but not leave one unread. */
  function endIdle(socket: Socket): void {
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (!loads.get(socket)?.current) socket.destroy();
  }

  return {
    open,
    oneAtATime,
    watch: (server: Server): void => void server.on('connection', count).setTimeout(limits.stalledMs, endIdle),
  };
}
