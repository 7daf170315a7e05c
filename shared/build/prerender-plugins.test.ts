import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { givenLibraries, hostParts, inlineScripts } from './prerender-plugins.mjs';

const resolve = (plugin: any, source: string) => plugin.resolveId(source);

it('The prerendering build leaves React to Node, so that the shell and all remotes share it', () => {
  for (const source of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/static'])
    expect(resolve(givenLibraries(), source)).toEqual({ id: source, external: true });
  for (const source of ['react-router-dom', 'react-hot-toast', './react/page.tsx'])
    expect(resolve(givenLibraries(), source)).toBeNull();
});

it('A remote’s prerendering build takes the shared parts that the shell has from it, and bundles the others', () => {
  const plugin = hostParts(['@storyloom/shared/auth']);
  expect(resolve(plugin, '@storyloom/shared/auth')).toEqual({ id: 'storyloom-host/shared-auth.mjs', external: true });
  expect(resolve(plugin, '@storyloom/shared/ui/tabs')).toBeNull();
});

it('An import with ?inline is the minified text of the script, and one without is left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-inline-'));
  await writeFile(
    join(folder, 'start.js'),
    '// Why.\n(function () {\n  const answer = 40 + 2;\n  alert(answer);\n})();\n',
  );
  const plugin = inlineScripts() as any;
  const code: string = await plugin.load(`${join(folder, 'start.js')}?inline`);
  expect(JSON.parse(code.replace(/^export default |;$/g, ''))).toMatch(/^\(function\(\)\{.*alert\(.*\}\)\(\);?$/);
  expect(await plugin.load(join(folder, 'start.js'))).toBeNull();
  await rm(folder, { recursive: true });
});
