// All functions in one process of Deno, for servers of one's own (docs/deploy.md, "Two of each"). Hosting runs them apart.
import { type Handler, createHandlers } from '../_shared/handlers.ts';
import { depsFromDeno } from '../_shared/serve-on-deno.ts';
import { drawHere } from '../share-page/draw-here.ts';
import { sharePage } from '../share-page/handler.ts';

const deps = depsFromDeno();
const functions = new Map<string, Handler>([
  ...Object.entries(createHandlers(deps)),
  ['share-page', sharePage(deps, drawHere)],
]);

/** The name in `/functions/v1/<name>`; what follows it is the function's own. */
const NAME = /^\/functions\/v1\/([\w-]+)/;

Deno.serve(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return Response.json({ status: 'ok' });
  const serve = functions.get(NAME.exec(pathname)?.[1] ?? '');
  return serve ? serve(request) : new Response(null, { status: 404 });
});
