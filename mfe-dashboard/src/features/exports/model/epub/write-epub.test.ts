// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import '../../testing/node-blob.ts';
import { parseXml, readArchive } from '../../testing/read-archive.ts';
import { epubChapters } from '../../testing/read-files.ts';
import { exportedStory } from '../../testing/stories.ts';
import { exportStory } from '../export-story.ts';

const epub = async (values: Parameters<typeof exportedStory>[0] = {}) =>
  (await exportStory(exportedStory(values), 'epub')).blob;
const packageOf = async (blob: Blob) => parseXml((await readArchive(blob)).get('EPUB/package.opf'));
const texts = (parent: ParentNode, name: string) =>
  [...(parent as Document).getElementsByTagName(name)].map((element) => element.textContent);

const CHAPTERS = 'Before.\n# One\nFirst.\n## Inside\nMore.\n# Two\nLast *word*, **loud**.';

describe('an EPUB file', () => {
  it('An EPUB file begins with its media type', async () => {
    const bytes = new Uint8Array(await (await epub()).arrayBuffer());
    const start = String.fromCharCode(...bytes.slice(0, 60));
    expect(start.slice(0, 2)).toBe('PK');
    expect(bytes.slice(8, 10)).toEqual(new Uint8Array([0, 0]));
    expect(start.slice(30, 58)).toBe('mimetypeapplication/epub+zip');
  });

  it('The EPUB file of the same story has the same bytes on another day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00Z') });
    const one = await epub();
    vi.setSystemTime(new Date('2027-05-04T17:30:00Z'));
    const other = await epub();
    vi.useRealTimers();
    expect(new Uint8Array(await one.arrayBuffer())).toEqual(new Uint8Array(await other.arrayBuffer()));
  });

  it('An EPUB file contains the metadata of the story', async () => {
    const opf = await packageOf(await epub({ title: 'Salt & <Wind>', language: 'chinese' }));
    const said = Object.fromEntries(
      ['identifier', 'title', 'language', 'creator', 'subject', 'description', 'date'].map((name) => [
        name,
        texts(opf, `dc:${name}`).join('|'),
      ]),
    );
    expect(said).toEqual({
      identifier: 'urn:uuid:5b2c1d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
      title: 'Salt & <Wind>',
      language: 'zh-Hans',
      creator: 'Ada Lovelace',
      subject: 'Fantasy',
      description: 'A lamp that remembers.',
      date: '2026-03-01T12:00:00Z',
    });
    expect(opf.querySelector('meta[property="dcterms:modified"]')?.textContent).toBe('2026-03-01T12:00:00Z');
  });

  it('An EPUB file of an unknown author names none', async () => {
    const blob = await epub({ author: undefined });
    expect(texts(await packageOf(blob), 'dc:creator')).toEqual([]);
    const [first] = await epubChapters(blob);
    expect(first?.querySelector('header')?.children).toHaveLength(1);
  });

  it('An EPUB file lists exactly the files that it contains', async () => {
    const blob = await epub({ text: CHAPTERS });
    const names = [...(await readArchive(blob)).keys()].filter((name) => name.startsWith('EPUB/')).sort();
    const opf = await packageOf(blob);
    const listed = [...opf.querySelectorAll('manifest > item')].map((item) => `EPUB/${item.getAttribute('href')}`);
    expect([...listed, 'EPUB/package.opf'].sort()).toEqual(names);
  });

  it('An EPUB file has a cover image that readers find, and a page that shows it', async () => {
    const blob = await epub();
    const cover = (await packageOf(blob)).querySelector('item[properties="cover-image"]');
    const files = await readArchive(blob);
    expect(parseXml(files.get(`EPUB/${cover?.getAttribute('href')}`)).documentElement.localName).toBe('svg');
    const image = parseXml(files.get('EPUB/cover.xhtml')).querySelector('img');
    expect(image?.getAttribute('src')).toBe(cover?.getAttribute('href'));
    expect(image?.getAttribute('alt')).toBe('The Lamp');
  });

  it('Each large heading begins a chapter of an EPUB file, which the table of contents lists', async () => {
    const blob = await epub({ text: CHAPTERS });
    const chapters = await epubChapters(blob);
    const headings = chapters.map((chapter) =>
      [...chapter.querySelectorAll('h1, h2, h3')].map((heading) => `${heading.localName} ${heading.textContent}`),
    );
    expect(headings).toEqual([['h1 The Lamp'], ['h2 One', 'h3 Inside'], ['h2 Two']]);
    const nav = parseXml((await readArchive(blob)).get('EPUB/nav.xhtml'));
    const links = [...nav.querySelectorAll('nav a')].map((a) => [a.getAttribute('href'), a.textContent]);
    expect(links).toEqual([
      ['chapter-1.xhtml', 'The Lamp'],
      ['chapter-2.xhtml', 'One'],
      ['chapter-2.xhtml#section-1', 'Inside'],
      ['chapter-3.xhtml', 'Two'],
    ]);
    expect(nav.querySelector('ol ol')?.textContent?.trim()).toBe('Inside');
    expect(chapters[1]?.querySelector('h3')?.id).toBe('section-1');
  });

  it('A story with chapters is an EPUB file with a file for each, and the headings within a chapter begin none', async () => {
    const text = '# The Lamp\n\n## Night\n\nOne.\n\n### Inside\n\nTwo.\n\n## Night\n\nThree.\n\n## 第三夜\n\nFour.';
    const blob = await epub({ text });
    const chapters = await epubChapters(blob);
    expect(chapters.map((chapter) => texts(chapter, 'h2').concat(texts(chapter, 'h3')))).toEqual([
      ['Night', 'Inside'],
      ['Night'],
      ['第三夜'],
    ]);
    const nav = parseXml((await readArchive(blob)).get('EPUB/nav.xhtml'));
    expect([...nav.querySelectorAll('nav a')].map((a) => a.textContent)).toEqual(['Night', 'Night', '第三夜']);
    const read = [...(await packageOf(blob)).querySelectorAll('spine > itemref')].map((item) =>
      item.getAttribute('idref'),
    );
    expect(read).toEqual(['cover', 'chapter-1', 'chapter-2', 'chapter-3']);
  });

  it('Blank lines become space between the paragraphs of an EPUB file, with more of it between scenes', async () => {
    const blob = await epub({ text: 'One.\nTwo.\n\nThree.\n\n\nFour.\n\n\n#Noon\n\n\nFive.' });
    const paragraphs = (await epubChapters(blob)).flatMap((chapter) => [...chapter.querySelectorAll('body > p')]);
    expect(paragraphs.map((paragraph) => [paragraph.textContent, paragraph.getAttribute('class')])).toEqual([
      ['One.', null],
      ['Two.', 'next'],
      ['Three.', null],
      ['Four.', 'scene'],
      ['Five.', null],
    ]);
    const style = (await readArchive(blob)).get('EPUB/style.css');
    for (const rule of [
      /\bp \{\s+margin: 0\.75em 0 0;/,
      /p\.next \{\s+margin-top: 0;/,
      /p\.scene \{\s+margin-top: 2/,
    ]) {
      expect(style).toMatch(rule);
    }
  });

  it('A story without headings is one chapter of an EPUB file', async () => {
    expect(await epubChapters(await epub({ text: 'One.\nTwo.' }))).toHaveLength(1);
  });

  it('A story with a thousand headings is one EPUB file of 200 chapters', async () => {
    const chapters = await epubChapters(await epub({ text: '# Chapter\n'.repeat(1000) }));
    expect(chapters).toHaveLength(200);
    expect(chapters.at(-1)?.querySelectorAll('h2')).toHaveLength(801);
  });

  it('An EPUB file marks emphasis, and the language for hyphenation and voices', async () => {
    const chapters = await epubChapters(await epub({ text: CHAPTERS, language: 'french' }));
    const last = chapters.at(-1);
    expect(last?.querySelector('em')?.textContent).toBe('word');
    expect(last?.querySelector('strong')?.textContent).toBe('loud');
    expect(chapters.map((chapter) => chapter.documentElement.getAttribute('xml:lang'))).toEqual(['fr', 'fr', 'fr']);
  });
});
