import { AppError } from '@storyloom/shared/api';
import { vi } from 'vitest';
import type { World } from './worlds.ts';

/** One answer, in terms that are the same for both backends. */
interface Answer {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;
/** Rows of a scenario are from that month; what is newer was dated by a backend. */
const SEEDED = '2026-03';

/**
 * Values that no two backends have in common get a name: ids of users, moments, links by their order, and what is left of a
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
  if (MOMENT.test(value)) return value.startsWith(SEEDED) ? new Date(value).toISOString() : '<a moment>';
  return names.get(value) ?? value;
}

/** Of a refusal count code and message; details and hint are not read by the product. */
function bodyOf(status: number, text: string): unknown {
  if (text === '') return null;
  const body: unknown = JSON.parse(text);
  if (status < 400) return body;
  const { code, message } = body as { readonly code: unknown; readonly message: unknown };
  return { code, message };
}

/** A browser as far as the data client needs one: where the session is kept, and where the backend is found. */
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
  // The client asks for one although nothing here listens to changes.
  vi.stubGlobal('WebSocket', EventTarget);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage, location: new URL(url) }));
  return kept;
}

/** Lets everything that is asked go to a backend, and gives what it answered. */
export async function recorded(world: World, names: Map<string, string>, ask: () => Promise<unknown>) {
  const answers: Answer[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await world.receive(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const text = await response.clone().text();
    const request = `${init?.method ?? 'GET'} ${url.pathname}`;
    answers.push({ request, status: response.status, body: plain(bodyOf(response.status, text), '', names) });
    return response;
  });
  await ask().catch((error: unknown) => {
    // How a refused call ends for the page follows from the answers; here only these are compared.
    if (!(error instanceof AppError)) throw error;
  });
  return answers;
}
