import { tabStorage } from '@storyloom/shared/device-storage';

const KEY = 'storyloom-scroll';

/** Maximum number of pages of this tab's history that are remembered. */
const MAX = 50;

function stored(): readonly [string, number][] {
  const value = tabStorage.readJson(KEY);
  return Array.isArray(value) ? value : [];
}

const positions = new Map<string, number>(stored());

/** The scroll position, in pixels, at which an entry of the history was left. */
export function positionOf(id: string): number | undefined {
  return positions.get(id);
}

export function rememberPosition(id: string, top: number): void {
  positions.delete(id);
  positions.set(id, top);
}

/** Stores the latest positions, which survive a reload of this tab. */
export function storePositions(): void {
  tabStorage.write(KEY, JSON.stringify([...positions].slice(-MAX)));
}
