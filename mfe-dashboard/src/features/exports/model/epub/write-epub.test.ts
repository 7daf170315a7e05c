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
const navOf = async (blob: Blob) => parseXml((await readArchive(blob)).get('EPUB/nav.xhtml'));
const texts = (parent: ParentNode, name: string) =>
  [...(parent as Document).getElementsByTagName(name)].map((element) => element.textContent);

const CHAPTERS = 'Before.\n# One\nFirst.\n## Inside\nMore.\n# Two\nLast *word*, **loud**.';

describe('an EPUB file', () => {
  it('begins with its media type, and has the same bytes on another day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00Z') });
    const bytes = new Uint8Array(await (await epub()).arrayBuffer());
    vi.setSystemTime(new Date('2027-05-04T17:30:00Z'));
    expect(new Uint8Array(await (await epub()).arrayBuffer())).toEqual(bytes);
    const start = String.fromCharCode(...bytes.slice(0, 60));
    expect(start.slice(0, 2)).toBe('PK');
    expect(bytes.slice(8, 10)).toEqual(new Uint8Array([0, 0]));
    expect(start.slice(30, 58)).toBe('mimetypeapplication/epub+zip');
  });

  it('contains the metadata of the story, without an author if none is known', async () => {
    const opf = await packageOf(await epub({ title: 'Salt & <Wind>', language: 'chinese' }));
    const names = ['identifier', 'title', 'language', 'creator', 'subject', 'description', 'date'];
    expect(Object.fromEntries(names.map((name) => [name, texts(opf, `dc:${name}`).join('|')]))).toEqual({
      identifier: 'urn:uuid:5b2c1d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
      title: 'Salt & <Wind>',
      language: 'zh-Hans',
      creator: 'Ada Lovelace',
      subject: 'Fantasy',
      description: 'A lamp that remembers.',
      date: '2026-03-01T12:00:00Z',
    });
    expect(opf.querySelector('meta[property="dcterms:modified"]')?.textContent).toBe('2026-03-01T12:00:00Z');

    const blob = await epub({ author: undefined });
    expect(texts(await packageOf(blob), 'dc:creator')).toEqual([]);
    expect((await epubChapters(blob))[0]?.querySelector('header')?.children).toHaveLength(1);
  });

  it('lists exactly the files that it contains, with a cover that readers find', async () => {
    const blob = await epub({ text: CHAPTERS });
    const files = await readArchive(blob);
    const opf = await packageOf(blob);
    const listed = [...opf.querySelectorAll('manifest > item')].map((item) => `EPUB/${item.getAttribute('href')}`);
    expect([...listed, 'EPUB/package.opf'].sort()).toEqual(
      [...files.keys()].filter((name) => name.startsWith('EPUB/')).sort(),
    );
    const cover = opf.querySelector('item[properties="cover-image"]');
    expect(parseXml(files.get(`EPUB/${cover?.getAttribute('href')}`)).documentElement.localName).toBe('svg');
    const image = parseXml(files.get('EPUB/cover.xhtml')).querySelector('img');
    expect(image?.getAttribute('src')).toBe(cover?.getAttribute('href'));
    expect(image?.getAttribute('alt')).toBe('The Lamp');
  });

  it('keeps the picture of its cover when the story is renamed', async () => {
    const cover = async (title: string) =>
      (await readArchive(await epub({ title, text: '# The Lantern\n\nOnce.' }))).get('EPUB/cover.svg') ?? '';
    const colors = (svg: string) => [...svg.matchAll(/<path [^>]*fill="([^"]+)"/g)].map(([, color]) => color);
    const renamed = await cover('The Lamp');
    expect(colors(renamed)).toEqual(colors(await cover('The Lantern')));
    expect(renamed).toContain('The Lamp');
  });

  it('has a file for each large heading, and all headings in its table of contents', async () => {
    const blob = await epub({ text: CHAPTERS, language: 'french' });
    const chapters = await epubChapters(blob);
    const headings = chapters.map((chapter) =>
      [...chapter.querySelectorAll('h1, h2, h3')].map((heading) => `${heading.localName} ${heading.textContent}`),
    );
    expect(headings).toEqual([['h1 The Lamp'], ['h2 One', 'h3 Inside'], ['h2 Two']]);
    const nav = await navOf(blob);
    expect([...nav.querySelectorAll('nav a')].map((a) => [a.getAttribute('href'), a.textContent])).toEqual([
      ['chapter-1.xhtml', 'The Lamp'],
      ['chapter-2.xhtml', 'One'],
      ['chapter-2.xhtml#section-1', 'Inside'],
      ['chapter-3.xhtml', 'Two'],
    ]);
    expect(nav.querySelector('ol ol')?.textContent?.trim()).toBe('Inside');
    expect(chapters[1]?.querySelector('h3')?.id).toBe('section-1');
    // Emphasis, and the language for hyphenation and voices.
    expect(texts(chapters[2]!, 'em')).toEqual(['word']);
    expect(texts(chapters[2]!, 'strong')).toEqual(['loud']);
    expect(chapters.map((chapter) => chapter.documentElement.getAttribute('xml:lang'))).toEqual(['fr', 'fr', 'fr']);
  });

  it('has a file for each chapter below the title, but not for headings within', async () => {
    const text = '# The Lamp\n\n## Night\n\nOne.\n\n### Inside\n\nTwo.\n\n## Night\n\nThree.\n\n## 第三夜\n\nFour.';
    const blob = await epub({ text });
    const chapters = await epubChapters(blob);
    expect(chapters.map((chapter) => texts(chapter, 'h2').concat(texts(chapter, 'h3')))).toEqual([
      ['Night', 'Inside'],
      ['Night'],
      ['第三夜'],
    ]);
  });

  it('has one file without headings, and at most 200 files', async () => {
    expect(await epubChapters(await epub({ text: 'One.\nTwo.' }))).toHaveLength(1);
    const files = await readArchive(await epub({ text: '# Chapter\n'.repeat(300) }));
    expect([...files.keys()].filter((name) => name.includes('chapter-'))).toHaveLength(200);
    expect(files.get('EPUB/chapter-200.xhtml')?.match(/<h2\b/g)).toHaveLength(101);
  });

  it('turns blank lines into space between paragraphs, with more of it between scenes', async () => {
    const blob = await epub({ text: 'One.\nTwo.\n\nThree.\n\n\nFour.\n\n\n#Noon\n\n\nFive.' });
    const paragraphs = (await epubChapters(blob)).flatMap((chapter) => [...chapter.querySelectorAll('body > p')]);
    expect(paragraphs.map((paragraph) => [paragraph.textContent, paragraph.getAttribute('class')])).toEqual([
      ['One.', null],
      ['Two.', 'next'],
      ['Three.', null],
      ['Four.', 'scene'],
      ['Five.', null],
    ]);
  });
});
