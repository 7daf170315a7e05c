// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import '../testing/node-blob.ts';
import { parseXml, readArchive } from '../testing/read-archive.ts';
import { exportedStory } from '../testing/stories.ts';
import { exportStory } from './export-story.ts';

async function parts(values: Parameters<typeof exportedStory>[0]) {
  const files = await readArchive((await exportStory(exportedStory(values), 'docx')).blob);
  return {
    paragraphs: [...parseXml(files.get('word/document.xml')).getElementsByTagName('w:p')],
    styles: parseXml(files.get('word/styles.xml')),
    properties: parseXml(files.get('docProps/core.xml')),
  };
}

const value = (parent: Element, name: string) =>
  parent.getElementsByTagName(name)[0]?.getAttribute('w:val') ?? undefined;

describe('a Word document', () => {
  it('A Word document has a title, real headings and paragraphs', async () => {
    const { paragraphs } = await parts({ text: '# One\nFirst.\n## Inside\nMore.\n# Two' });
    expect(paragraphs.map((paragraph) => [value(paragraph, 'w:pStyle'), paragraph.textContent])).toEqual([
      ['Title', 'The Lamp'],
      [undefined, 'Ada Lovelace'],
      ['Heading1', 'One'],
      [undefined, 'First.'],
      ['Heading2', 'Inside'],
      [undefined, 'More.'],
      ['Heading1', 'Two'],
    ]);
  });

  it('The chapters of a story are the first level of a Word document’s headings, and the headings within them the second', async () => {
    const { paragraphs } = await parts({ text: '# The Lamp\n## Night\nOne.\n### Inside\n## Day', author: '' });
    expect(paragraphs.slice(1).map((paragraph) => [value(paragraph, 'w:pStyle'), paragraph.textContent])).toEqual([
      ['Heading1', 'Night'],
      [undefined, 'One.'],
      ['Heading2', 'Inside'],
      ['Heading1', 'Day'],
    ]);
  });

  it('A Word document has styles for lines without a blank one above, and for new scenes', async () => {
    const { paragraphs, styles } = await parts({
      text: 'One.\nTwo.\n\nThree.\n\n\nFour.\n\n\n#Noon\n\n\nFive.',
      author: '',
    });
    expect(paragraphs.slice(1).map((paragraph) => [value(paragraph, 'w:pStyle'), paragraph.textContent])).toEqual([
      [undefined, 'One.'],
      ['NextLine', 'Two.'],
      [undefined, 'Three.'],
      ['NewScene', 'Four.'],
      ['Heading1', 'Noon'],
      [undefined, 'Five.'],
    ]);
    const space = (id: string) => {
      const style = [...styles.getElementsByTagName('w:style')].find((one) => one.getAttribute('w:styleId') === id);
      return Number(style?.getElementsByTagName('w:spacing')[0]?.getAttribute('w:before'));
    };
    const usual = Number(
      styles.getElementsByTagName('w:pPrDefault')[0]?.getElementsByTagName('w:spacing')[0]?.getAttribute('w:before'),
    );
    expect(space('NextLine')).toBe(0);
    expect(usual).toBeGreaterThan(0);
    expect(space('NewScene')).toBeGreaterThan(2 * usual);
  });

  it('A Word document sets emphasis in italics and strong text in bold, with all spaces', async () => {
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

  it.each([
    ['spanish', 'es', 'zh-CN'],
    ['chinese', 'en-US', 'zh-CN'],
  ] as const)(
    'A Word document names the language of a story in %s, and a font for Chinese characters',
    async (language, latin, eastAsian) => {
      const defaults = (await parts({ language })).styles.getElementsByTagName('w:docDefaults')[0];
      const lang = defaults?.getElementsByTagName('w:lang')[0];
      expect([lang?.getAttribute('w:val'), lang?.getAttribute('w:eastAsia')]).toEqual([latin, eastAsian]);
      expect(defaults?.getElementsByTagName('w:rFonts')[0]?.getAttribute('w:eastAsia')).toBe('SimSun');
    },
  );

  it('A Word document contains the title, the author and the other metadata', async () => {
    const { properties } = await parts({ title: 'Salt & <Wind>' });
    const said = ['dc:title', 'dc:creator', 'dc:description', 'cp:keywords'].map(
      (name) => properties.getElementsByTagName(name)[0]?.textContent,
    );
    expect(said).toEqual(['Salt & <Wind>', 'Ada Lovelace', 'A lamp that remembers.', 'Fantasy']);
  });
});
