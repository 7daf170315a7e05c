import { vi } from 'vitest';
import { type Call, Refusal } from './call.ts';
import { FakeAccounts } from './fake-accounts.ts';
import { FakeCommunity } from './fake-community.ts';
import { FakeLibrary } from './fake-library.ts';
import { personOf } from './session.ts';

/** One request as it left the page, under the name that it is answered by. */
interface SentRequest extends Call {
  readonly name: string;
}

const STATUS: Readonly<Record<string, number>> = { '42501': 403, '22P02': 400, PT404: 404, invalid_credentials: 400 };

/** A table's address as what it asks for: what columns equal, and where the page begins. */
function asked(search: URLSearchParams): Record<string, unknown> {
  const equals = [...search]
    .filter(([, value]) => value.startsWith('eq.'))
    .map(([column, value]) => [column, value.slice('eq.'.length)]);
  const listed = (column: string): string | undefined => /^in\.\((.*)\)$/.exec(search.get(column) ?? '')?.[1];
  const [ids, storyIds] = [listed('id'), listed('story_id')];
  const [, created, id] = /created_at\.eq\."(.+?)",id\.gt\."(.+?)"/.exec(search.get('or') ?? '') ?? [];
  return {
    ...Object.fromEntries(equals),
    ...(search.has('limit') && { limit: Number(search.get('limit')) }),
    ...(ids !== undefined && { ids: ids.split(',') }),
    ...(storyIds !== undefined && { storyIds: storyIds.split(',') }),
    ...(created !== undefined && { after: [created, id] }),
  };
}

/** A table's rows as the request wants them: all, or the only one. */
function rowsAnswer(rows: readonly unknown[], accept: string | null): Response {
  if (!accept?.includes('pgrst.object')) return Response.json(rows);
  if (rows.length === 1) return Response.json(rows[0]);
  const details = `The result contains ${rows.length} rows`;
  return Response.json({ code: 'PGRST116', message: 'Not one row', details, hint: null }, { status: 406 });
}

/** The network of the tests: a database and a sign-in service, that can fail and be slow. */
export class FakeBackend {
  readonly accounts = new FakeAccounts();
  readonly library = new FakeLibrary();
  readonly community = new FakeCommunity(this.accounts);
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
    this.#failures.set(name, Response.json(body, { status }));
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
    this.requests.push({ name, args, person });

    await this.#gates.get(name);
    init.signal?.throwIfAborted();
    if (this.#failures.has(name)) {
      const failure = this.#failures.get(name);
      if (!failure) throw new TypeError('Failed to fetch');
      return failure.clone();
    }
    try {
      const value = this.#answer(name, { args, person });
      if (value === undefined) return new Response(null, { status: 204 });
      return isTable ? rowsAnswer(value as readonly unknown[], request.headers.get('accept')) : Response.json(value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = error;
      // The sign-in service has names of its own for code and message.
      const body = { code, error_code: code, message, msg: message, details: null, hint: null };
      return Response.json(body, { status: STATUS[code] ?? 500 });
    }
  }

  #answer(name: string, call: Call): unknown {
    const answers = { ...this.accounts.answers, ...this.library.answers, ...this.community.answers };
    const answer = answers[name];
    if (!answer) throw new TypeError(`Nobody answers ${name}`);
    return answer(call);
  }
}
