import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildDatabase } from './data-folder.ts';

// Run at build: a migrated, empty database that the first start copies in place of making one.
const folder = path.join(import.meta.dirname, 'database');
await rm(folder, { recursive: true, force: true });
await buildDatabase(folder, path.join(import.meta.dirname, 'migrations'));
