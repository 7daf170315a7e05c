import type { ProviderFetch } from '../deps.ts';
import { ANSWER_MAX_BYTES } from '../limits.ts';
import { smallJson } from './small-json.ts';
import { LEAST_WINDOW } from './token-limits.ts';

/** What a local server says of itself, where it says anything. */
export interface ServerFacts {
  /** How many texts it writes at the same time. */
  readonly slots?: number;
  /** Tokens of its context window, prompt and answer together. */
  readonly window?: number;
}

const WAIT_MS = 2_000;
const MOST_SLOTS = 64;

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
const isWindow = (value: unknown): value is number => isWhole(value) && value >= LEAST_WINDOW;

interface Props {
  readonly total_slots?: unknown;
  readonly default_generation_settings?: { readonly n_ctx?: unknown };
}

/** `/props` of llama.cpp's server, and of KoboldCpp from 1.9x on. */
function factsOf({ total_slots: slots, default_generation_settings: settings }: Props): ServerFacts {
  const window = settings?.n_ctx;
  return {
    ...(isWhole(slots) && { slots: Math.min(slots, MOST_SLOTS) }),
    ...(isWindow(window) && { window }),
  };
}

/**
 * Asks a server for what its chat interface does not tell: llama.cpp's and KoboldCpp's. With more `max_tokens` than its window,
 * KoboldCpp cuts the prompt away.
 *
 * @returns `undefined` if it should be asked again, such as while its model is loading, and `silent` if it did not answer in time
 */
export async function askServer(
  fetch: ProviderFetch,
  { url, apiKey }: { readonly url: string; readonly apiKey: string | undefined },
): Promise<ServerFacts | 'silent' | undefined> {
  const signal = AbortSignal.timeout(WAIT_MS);
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  /** A JSON object; `null` where the server has none, and `undefined` for another answer. */
  const get = async (path: string): Promise<object | null | undefined> => {
    const response = await fetch(new URL(path, url).href, { method: 'GET', headers, redirect: 'manual', signal });
    if (response.ok) {
      const value = await smallJson(response, ANSWER_MAX_BYTES.facts).catch(() => null);
      signal.throwIfAborted();
      return typeof value === 'object' ? value : null;
    }
    await response.body?.cancel();
    return response.status >= 500 ? undefined : null;
  };
  try {
    const props = await get('/props');
    if (props !== null) return props && factsOf(props);
    const length = (await get('/api/extra/true_max_context_length')) as { readonly value?: unknown } | null | undefined;
    return isWindow(length?.value) ? { window: length.value } : {};
  } catch {
    return signal.aborted ? 'silent' : undefined;
  }
}
