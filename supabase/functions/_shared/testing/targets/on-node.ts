import { configFromEnv } from '../../config.ts';
import { createHandlers, type FunctionName } from '../../handlers.ts';
import { startSurroundings, type Target } from './target.ts';

/** The handlers in this process. */
export const onNode: Target = {
  async start(settings) {
    const { env, close, ...around } = await startSurroundings(settings);
    const logs: string[] = [];
    const handlers = createHandlers({
      config: configFromEnv((name) => env[name]),
      fetch: globalThis.fetch,
      providerFetch: globalThis.fetch,
      log: (entry) => logs.push(JSON.stringify(entry)),
    });
    return {
      ...around,
      ask: (name, init) => handlers[name as FunctionName](new Request(`http://localhost/${name}`, init)),
      logged: () => logs.join('\n'),
      stop: close,
    };
  },
  stop: () => Promise.resolve(),
};
