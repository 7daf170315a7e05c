// The build of an app, run in its folder: what browsers get and what prerenders its pages, at the same time in one process.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'vite';

const CONFIGS = ['vite.config.ts', 'vite.prerender.config.ts'];

// Here, because either build would remove what the other has written.
await rm('dist', { recursive: true, force: true });
const configs = CONFIGS.filter((file) => existsSync(file));
await Promise.all(configs.map((configFile) => build({ configFile, build: { emptyOutDir: false } })));
