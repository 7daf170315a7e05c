import { vi } from 'vitest';
import { FakeDatabase, Refusal } from './fake-database.ts';
import { personOf } from './session.ts';

/** One request as it left the page. */
interface SentRequest {
  /** Of the function; of a table after the method, as in 'POST user_inspirations'. */
  readonly name: string;
  /** What was sent, with what the address of a table's rows asks for. */
  readonly args: any;
  readonly person: string | undefined;
  readonly guestToken: string | null;
}

const STATUS: Readonly<Record<string, number>> = { '23505': 409, '42501': 403, '22P02': 400, PT404: 404, PT403: 403 };

/** A table's address as what it asks for: what columns equal, and where the page begins. */
function asked(search: URLSearchParams): Record<string, unknown> {
  const equals = [...search]
    .filter(([, value]) => value.startsWith('eq.'))
    .map(([column, value]) => [column, value.slice('eq.'.length)]);
  const [, created, id] = /created_at\.eq\."(.+?)",id\.gt\."(.+?)"/.exec(search.get('or') ?? '') ?? [];
  return {
    ...Object.fromEntries(equals),
    ...(search.has('limit') && { limit: Number(search.get('limit')) }),
    ...(created !== undefined && { after: [created, id] }),
  };
}

/** The network of the tests: a database, and functions of the story service, that can fail and be slow. */
export class FakeBackend {
  readonly data = new FakeDatabase();
  readonly requests: SentRequest[] = [];
  readonly #failures = new Map<string, Response | undefined>();
  readonly #gates = new Map<string, Promise<void>>();

  /** Takes the network's place. Undone by `vi.unstubAllGlobals()`. */
  install(): this {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.#receive(input, init));
    return this;
  }

  /** What was sent under a name, in order. */
  sent(name: string): readonly any[] {
    return this.requests.filter((request) => request.name === name).map(({ args }) => args);
  }

  /** From now on nobody answers under this name. */
  cutOff(name: string): void {
    this.#failures.set(name, undefined);
  }

  /** From now on what is asked under this name is refused, with this message and status. */
  refuse(name: string, message: string, status = 500): void {
    this.answerWith(name, { code: 'XX000', message, details: null, hint: null }, status);
  }

  /** From now on this is the answer under the name. */
  answerWith(name: string, body: unknown, status = 200): void {
    this.answerBy(name, Response.json(body, { status }));
  }

  /** From now on this is what comes back under the name, be it JSON or not. */
  answerBy(name: string, response: Response): void {
    this.#failures.set(name, response);
  }

  /** Answers as usual again. */
  recover(name: string): void {
    this.#failures.delete(name);
  }

  /** Lets requests of this name wait; the function that is given back lets them go on. */
  hold(name: string): () => void {
    let release: () => void = () => undefined;
    this.#gates.set(name, new Promise((resolve) => (release = resolve)));
    return () => {
      this.#gates.delete(name);
      release();
    };
  }

  async #receive(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const request = new Request(input, { ...init, signal: null });
    const url = new URL(request.url);
    const path = url.pathname.split('/').at(-1) ?? '';
    const isTable = /^\/rest\/v1\/[^/]+$/.test(url.pathname);
    const name = isTable ? `${request.method} ${path}` : path;
    const text = await request.text();
    const person = personOf(request.headers.get('authorization'));
    const args = { ...(isTable && asked(url.searchParams)), ...(text && JSON.parse(text)) };
    this.requests.push({ name, args, person, guestToken: request.headers.get('x-guest-token') });

    await this.#gates.get(name);
    init.signal?.throwIfAborted();
    if (this.#failures.has(name)) {
      const failure = this.#failures.get(name);
      if (!failure) throw new TypeError('Failed to fetch');
      return failure.clone();
    }
    try {
      const value = this.data.answer(name, { args, person });
      return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = error;
      return Response.json({ code, message, details: null, hint: null }, { status: STATUS[code] ?? 500 });
    }
  }
}
