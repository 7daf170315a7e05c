export interface HeldLimits {
  /** Bytes of one network. */
  readonly networkBytes: number;
  /** Bytes of all networks, beyond which each may hold a tenth. */
  readonly allBytes: number;
}

/** Counts the bytes of bodies that wait. The result of it returns what gives them back; `undefined` if there are too many. */
export function createHeldBytes({ networkBytes, allBytes }: HeldLimits) {
  const networks = new Map<string, number>();
  let all = 0;

  function add(network: string, bytes: number): void {
    const held = (networks.get(network) ?? 0) + bytes;
    all += bytes;
    if (held === 0) networks.delete(network);
    else networks.set(network, held);
  }

  return function hold(network: string, bytes: number): (() => void) | undefined {
    const most = all < allBytes ? networkBytes : networkBytes / 10;
    if ((networks.get(network) ?? 0) + bytes > most) return undefined;
    add(network, bytes);
    return () => add(network, -bytes);
  };
}
