import { describeError, type Log } from './log.ts';

const METHODS = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Redirects the console to the log, with only the class, code and message of errors: Lite prints failed queries with their
 * parameters, such as prompts and stories.
 */
export function redirectConsole(log: Log, target: Console = console): void {
  for (const [method, level] of Object.entries(METHODS) as [keyof typeof METHODS, 'info' | 'warn' | 'error'][]) {
    target[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      if (error) log({ level, event: 'library', error: describeError(error.cause ?? error) });
      else if (level !== 'info') log({ level, event: 'library', message: 'A library wrote to the console.' });
    };
  }
}
