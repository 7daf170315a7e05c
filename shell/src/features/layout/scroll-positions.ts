const KEY = 'storyloom-scroll';

/** Pages of this tab's history that are remembered. */
const MAX = 50;

function stored(): readonly [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const positions = new Map<string, number>(stored());

/** Pixels from the top at which an entry of the history was left. */
export function positionOf(id: string): number | undefined {
  return positions.get(id);
}

export function rememberPosition(id: string, top: number): void {
  positions.delete(id);
  positions.set(id, top);
}

/** Keeps the latest over a reload of this tab. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX)));
  } catch {
    // Without storage a reload starts at the top.
  }
}
