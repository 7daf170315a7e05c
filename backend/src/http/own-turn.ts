/** Those who wait, by network, in the order in which their networks are served. No line is empty. */
const lines = new Map<string, (() => void)[]>();

function next(): void {
  const [first] = lines;
  if (!first) return;
  const [network, line] = first;
  line.shift()?.();
  lines.delete(network);
  if (line.length > 0) lines.set(network, line);
  if (lines.size > 0) setImmediate(next);
}

/**
 * Resolves in a turn of the event loop that no other caller shares, so the work of requests that arrived together does not
 * add up. Node would run all waiting callbacks of `setImmediate` in one turn. Networks take turns: one may send hundreds of bodies in
 * many pieces.
 */
export function ownTurn(network = ''): Promise<void> {
  return new Promise((resolve) => {
    if (lines.size === 0) setImmediate(next);
    const line = lines.get(network);
    if (line) line.push(resolve);
    else lines.set(network, [resolve]);
  });
}
