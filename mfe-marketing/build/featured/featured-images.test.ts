import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { featuredImages } from '../../src/prerender/pages.ts';
import { drawFeatured } from './draw-featured.mjs';
import { writeFeaturedImages } from './write-featured.mjs';

const DRAWINGS = join(import.meta.dirname, '../../posts/pictures');
/** Maximum size of a picture file. */
const MANY_BYTES = 40_000;

describe.each(featuredImages)('the picture of $slug', ({ slug, files }) => {
  it('A featured image is drawn as WebP in the sizes that pages ask for, each below 40 kB', async () => {
    const svg = await readFile(join(DRAWINGS, `${slug}.svg`), 'utf8');
    expect(files.map(({ width }) => width)).toEqual([480, 800, 1280]);
    for (const { width, height } of files) {
      const drawn = await drawFeatured(svg, width);
      expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(drawn.length).toBeLessThan(MANY_BYTES);
    }
  });
});

describe('writing pictures', () => {
  let folder: string;
  let drawings: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'featured-'));
    drawings = await mkdtemp(join(tmpdir(), 'drawings-'));
    await writeFile(join(drawings, 'fox.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 512"/>');
  });
  afterEach(() => Promise.all([folder, drawings].map((one) => rm(one, { recursive: true }))));

  const fox = (version: string) => [{ slug: 'fox', files: [{ name: `fox-480-${version}.webp`, width: 480 }] }];

  it('Featured images are drawn once per name, and files that no post has are removed', async () => {
    expect(await writeFeaturedImages(fox('a'), drawings, folder)).toEqual(['fox-480-a.webp']);
    expect(await writeFeaturedImages(fox('a'), drawings, folder)).toEqual([]);
    expect(await writeFeaturedImages(fox('b'), drawings, folder)).toEqual(['fox-480-b.webp']);
    expect(await readdir(folder)).toEqual(['fox-480-b.webp']);
    expect(await writeFeaturedImages([], drawings, folder)).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('The same drawing gives the same file', async () => {
    const svg = await readFile(join(DRAWINGS, 'story-prompts.svg'), 'utf8');
    expect(await drawFeatured(svg, 480)).toEqual(await drawFeatured(svg, 480));
  });
});
