import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pages } from '../src/prerender/pages.ts';
import { drawPicture, drawPictures } from './draw-pictures.mjs';
import { composePicture, PICTURE, setTitle, TEXT_BOX } from './pictures/compose-picture.mjs';

const TITLES = {
  English: 'Build a world from what it won’t allow',
  Chinese: '从不允许的事情开始，建造一个会反抗的世界：铁锈、茶与慢礼',
  accented: 'Où naît l’œuvre : été, Noël, façade, Łódź, Ångström, Đà Nẵng',
  mixed: 'Storyloom 讲故事：one line at a time',
  'very long': 'A title that goes on and on, '.repeat(12),
  'one word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
};
const MANY_BYTES = 70_000;

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

describe.each(Object.entries(TITLES))('the picture of an %s title', (_kind, title) => {
  it('A picture has every letter of its title, all inside the frame', () => {
    const { glyphs } = composePicture({ eyebrow: title, title });
    expect(glyphs.length).toBeGreaterThan(title.length / 4);
    expect(glyphs.filter(({ glyph }) => glyph === 0)).toEqual([]);
    const boxes = glyphs.map(({ path }) => path.bbox).filter(({ minX, maxX }) => minX < maxX);
    // Letters may overhang slightly.
    expect(Math.min(...boxes.map(({ minX }) => minX))).toBeGreaterThanOrEqual(TEXT_BOX.left - 8);
    expect(Math.max(...boxes.map(({ maxX }) => maxX))).toBeLessThanOrEqual(TEXT_BOX.right + 8);
    expect(Math.min(...boxes.map(({ minY }) => minY))).toBeGreaterThanOrEqual(TEXT_BOX.top);
    expect(Math.max(...boxes.map(({ maxY }) => maxY))).toBeLessThanOrEqual(TEXT_BOX.bottom);
  });

  it('A picture is a PNG of the size of link previews, below 70 kB', async () => {
    const png = await drawPicture({ eyebrow: 'World Building', title });
    expect([...png.subarray(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
    expect(sizeOf(png)).toEqual({ width: PICTURE.width, height: PICTURE.height });
    expect(png.length).toBeLessThan(MANY_BYTES);
  });
});

describe('a title in a picture', () => {
  it('A title is set in at most four lines of about the same length', () => {
    const { lines } = setTitle(TITLES.English);
    expect(lines).toEqual(['Build a world from', 'what it won’t allow']);
    for (const title of Object.values(TITLES)) expect(setTitle(title).lines.length).toBeLessThanOrEqual(4);
  });

  it('A title ends in an ellipsis only when it is too long', () => {
    expect(setTitle(TITLES['very long']).lines.at(-1)).toMatch(/…$/);
    for (const title of [TITLES.English, TITLES.Chinese, TITLES.accented, TITLES['one word']]) {
      expect(setTitle(title).lines.join('')).not.toContain('…');
    }
  });

  it('A Chinese title breaks between characters, but never before a comma', () => {
    const { lines } = setTitle(TITLES.Chinese);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(TITLES.Chinese);
    for (const line of lines) expect(line).not.toMatch(/^[，：、]/);
  });

  it('A title with a character that no font has is refused, and the error names the character', () => {
    expect(() => composePicture({ eyebrow: '', title: 'A fox 🦊' })).toThrow('No font has “🦊” (U+1F98A)');
  });
});

describe('the pictures of all pages', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const page = (name: string, title = name) => ({ picture: { name, eyebrow: 'Storyloom', title } });

  it('Pictures are drawn once, and again when their words change or their files are missing', async () => {
    expect(await drawPictures([page('about'), page('faq')], folder)).toEqual(['about', 'faq']);
    expect(sizeOf(await readFile(join(folder, 'about.png')))).toEqual({ width: 1200, height: 630 });
    await writeFile(join(folder, 'about.png'), 'kept');
    expect(await drawPictures([page('about'), page('faq', 'Questions')], folder)).toEqual(['faq']);
    expect(await readFile(join(folder, 'about.png'), 'utf8')).toBe('kept');
    await rm(join(folder, 'about.png'));
    expect(await drawPictures([page('about'), page('faq', 'Questions')], folder)).toEqual(['about']);
  });

  it('Pictures are removed with their pages', async () => {
    await drawPictures([page('about'), page('faq')], folder);
    await drawPictures([page('faq')], folder);
    expect((await readdir(folder)).filter((name) => name.endsWith('.png'))).toEqual(['faq.png']);
  });

  it('A picture can be drawn for every page of this module', () => {
    expect(pages.map(({ picture }) => composePicture(picture).glyphs.length).filter((count) => count < 10)).toEqual([]);
  });
});
