// Part of the build: databases to copy at a first start, which is seconds faster than making one then.
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildDatabase } from './data-folder.ts';
import { openPglite } from './database/open-pglite.ts';

const folderOf = (name: string): string => path.join(import.meta.dirname, name);

const empty = folderOf('database');
const demo = folderOf('database-demo');
for (const folder of [empty, demo]) await rm(folder, { recursive: true, force: true });
await buildDatabase(empty, folderOf('migrations'));

await cp(empty, demo, { recursive: true });
const database = await openPglite(demo);
await database.runScript(await readFile(folderOf('seed.sql'), 'utf8'));
await database.close();
