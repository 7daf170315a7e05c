import { vi } from 'vitest';
import { type Answers, type Call, type Fields, Refusal, statusOf } from './call.ts';
import { CommunityState } from './community-state.ts';
import { communityTables } from './community-tables.ts';
import { FakeAccounts } from './fake-accounts.ts';
import { FakeFavorites } from './fake-favorites.ts';
import { FakeLibrary } from './fake-library.ts';
import { FakeModeration } from './fake-moderation.ts';
import { ownDataAnswers } from './fake-own-data.ts';
import { personOf } from './people.ts';
import { promptAnswers } from './prompt-answers.ts';
import { publishedStoryAnswers } from './published-story-answers.ts';
import { reactionAnswers } from './reaction-answers.ts';
import { answerTable, type Table } from './table.ts';

/** One request as the page sent it. */
interface SentRequest extends Call<Fields> {
  /** Name of the function, or method and table, such as 'POST user_inspirations'. */
  readonly name: string;
  readonly guestToken: string | null;
}

/** Database functions that guests may call. */
const FOR_GUESTS = [
  'search_inspirations',
  'count_inspirations',
  'inspiration_counts',
  'search_shared_stories',
  'read_shared_story',
  'read_shared_link',
  'shared_story_counts',
  'count_story_view',
];

/** The filters and the limit in the URL of a table. */
function asked(search: URLSearchParams): Fields {
  const equals = [...search]
    .filter(([, value]) => value.startsWith('eq.'))
    .map(([column, value]) => [column, value.slice('eq.'.length)]);
  return { ...Object.fromEntries(equals), ...(search.has('limit') && { limit: Number(search.get('limit')) }) };
}

/**
 * The network of component tests: database, sign-in and story service. They can be made to fail or to be slow. The contract
 * suite of the backend compares the answers with those of the real backend.
 */
export class FakeBackend {
  readonly accounts = new FakeAccounts();
  readonly library = new FakeLibrary();
  readonly community = new CommunityState(this.accounts);
  readonly #communityAnswers: Answers = {
    ...promptAnswers(this.community),
    ...publishedStoryAnswers(this.community),
    ...reactionAnswers(this.community),
  };
  readonly favorites = new FakeFavorites();
  readonly moderation = new FakeModeration(this.accounts, this.community);
  readonly #ownData = ownDataAnswers(this.library, this.community, this.favorites);
  readonly requests: SentRequest[] = [];
  readonly #failures = new Map<string, Response | undefined>();
  readonly #gates = new Map<string, Promise<void>>();

  /** Replaces `fetch`. Undone by `vi.unstubAllGlobals()`. */
  install(): this {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.receive(input, init));
    return this;
  }

  /** The fields of each request of this name, in order. */
  sent(name: string): readonly Fields[] {
    return this.requests.filter((request) => request.name === name).map(({ args }) => args);
  }

  /** Makes requests of this name fail as an unreachable network does. */
  cutOff(name: string): void {
    this.#failures.set(name, undefined);
  }

  /** Refuses requests of this name with an error of the database. */
  refuse(name: string, message: string, status = 500): void {
    this.answerWith(name, { code: 'XX000', message, details: null, hint: null }, status);
  }

  /** Answers requests of this name with JSON. */
  answerWith(name: string, body: unknown, status = 200): void {
    this.answerBy(name, Response.json(body, { status }));
  }

  /** Answers requests of this name with a response, which need not be JSON. */
  answerBy(name: string, response: Response): void {
    this.#failures.set(name, response);
  }

  /** Undoes {@link cutOff}, {@link refuse} and the two `answer…`. */
  recover(name: string): void {
    this.#failures.delete(name);
  }

  /** Holds requests of this name back. Returns a function that lets them go on. */
  hold(name: string): () => void {
    let release: () => void = () => undefined;
    this.#gates.set(name, new Promise((resolve) => (release = resolve)));
    return () => {
      this.#gates.delete(name);
      release();
    };
  }

  /** The `fetch` that {@link install} installs. */
  async receive(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const request = new Request(input, { ...init, signal: null });
    const { pathname, searchParams: search } = new URL(request.url);
    const path = pathname.split('/').at(-1) ?? '';
    const isTable = /^\/rest\/v1\/[^/]+$/.test(pathname);
    const isUnenrolling = request.method === 'DELETE' && pathname.includes('/factors/');
    const isNamedByMethod = isTable || (request.method === 'GET' && pathname.endsWith('/auth/v1/user'));
    const name = isUnenrolling ? 'unenroll' : isNamedByMethod ? `${request.method} ${path}` : path;
    const text = await request.text();
    const body: Fields = text ? JSON.parse(text) : {};
    const person = personOf(request.headers.get('authorization'));
    const args = { ...(isTable && asked(search)), ...body };
    this.requests.push({ name, args, person, guestToken: request.headers.get('x-guest-token') });

    await this.#gates.get(name);
    init.signal?.throwIfAborted();
    if (this.#failures.has(name)) {
      const failure = this.#failures.get(name);
      if (!failure) throw new TypeError('Failed to fetch');
      return failure.clone();
    }
    try {
      if (isTable) {
        const { method, headers } = request;
        return answerTable(this.#table(path), { name: path, method, search, headers, body, person });
      }
      if (person === undefined && pathname.startsWith('/rest/') && !FOR_GUESTS.includes(name)) {
        throw new Refusal('42501', `permission denied for function ${name}`);
      }
      const value = this.#answer(name, { args, person });
      return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = error;
      // The sign-in service uses other names for code and message.
      const refused = { code, error_code: code, message, msg: message, details: null, hint: null };
      return Response.json(refused, { status: statusOf(code, person) });
    }
  }

  #table(name: string): Table {
    const tables: Readonly<Record<string, Table>> = {
      profiles: this.accounts.profiles(this.community.isAuthor),
      ...this.library.tables,
      ...this.library.texts.tables,
      ...this.library.notes.tables,
      ...communityTables(this.community, this.library),
      ...this.favorites.tables,
    };
    const table = tables[name];
    if (!table) throw new TypeError(`The fake backend has no table ${name}`);
    return table;
  }

  #answer(name: string, call: Call): unknown {
    const service = {
      'guest-session': () => ({ token: 'guest-token', used: 0, limit: 3 }),
      'random-prompt': ({ args: { genre } }: Call<{ readonly genre: string }>) => ({
        prompt: `A random prompt of ${genre}`,
      }),
    };
    const { accounts, library } = this;
    const moderation = this.moderation.answers;
    const stories = { ...library.answers, ...library.texts.answers, ...library.notes.answers };
    const people = { ...accounts.answers, ...stories, ...this.#communityAnswers };
    const answers: Answers = { ...service, ...people, ...this.#ownData, ...moderation };
    const answer = answers[name];
    if (!answer) throw new TypeError(`The fake backend does not answer ${name}`);
    return answer(call);
  }
}
