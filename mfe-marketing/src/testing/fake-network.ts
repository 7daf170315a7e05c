import { vi } from 'vitest';

/** One call of a database function as it left the page. */
export interface SentCall {
  /** Of the function. */
  readonly name: string;
  /** Parsed from JSON. */
  readonly args: any;
}

export type Answer = Response | Error | Promise<Response>;

export const json = (value: unknown, status = 200): Response => Response.json(value, { status });

/**
 * Takes the network's place for one test. `answer` decides; an Error is a connection that failed. Gives the calls in
 * order. Undone by `vi.unstubAllGlobals()`.
 */
export function fakeNetwork(answer: (call: SentCall) => Answer): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, { ...init, signal: null });
    const call = { name: new URL(request.url).pathname.replace('/rest/v1/rpc/', ''), args: await request.json() };
    calls.push(call);
    const result = answer(call);
    if (result instanceof Error) throw result;
    return result;
  });
  return calls;
}
