import { retryAfterSeconds } from '@storyloom/shared/domain';

/** What the data interface answered to a call that failed, in whatever format. */
export interface DataFailure {
  /** Postgres', PostgREST's or our own; empty if there was none. */
  readonly code: string;
  /** Empty if there was none. */
  readonly message: string;
  /** HTTP. A status of success means that the answer could not be read. */
  readonly status: number;
  /** Whole seconds. */
  readonly retryAfter?: number;
}

const DATA_PATH = '/rest/v1/';

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads PostgREST's shape and that of our own services, `{ error: { code, message, retryAfter } }`. */
function failureIn(text: string, { status, headers }: Response): DataFailure {
  const body = asRecord(parsed(text));
  const said = typeof body['error'] === 'object' ? asRecord(body['error']) : body;
  const retryAfter = retryAfterSeconds(headers.get('retry-after') ?? said['retryAfter'], Date.now());
  return {
    // Some calls use details and hint, so they are kept.
    ...said,
    code: asText(said['code']),
    message: asText(said['message']),
    status,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** Whether the caller expects a body: PostgREST answers such a call with 200, others with 201 or 204. */
function wantsBody(url: string, init: RequestInit | undefined): boolean {
  const prefer = new Headers(init?.headers).get('prefer') ?? '';
  return (init?.method ?? 'GET') === 'GET' || url.includes(`${DATA_PATH}rpc/`) || /return=representation/.test(prefer);
}

/** The data client treats 404 and 503 specially: with some bodies it takes 404 for a success. */
const failed = (failure: DataFailure): Response => Response.json(failure, { status: 400 });

/**
 * `fetch` for the data client. It turns a failure into a {@link DataFailure}, whatever page or fragment was answered, and does
 * the same with a success that lacks the requested body.
 */
export async function fetchData(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const url = input instanceof Request ? input.url : String(input);
  if (!url.includes(DATA_PATH)) return response;
  if (!response.ok) return failed(failureIn(await response.text(), response));
  if (response.status !== 200 || !wantsBody(url, init)) return response;
  const text = await response.text();
  return text.trim() === '' ? failed(failureIn('', response)) : new Response(text, response);
}
