import { AppError } from '@storyloom/shared/api';
import { vi } from 'vitest';
import type { World } from './worlds.ts';

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;
/** The seeded rows are from these noons; other moments were set by a backend. */
const SEEDED = /^2026-03-\d\d[T ]12:00:00(?:\.0+)?(?:Z|\+00:00)$/;

/**
 * Replaces values that differ between backends by names: ids of users, moments, links by their order, and the rest of a
 * minute.
 */
function plain(value: unknown, key: string, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, key, names));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, one]) => [name, plain(one, name, names)] as const);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
  if (typeof value === 'number') return value > 50_000 && value <= 60_000 ? '<most of a minute>' : value;
  if (typeof value !== 'string') return value;
  if (key === 'share_id' && !value.startsWith('link-') && !names.has(value)) {
    const links = [...names.values()].filter((name) => name.startsWith('<new link'));
    names.set(value, `<new link ${links.length + 1}>`);
  }
  if (MOMENT.test(value)) return SEEDED.test(value) ? new Date(value).toISOString() : '<a moment>';
  return names.get(value) ?? value;
}

/** Of a refusal, only code and message are compared; the product does not read details and hint. */
function bodyOf(status: number, text: string): unknown {
  if (text === '') return null;
  const body: unknown = JSON.parse(text);
  if (status < 400) return body;
  const { code, message } = body as { readonly code: unknown; readonly message: unknown };
  return { code, message };
}

/** Stubs what the data client needs of a browser. @returns its local storage. */
export function stubBrowser(url: string, key: string): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  const config = JSON.stringify({ supabaseUrl: url, publishableKey: key });
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'hidden',
    getElementById: () => ({ textContent: config }),
  });
  vi.stubGlobal('navigator', {});
  // The client requires one, although nothing here listens to changes.
  vi.stubGlobal('WebSocket', EventTarget);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage, location: new URL(url) }));
  return kept;
}

/** Sends the requests of a call to a backend. @returns its answers, without what differs between two backends. */
export async function recorded(world: World, names: Map<string, string>, ask: () => Promise<unknown>) {
  const answers: { request: string; status: number; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await world.receive(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const text = await response.clone().text();
    const request = `${init?.method ?? 'GET'} ${url.pathname}`;
    answers.push({ request, status: response.status, body: plain(bodyOf(response.status, text), '', names) });
    return response;
  });
  await ask().catch((error: unknown) => {
    // Only answers are compared: how a refused call ends for a page follows from them.
    if (!(error instanceof AppError)) throw error;
  });
  return answers;
}
