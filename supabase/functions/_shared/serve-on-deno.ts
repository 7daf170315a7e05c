import { configFromEnv } from './config.ts';
import type { ServiceDeps } from './deps.ts';
import { serve } from './http/serve.ts';

/** Seconds after which hosted Supabase ends a process of the free plan; 400 on others. */
const FUNCTION_SECONDS = 150;

/** Seconds before that at which a story is handed over: storing and asking take a second or two. */
const MARGIN = 15;

/** When the host ends this process, if it does: on Supabase's edge runtime, or as FUNCTION_SECONDS says. */
function lifetime(): Pick<ServiceDeps, 'ending'> {
  const set = Number(Deno.env.get('FUNCTION_SECONDS'));
  const seconds = set > 0 ? set : typeof EdgeRuntime === 'undefined' ? undefined : FUNCTION_SECONDS;
  return seconds === undefined ? {} : { ending: AbortSignal.timeout((seconds - MARGIN) * 1000) };
}

/** A function's surroundings on Deno, configured from its environment. */
export function depsFromDeno(): ServiceDeps {
  return {
    config: configFromEnv((name) => Deno.env.get(name)),
    fetch: globalThis.fetch,
    providerFetch: globalThis.fetch,
    ...lifetime(),
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
