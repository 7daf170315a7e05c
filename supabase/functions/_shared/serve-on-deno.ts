import { configFromEnv } from './config.ts';
import type { ServiceDeps } from './deps.ts';
import { serve } from './http/serve.ts';

/** A function's surroundings on Deno, configured from its environment. */
export function depsFromDeno(): ServiceDeps {
  return {
    config: configFromEnv((name) => Deno.env.get(name)),
    fetch: globalThis.fetch,
    providerFetch: globalThis.fetch,
    log: (entry) => console.log(JSON.stringify(entry)),
    defer: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  };
}

/** Serves one function on Deno. */
export function serveOnDeno(createHandler: (deps: ServiceDeps) => (request: Request) => Promise<Response>): void {
  const deps = depsFromDeno();
  Deno.serve(serve(deps, createHandler(deps)));
}
