import { afterEach, describe, expect, it, vi } from 'vitest';
import { isStuck } from './stuck-script.ts';

const SCRIPT = 'http://stories.example/remotes/generator/remoteEntry.js';
const RUNTIME = new Error(`#RUNTIME-008\nargs: {"remoteName":"generator","resourceUrl":"${SCRIPT}"}`);
const FIREFOX = new TypeError(`error loading dynamically imported module: ${SCRIPT}`);

afterEach(() => vi.unstubAllGlobals());

/** The network answers with this; Node imports nothing by HTTP, as an engine that keeps a failure does not. */
function network(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('a script that does not load', () => {
  it.each([RUNTIME, FIREFOX])('is stuck when the network has it', async (error) => {
    const fetch = network(async () => new Response());
    expect(await isStuck(error)).toBe(true);
    expect(fetch).toHaveBeenCalledWith(SCRIPT, { method: 'HEAD', cache: 'no-cache' });
  });

  it('is not stuck while the network does not have it', async () => {
    network(async () => new Response(null, { status: 404 }));
    expect(await isStuck(FIREFOX)).toBe(false);
    network(() => Promise.reject(new TypeError('NetworkError')));
    expect(await isStuck(FIREFOX)).toBe(false);
  });

  it('is not looked for when the failure names none', async () => {
    const fetch = network(async () => new Response());
    expect(await isStuck(new TypeError('Importing a module script failed.'))).toBe(false);
    expect(await isStuck('nothing')).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});
