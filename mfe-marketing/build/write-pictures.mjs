// The last step of the build: pictures of all pages, in `dist/pictures`. Those that would look the same are not drawn again.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPictures } from './draw-pictures.mjs';

const dist = join(import.meta.dirname, '../dist');
const drawn = join(import.meta.dirname, '../../node_modules/.cache/storyloom-pictures');

const { pages } = await import(join(dist, 'prerender/pages.mjs'));
await drawPictures(pages, drawn);
await cp(drawn, join(dist, 'pictures'), { recursive: true, filter: (file) => !file.endsWith('.json') });
