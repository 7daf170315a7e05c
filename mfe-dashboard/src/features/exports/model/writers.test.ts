// @vitest-environment jsdom
import { HOSTILE_HOST } from '@storyloom/testing/hostile-texts';
import { describe, expect, it, vi } from 'vitest';
import '../testing/node-blob.ts';
import { elements, parseXml, readArchive } from '../testing/read-archive.ts';
import { epubChapters } from '../testing/read-files.ts';
import { exportedStory, HOSTILE_STORIES as stories } from '../testing/stories.ts';
import { exportStory } from './export-story.ts';

const markdown = async (story: Parameters<typeof exportedStory>[0]) =>
  (await exportStory(exportedStory(story), 'markdown')).blob.text();

const body = async (text: string) => (await markdown({ text })).split('\n\n').slice(2).join('\n\n').trimEnd();

/** Story text that would be markup, and the Markdown that shows it as written. */
const ESCAPED: Readonly<Record<string, string>> = {
  '`code` ~~struck~~ a\\b $x$': '\\`code\\` \\~\\~struck\\~\\~ a\\\\b \\$x\\$',
  '- dash': '\\- dash',
  '1. first': '1\\. first',
  '12) twelfth': '12\\) twelfth',
  'Once.\n#hash': 'Once.\n\n## hash',
  '#### four': 'four',
  ' # indented': '\\# indented',
  '=====': '\\=====',
  '::: note': '\\::: note',
  '    indented': 'indented',
  '| a | b |': '\\| a \\| b \\|',
  '## C#': '## C\\#',
};

describe('a Markdown file', () => {
  it('keeps consecutive lines in one paragraph, and marks the end of a scene once', async () => {
    expect(await body('One.\n- Two\\\nThree.\n\nFour.\n\n\nFive.\n\n\n# Noon\n\n\nSix.')).toBe(
      'One.\\\n\\- Two\\\\\\\nThree.\n\nFour.\n\n* * *\n\nFive.\n\n## Noon\n\nSix.',
    );
    // Directly below a paragraph, the story's own mark would make it a heading.
    expect(await body('One.\n---\nTwo.\n\n\n* * *\n\n\nThree.')).toBe('One.\n\n---\n\nTwo.\n\n* * *\n\nThree.');
  });

  it('begins with the known metadata as YAML, with any text escaped', async () => {
    const file = await markdown({
      title: 'A: "B" \\ #C',
      prompt: 'one\ntwo: "three" ---\u2028four',
      genre: 'scifi',
      language: 'chinese',
    });
    expect(file.split('\n').slice(0, 11)).toEqual([
      '---',
      'title: "A: \\"B\\" \\\\ #C"',
      'author: "Ada Lovelace"',
      'language: "zh-Hans"',
      'date: "2026-03-01"',
      'genre: "Sci-Fi"',
      'prompt: "one two: \\"three\\" --- four"',
      '---',
      '',
      '# A: "B" \\\\ #C',
      '',
    ]);
    const short = await markdown({ author: '', prompt: ' ', genre: undefined, language: undefined });
    expect(short).toMatch(/^---\ntitle: "The Lamp"\nlanguage: "und"\ndate: "2026-03-01"\n---\n/);
  });

  it('keeps headings, chapters, emphasis and breaks between scenes', async () => {
    expect(await body('# Part\n## One\n*It* was **very ** late.\n* * *\n---\nEnd_of_it\n# Part')).toBe(
      '## Part\n\n### One\n\n*It* was \\*\\*very \\*\\* late.\n\n* * *\n\n---\n\nEnd\\_of\\_it\n\n## Part',
    );
    expect(await body('### Before\n\n## Night')).toBe('## Before\n\n## Night');
  });

  it('escapes everything that would be markup', async () => {
    for (const [line, written] of Object.entries(ESCAPED)) expect(await body(line), line).toBe(written);
  });
});

async function parts(values: Parameters<typeof exportedStory>[0]) {
  const files = await readArchive((await exportStory(exportedStory(values), 'docx')).blob);
  const paragraphs = [...parseXml(files.get('word/document.xml')).getElementsByTagName('w:p')];
  return {
    paragraphs,
    lines: paragraphs.map((paragraph) => [
      paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? undefined,
      paragraph.textContent,
    ]),
    styles: parseXml(files.get('word/styles.xml')),
    properties: parseXml(files.get('docProps/core.xml')),
  };
}

describe('a Word document', () => {
  it('has a title, an author, real headings and paragraphs', async () => {
    expect((await parts({ text: '# One\nFirst.\n## Inside\nMore.\n# Two' })).lines).toEqual([
      ['Title', 'The Lamp'],
      [undefined, 'Ada Lovelace'],
      ['Heading1', 'One'],
      [undefined, 'First.'],
      ['Heading2', 'Inside'],
      [undefined, 'More.'],
      ['Heading1', 'Two'],
    ]);
  });

  it('has styles for lines without a blank one above, and for new scenes', async () => {
    const text = 'One.\nTwo.\n\nThree.\n\n\nFour.\n\n\n#Noon\n\n\nFive.';
    const { lines } = await parts({ text, author: '' });
    expect(lines.slice(1)).toEqual([
      [undefined, 'One.'],
      ['NextLine', 'Two.'],
      [undefined, 'Three.'],
      ['NewScene', 'Four.'],
      ['Heading1', 'Noon'],
      [undefined, 'Five.'],
    ]);
  });

  it('sets emphasis in italics and strong text in bold, with all spaces', async () => {
    const { paragraphs } = await parts({ text: 'It *was* **late**.', author: '' });
    const runs = [...paragraphs[1]!.getElementsByTagName('w:r')].map((run) => [
      run.textContent,
      run.getElementsByTagName('w:i').length > 0,
      run.getElementsByTagName('w:b').length > 0,
    ]);
    expect(runs).toEqual([
      ['It ', false, false],
      ['was', true, false],
      [' ', false, false],
      ['late', false, true],
      ['.', false, false],
    ]);
  });

  it('names the story’s language and the metadata', async () => {
    for (const [language, latin] of [
      ['spanish', 'es'],
      ['chinese', 'en-US'],
    ] as const) {
      const lang = (await parts({ language })).styles.getElementsByTagName('w:lang')[0];
      expect([lang?.getAttribute('w:val'), lang?.getAttribute('w:eastAsia')]).toEqual([latin, 'zh-CN']);
    }
    const { properties } = await parts({ title: 'Salt & <Wind>' });
    const names = ['dc:title', 'dc:creator', 'dc:description', 'cp:keywords'];
    expect(names.map((name) => properties.getElementsByTagName(name)[0]?.textContent)).toEqual([
      'Salt & <Wind>',
      'Ada Lovelace',
      'A lamp that remembers.',
      'Fantasy',
    ]);
  });
});

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

/** The elements allowed in an EPUB page. */
const PAGE_ELEMENTS = 'html head title link body header nav ol li a h1 h2 h3 p em strong div img'.split(' ');
const PAGE_ATTRIBUTES = 'xmlns xmlns:epub lang xml:lang rel type href src alt class id epub:type'.split(' ');
const DRAWING_ELEMENTS = 'svg g path text'.split(' ');
/** Elements of a Word document that run, load, embed or compute something. */
const ACTIVE = /^w:(fldChar|fldSimple|instrText|hyperlink|object|altChunk|control|subDoc|attachedTemplate)$/;

const attributes = (parsed: XMLDocument) => elements(parsed).flatMap((element) => [...element.attributes]);

describe('hostile texts', () => {
  it('are text in an EPUB, which loads and runs nothing', async () => {
    for (const story of stories) {
      const files = await readArchive((await exportStory(story, 'epub')).blob);
      for (const [name, source] of files) {
        if (!/\.(xhtml|opf|svg|xml)$/.test(name)) continue;
        const parsed = parseXml(source);
        const addresses = attributes(parsed).filter(({ localName }) => /^(href|src)$/.test(localName));
        expect(addresses.filter(({ value }) => !files.has(`EPUB/${value}`))).toEqual([]);
        const allowed = name.endsWith('.svg') ? DRAWING_ELEMENTS : PAGE_ELEMENTS;
        const foreign = elements(parsed).filter(({ localName }) => !allowed.includes(localName));
        expect(/\.(xhtml|svg)$/.test(name) ? foreign : []).toEqual([]);
        const strange = attributes(parsed).filter((attribute) => !PAGE_ATTRIBUTES.includes(attribute.name));
        expect(name.endsWith('.xhtml') ? strange : []).toEqual([]);
      }
    }
  });

  it('are text in a Word document without macros, fields, links or foreign parts', async () => {
    for (const story of stories) {
      const files = await readArchive((await exportStory(story, 'docx')).blob);
      expect([...files.keys()].filter((name) => /vba|macro|embeddings|\.bin$/i.test(name))).toEqual([]);
      for (const [name, source] of files) {
        const parsed = parseXml(source);
        expect(elements(parsed).filter((element) => ACTIVE.test(element.nodeName))).toEqual([]);
        expect(attributes(parsed).filter(({ value }) => value === 'External' || value.includes(HOSTILE_HOST))).toEqual(
          [],
        );
        expect([name, elements(parsed).length > 0]).toEqual([name, true]);
      }
    }
  });

  it('are text in Markdown without HTML, links, images, code or entities', async () => {
    for (const story of stories) {
      const file = await (await exportStory(story, 'markdown')).blob.text();
      const [, head = '', ...rest] = file.split(/^---$/m);
      const values = head
        .trim()
        .split('\n')
        .map((line) => /^[a-z]+: (".*")$/.exec(line)?.[1]);
      expect(values.map((value) => typeof JSON.parse(value ?? ''))).toEqual(values.map(() => 'string'));
      expect(rest.join('---').replace(/\\./g, '')).not.toMatch(/[<>[\]`&~|]/);
    }
  });
});
