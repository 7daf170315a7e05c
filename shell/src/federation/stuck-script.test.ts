import { afterEach, describe, expect, it, vi } from 'vitest';
import { isStuck } from './stuck-script.ts';

const SCRIPT = 'http://stories.example/remotes/generator/remoteEntry.js';
const RUNTIME = new Error(`#RUNTIME-008\nargs: {"remoteName":"generator","resourceUrl":"${SCRIPT}"}`);
const FIREFOX = new TypeError(`error loading dynamically imported module: ${SCRIPT}`);
const WEBKIT = new TypeError('Importing a module script failed.');

afterEach(() => vi.unstubAllGlobals());

function network(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('a script that failed to load', () => {
  it.each([
    ['the federation runtime', RUNTIME, SCRIPT],
    ['Firefox', FIREFOX, SCRIPT],
    ['WebKit', WEBKIT, '/remotes.json'],
  ])('in the words of %s is stuck when the network has it', async (_who, error, asked) => {
    const fetch = network(async () => new Response());
    expect(await isStuck(error)).toBe(true);
    expect(fetch).toHaveBeenCalledWith(asked, { method: 'HEAD', cache: 'no-cache' });
  });

  it('is not stuck while the network does not have it', async () => {
    network(async () => new Response(null, { status: 404 }));
    expect(await isStuck(FIREFOX)).toBe(false);
    network(() => Promise.reject(new TypeError('NetworkError')));
    expect(await isStuck(FIREFOX)).toBe(false);
  });
});
