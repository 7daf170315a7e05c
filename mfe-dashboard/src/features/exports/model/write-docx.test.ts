// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import '../testing/node-blob.ts';
import { parseXml, readArchive } from '../testing/read-archive.ts';
import { exportedStory } from '../testing/stories.ts';
import { exportStory } from './export-story.ts';

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
