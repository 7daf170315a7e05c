import { configFromEnv } from '../../config.ts';
import { createHandlers, type FunctionName } from '../../handlers.ts';
import { startSurroundings } from './surroundings.ts';
import type { Running, Target } from './target.ts';
import { webServer } from './web-server.ts';

async function start(settings: Readonly<Record<string, string>>): Promise<Running> {
  const { env, close, ...around } = await startSurroundings(settings);
  const logs: string[] = [];
  const handlers = createHandlers({
    config: configFromEnv((name) => env[name]),
    fetch: globalThis.fetch,
    providerFetch: globalThis.fetch,
    log: (entry) => logs.push(JSON.stringify(entry)),
  });
  const server = await webServer((request) => {
    const name = new URL(request.url).pathname.slice(1) as FunctionName;
    return handlers[name](request);
  });
  return {
    ...around,
    urlOf: (name) => Promise.resolve(`${server.url}/${name}`),
    logged: () => logs.join('\n'),
    async stop() {
      await server.close();
      await close();
    },
  };
}

/** The handlers on this Node, behind its HTTP server. */
export const onNode: Target = { name: 'Node', start, stop: () => Promise.resolve() };
