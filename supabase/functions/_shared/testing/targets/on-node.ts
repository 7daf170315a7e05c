import { configFromEnv } from '../../config.ts';
import { createHandlers, type FunctionName } from '../../handlers.ts';
import { startSurroundings, type Target } from './target.ts';
import { webServer } from './web-server.ts';

/** The handlers on this Node, behind its HTTP server. */
export const onNode: Target = {
  async start(settings) {
    const { around, env, close } = await startSurroundings(settings);
    const logs: string[] = [];
    const handlers = createHandlers({
      config: configFromEnv((name) => env[name]),
      fetch: globalThis.fetch,
      providerFetch: globalThis.fetch,
      log: (entry) => logs.push(JSON.stringify(entry)),
    });
    const server = await webServer((request) =>
      handlers[new URL(request.url).pathname.slice(1) as FunctionName](request),
    );
    return {
      ...around,
      urlOf: (name) => Promise.resolve(`${server.url}/${name}`),
      logged: () => logs.join('\n'),
      async stop() {
        await server.close();
        await close();
      },
    };
  },
  stop: () => Promise.resolve(),
};
