import { join } from 'node:path';
import { build } from 'vite';

/** The finder and its library, bundled as one script for the page. */
export async function finderScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A page has no `process`.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: join(import.meta.dirname, 'finder.ts'), formats: ['iife'], name: 'storyloomFinderModule' },
    },
  });
  const [output] = [built].flat();
  const file = output && 'output' in output ? output.output[0] : undefined;
  if (!file) throw new Error('The finder has no build');
  return file.code;
}
