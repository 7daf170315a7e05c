import { join } from 'node:path';
import { createBuilder } from 'vite';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const CANARY = 'sk-canary-7f3a9c51e8';

/** Every file that a build of a module makes, as text by name, without writing it. */
async function builtFiles(module: string): Promise<Record<string, string>> {
  const folder = join(root, module);
  const builder = await createBuilder({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    // Minified files would contain the same texts.
    build: { write: false, minify: false },
  });
  const own = Object.values(builder.environments).filter(({ name }) => name !== 'client' && name !== 'ssr');
  const environments = own.length > 0 ? own : [builder.environments[module === 'backend' ? 'ssr' : 'client']!];
  const files: Record<string, string> = {};
  for (const environment of environments)
    for (const { output } of [await builder.build(environment)].flat().filter((part) => 'output' in part))
      for (const file of output)
        files[`${module}/${environment.name}/${file.fileName}`] =
          file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
  return files;
}

it('builds no file with the provider’s key', async () => {
  Object.assign(process.env, { AI_API_KEY: CANARY, VITE_AI_API_KEY: `${CANARY}-unused` });
  const files: Record<string, string> = {};
  // The modules that read the key or variables beside it.
  for (const module of ['shell', 'supabase', 'backend']) Object.assign(files, await builtFiles(module));
  const names = Object.keys(files);
  expect(names.filter((name) => /generate.story|main\.js|index\.html/.test(name)).length).toBeGreaterThan(2);
  expect(names.filter((name) => files[name]?.includes(CANARY))).toEqual([]);
});
