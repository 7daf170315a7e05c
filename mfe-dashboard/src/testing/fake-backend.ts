import { vi } from 'vitest';

/** A row of `user_stories` as the database gives it. */
export interface StoryRow {
  readonly id: string;
  readonly user_id: string;
  readonly title: string | null;
  readonly prompt: string;
  readonly story: string;
  readonly generator_id: string;
  readonly language: string;
  readonly created_at: string;
}

type Answer = () => Response | Promise<Response>;

/** The network in tests: the few answers of the data and sign-in services that this module asks for. */
export class FakeBackend {
  rows: StoryRow[] = [];
  /** Answers given instead of the usual one, by method of the table's requests; or by 'token' for sign-in. */
  readonly instead = new Map<'GET' | 'DELETE' | 'token', Answer>();
  readonly requests: { readonly method: string; readonly url: URL }[] = [];

  /** Puts itself in the place of the network. */
  install(): void {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.#answer(input, init));
  }

  /** Refuses the next requests of one kind, as the database does. */
  refuse(kind: 'GET' | 'DELETE', message: string): void {
    this.instead.set(kind, () => Response.json({ code: 'XX000', message, details: null, hint: null }, { status: 500 }));
  }

  async #answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    this.requests.push({ method, url });
    if (url.pathname === '/rest/v1/user_stories' && (method === 'GET' || method === 'DELETE')) {
      return (this.instead.get(method) ?? (() => this.#table(method, url)))();
    }
    const token = this.instead.get('token');
    if (url.pathname === '/auth/v1/token' && token) return token();
    throw new TypeError(`Nobody answers ${method} ${url.href}`);
  }

  #table(method: 'GET' | 'DELETE', url: URL): Response {
    const { id, user_id: userId, order } = Object.fromEntries(url.searchParams);
    if (id?.startsWith('eq.') && !/^eq\.[0-9a-f-]{36}$/.test(id)) {
      return Response.json({ code: '22P02', message: 'invalid input syntax for type uuid' }, { status: 400 });
    }
    const chosen = this.rows.filter(
      (row) => (!id || id === `eq.${row.id}`) && (!userId || userId === `eq.${row.user_id}`),
    );
    if (method === 'DELETE') {
      this.rows = this.rows.filter((row) => !chosen.includes(row));
      return new Response(null, { status: 204 });
    }
    if (order?.startsWith('created_at.desc')) chosen.sort((a, b) => b.created_at.localeCompare(a.created_at));
    return Response.json(chosen);
  }
}
