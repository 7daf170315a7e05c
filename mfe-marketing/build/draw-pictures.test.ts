import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

it('sets every letter of any title inside the frame, in at most four lines', () => {
  for (const [kind, title] of Object.entries(TITLES)) {
    const { glyphs } = composePicture({ eyebrow: title, title });
    expect(glyphs.length, kind).toBeGreaterThan(title.length / 4);
    expect(glyphs.filter(({ glyph }) => glyph === 0)).toEqual([]);
    const boxes = glyphs.map(({ path }) => path.bbox).filter(({ minX, maxX }) => minX < maxX);
    // Letters may overhang slightly.
    expect(Math.min(...boxes.map(({ minX }) => minX)), kind).toBeGreaterThanOrEqual(TEXT_BOX.left - 8);
    expect(Math.max(...boxes.map(({ maxX }) => maxX)), kind).toBeLessThanOrEqual(TEXT_BOX.right + 8);
    expect(Math.min(...boxes.map(({ minY }) => minY)), kind).toBeGreaterThanOrEqual(TEXT_BOX.top);
    expect(Math.max(...boxes.map(({ maxY }) => maxY)), kind).toBeLessThanOrEqual(TEXT_BOX.bottom);
    const { lines } = setTitle(title);
    expect(lines.length, kind).toBeLessThanOrEqual(4);
    expect(lines.join('').endsWith('…'), kind).toBe(kind === 'very long');
  }
  expect(setTitle(TITLES.English).lines).toEqual(['Build a world from', 'what it won’t allow']);
});

it('breaks a Chinese title between characters, but never before a comma', () => {
  const { lines } = setTitle(TITLES.Chinese);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(TITLES.Chinese);
  for (const line of lines) expect(line).not.toMatch(/^[，：、]/);
});

it('rejects a character that no font has, and names it', () => {
  expect(() => composePicture({ eyebrow: '', title: 'A fox 🦊' })).toThrow('No font has “🦊” (U+1F98A)');
});

it('draws a PNG of the size of link previews, below 70 kB', async () => {
  const png = await drawPicture({ eyebrow: 'World Building', title: TITLES['very long'] });
  expect([...png.subarray(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
  expect(sizeOf(png)).toEqual({ width: PICTURE.width, height: PICTURE.height });
  expect(png.length).toBeLessThan(70_000);
});

it('draws pictures once, again when their words change or files are missing, and removes old ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const page = (name: string, title = name) => ({ picture: { name, eyebrow: 'Storyloom', title } });
  expect(await drawPictures([page('about'), page('faq')], folder)).toEqual(['about', 'faq']);
  await writeFile(join(folder, 'about.png'), 'kept');
  expect(await drawPictures([page('about'), page('faq', 'Questions')], folder)).toEqual(['faq']);
  expect(await readFile(join(folder, 'about.png'), 'utf8')).toBe('kept');
  await rm(join(folder, 'about.png'));
  expect(await drawPictures([page('about'), page('faq', 'Questions')], folder)).toEqual(['about']);
  await drawPictures([page('faq', 'Questions')], folder);
  expect((await readdir(folder)).filter((name) => name.endsWith('.png'))).toEqual(['faq.png']);
  await rm(folder, { recursive: true });
});

it('can draw a picture for every page of this module', () => {
  expect(pages.map(({ picture }) => composePicture(picture).glyphs.length).filter((count) => count < 10)).toEqual([]);
});
