// Part of the build: databases to copy at a first start, which is seconds faster than making one then.
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildDatabase } from './data-folder.ts';
import { openPglite } from './database/open-pglite.ts';

const folderOf = (name: string): string => path.join(import.meta.dirname, name);

const threadFile = folderOf('pglite-thread.js');

async function change(folder: string, script: string): Promise<void> {
  const database = await openPglite({ folder, threadFile });
  await database.runScript(script);
  await database.close();
}

const empty = folderOf('database');
const demo = folderOf('database-demo');
for (const folder of [empty, demo]) await rm(folder, { recursive: true, force: true });
await buildDatabase(empty, { migrationsFolder: folderOf('migrations'), threadFile });
// What makes hashes hard to guess must not be the same on every machine that an image is copied to: the server fills it.
await change(empty, "update private.salt set value = ''");

await cp(empty, demo, { recursive: true });
await change(demo, await readFile(folderOf('seed.sql'), 'utf8'));
