import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';
import { filesIn } from './site-folder.mjs';
import { appFolders } from './workspaces.mjs';

it('loads the editor with the writing desk, and with no other page', async () => {
  const scripts: Record<string, string> = {};
  for (const app of appFolders())
    for (const file of await filesIn(join(root, app, 'dist')))
      if (/^assets\/.*\.js$/.test(file))
        scripts[`${app}/${file}`] = await readFile(join(root, app, 'dist', file), 'utf8');
  // A name that only the editor's library has in its code.
  const editors = Object.keys(scripts).filter((name) => scripts[name]?.includes('ProseMirror'));
  expect(editors).toEqual([expect.stringMatching(/^mfe-generator\/assets\/desk-page-[\w-]+\.js$/)]);
  const users = Object.keys(scripts).filter((name) => scripts[name]?.includes(basename(editors[0] ?? '')));
  expect(users.map((name) => basename(name).replace(/-.*/, ''))).toEqual(['remote']);
});
