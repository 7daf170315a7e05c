import { modulePort } from '@storyloom/build/dev-servers';
import { expect, it } from 'vitest';
import { serveBuilds } from './dev-builds.mjs';
import { freePort } from './hosted/processes.mjs';
import { readDescriptors } from './workspaces.mjs';

it('serves the last build of a module to the pages of the development shell, and nothing for a missing file', async () => {
  const module = readDescriptors().find(({ id }) => id === 'inspiration')!;
  // The ports of modules are counted from the shell's.
  process.env['DEV_PORT'] = String((await freePort()) - (modulePort(module) - 5170));
  await serveBuilds([module]);
  const url = `http://127.0.0.1:${modulePort(module)}`;
  const manifest = await fetch(`${url}/mf-manifest.json`, { headers: { origin: 'http://127.0.0.1:5170' } });
  expect(manifest.headers.get('access-control-allow-origin')).toBeTruthy();
  // Only a build lists its files.
  expect(await manifest.json()).toMatchObject({ id: 'inspiration', files: expect.any(Object) });
  expect((await fetch(`${url}/inspiration`, { headers: { accept: 'text/html' } })).status).toBe(404);
});
