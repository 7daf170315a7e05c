export interface UnfinishedLimits {
  /** Bytes of bodies of one network that have not arrived completely. Most bodies have some KB, and arrive in milliseconds. */
  readonly networkBytes: number;
  /** The same for all networks. */
  readonly allBytes: number;
}

/** A body that is arriving. */
export interface Unfinished {
  add(bytes: number): void;
  end(): void;
}

interface Body {
  readonly since: number;
  readonly refuse: () => void;
  bytes: number;
}

interface Network {
  readonly bodies: Set<Body>;
  bytes: number;
}

/** The one that has held most for longest. Others arrive quickly, or are small. */
function costliest({ bodies }: Network): Body | undefined {
  const now = performance.now();
  const costOf = ({ bytes, since }: Body): number => bytes * (now - since + 1);
  let most: Body | undefined;
  for (const body of bodies) if (!most || costOf(body) > costOf(most)) most = body;
  return most;
}

/** Bounds the memory of bodies that arrive slowly or never end: beyond a limit, the costliest are refused. */
export function limitUnfinished({ networkBytes, allBytes }: UnfinishedLimits) {
  const networks = new Map<string, Network>();
  let all = 0;

  function end(name: string, network: Network, body: Body): void {
    if (!network.bodies.delete(body)) return;
    network.bytes -= body.bytes;
    all -= body.bytes;
    if (network.bodies.size === 0) networks.delete(name);
  }

  function refuseIn(name: string, network: Network): void {
    const body = costliest(network);
    if (!body) return;
    end(name, network, body);
    body.refuse();
  }

  /** @param refuse is called at most once, and only before the end. */
  return function begin(name: string, refuse: () => void): Unfinished {
    const network = networks.get(name) ?? { bodies: new Set(), bytes: 0 };
    networks.set(name, network);
    const body: Body = { since: performance.now(), refuse, bytes: 0 };
    network.bodies.add(body);
    return {
      add(bytes) {
        if (!network.bodies.has(body)) return;
        body.bytes += bytes;
        network.bytes += bytes;
        all += bytes;
        while (network.bytes > networkBytes) refuseIn(name, network);
        while (all > allBytes) {
          refuseIn(...[...networks].reduce((one, other) => (other[1].bytes > one[1].bytes ? other : one)));
        }
      },
      end: () => end(name, network, body),
    };
  };
}
