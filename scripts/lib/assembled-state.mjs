import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from './assemble.mjs';
import { root } from './run.mjs';
import { filesIn, writeWhole } from './site-folder.mjs';
import { remoteFolders } from './workspaces.mjs';

const RECORD = join(root, 'node_modules/.cache/storyloom-site');

/** What an assembly reads and writes, below the project's folder. */
const FOLDERS = ['shell/dist', 'scripts/lib', 'dist'];
const SETTINGS = ['SITE_URL', 'CONTACT_EMAIL', 'REMOTE_ORIGINS', 'REMOTE_OVERRIDES', 'RELEASE_KEY'];

/** Names, sizes and times of change of all files that an assembly reads and writes, and its settings, as one hash. */
async function currentState() {
  const remotes = remoteFolders();
  const folders = [...FOLDERS, ...remotes.map((name) => join(name, 'dist'))];
  const listed = await Promise.all(
    folders.map(async (folder) => (await filesIn(join(root, folder))).map((file) => join(folder, file))),
  );
  const files = [...listed.flat(), ...remotes.map((name) => join(name, 'remote.json'))].sort();
  const states = files.map(async (file) => {
    const { size, mtimeMs } = await stat(join(root, file));
    return [file, size, mtimeMs];
  });
  const settings = SETTINGS.map((name) => process.env[name] ?? '');
  return createHash('sha256')
    .update(JSON.stringify([settings, await Promise.all(states)]))
    .digest('hex');
}

/** Assembles the site of this folder for this machine, unless it was the last to be assembled and nothing has changed since. */
export async function assembleIfChanged() {
  const before = await readFile(RECORD, 'utf8').catch(() => '');
  if (before === (await currentState())) return;
  await assemble({ compresses: false });
  await writeWhole(RECORD, await currentState());
}
