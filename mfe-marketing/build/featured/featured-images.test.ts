import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { featuredImages } from '../../src/prerender/pages.ts';
import { drawFeatured } from './draw-featured.mjs';
import { writeFeaturedImages } from './write-featured.mjs';

const svgOf = (slug: string) => readFile(join(import.meta.dirname, `../../posts/pictures/${slug}.svg`), 'utf8');

it('draws the image of a post as WebP in the sizes that pages ask for, below 40 kB', async () => {
  for (const { files } of featuredImages) expect(files.map(({ width }) => width)).toEqual([480, 800, 1280]);
  const { slug, files } = featuredImages[0]!;
  const svg = await svgOf(slug);
  for (const { width, height } of files) {
    const drawn = await drawFeatured(svg, width);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(drawn.length).toBeLessThan(40_000);
  }
  expect(await drawFeatured(svg, 480)).toEqual(await drawFeatured(svg, 480));
});

it('draws images once per name, and removes files that no post has', async () => {
  const [folder, drawings] = await Promise.all(['featured-', 'drawings-'].map((name) => mkdtemp(join(tmpdir(), name))));
  await writeFile(join(drawings!, 'fox.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 512"/>');
  const fox = (version: string) => [{ slug: 'fox', files: [{ name: `fox-480-${version}.webp`, width: 480 }] }];
  const write = (images: ReturnType<typeof fox>) => writeFeaturedImages(images, drawings!, folder!);
  expect(await write(fox('a'))).toEqual(['fox-480-a.webp']);
  expect(await write(fox('a'))).toEqual([]);
  expect(await write(fox('b'))).toEqual(['fox-480-b.webp']);
  expect(await readdir(folder!)).toEqual(['fox-480-b.webp']);
  expect(await write([])).toEqual([]);
  expect(await readdir(folder!)).toEqual([]);
  await Promise.all([folder!, drawings!].map((one) => rm(one, { recursive: true })));
});
