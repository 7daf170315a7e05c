// The last step of the build: pictures of all pages, in `dist/pictures`, and the posts' own, in `dist/assets/pictures`.
// Pictures that would look the same are not drawn again.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPictures } from './draw-pictures.mjs';
import { writeFeaturedImages } from './featured/write-featured.mjs';

const module = join(import.meta.dirname, '..');
const cache = join(module, '../node_modules/.cache');
const drawn = { pages: join(cache, 'storyloom-pictures'), posts: join(cache, 'storyloom-featured') };

const { pages, featuredImages } = await import(join(module, 'dist/prerender/pages.mjs'));
await drawPictures(pages, drawn.pages);
await cp(drawn.pages, join(module, 'dist/pictures'), { recursive: true, filter: (file) => !file.endsWith('.json') });
await writeFeaturedImages(featuredImages, join(module, 'posts/pictures'), drawn.posts);
await cp(drawn.posts, join(module, 'dist/assets/pictures'), { recursive: true });
