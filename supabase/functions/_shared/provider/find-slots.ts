import type { ProviderFetch } from '../deps.ts';

const WAIT_MS = 2_000;
const MOST_SLOTS = 64;

/** How many texts llama.cpp's server writes at the same time; 1 for any other server, `undefined` if it should be asked again. */
export async function findSlots(fetch: ProviderFetch, url: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(WAIT_MS);
    const response = await fetch(new URL('/props', url).href, {
      method: 'GET',
      headers: {},
      redirect: 'manual',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return response.status >= 500 ? undefined : 1;
    }
    const { total_slots: slots } = (await response.json()) as { readonly total_slots?: unknown };
    return typeof slots === 'number' && Number.isInteger(slots) && slots > 0 ? Math.min(slots, MOST_SLOTS) : 1;
  } catch {
    return undefined;
  }
}
