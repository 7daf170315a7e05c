import { join } from 'node:path';
import { createBuilder } from 'vite';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const CANARY = 'sk-canary-7f3a9c51e8';

/** The modules that read the key or variables beside it, and the part of the build that has all their code. */
const BUILDS = { shell: 'client', supabase: '_server', backend: 'ssr' };

/** Every file that a build of a module makes, as text by name, without writing it. */
async function builtFiles(module: string, name: string): Promise<Record<string, string>> {
  const folder = join(root, module);
  const builder = await createBuilder({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    // Minified files would contain the same texts.
    build: { write: false, minify: false },
  });
  const environment = builder.environments[name];
  if (!environment) throw new Error(`${module} has no build “${name}”`);
  const files: Record<string, string> = {};
  for (const { output } of [await builder.build(environment)].flat().filter((part) => 'output' in part))
    for (const file of output)
      files[`${module}/${file.fileName}`] = file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
  return files;
}

it('builds no file with the provider’s key', async () => {
  Object.assign(process.env, { AI_API_KEY: CANARY, VITE_AI_API_KEY: `${CANARY}-unused` });
  const files: Record<string, string> = {};
  for (const [module, name] of Object.entries(BUILDS)) Object.assign(files, await builtFiles(module, name));
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(['shell/index.html', 'supabase/index.js', 'backend/main.js']));
  expect(names.filter((name) => files[name]?.includes(CANARY))).toEqual([]);
});
