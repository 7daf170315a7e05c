// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { HOSTILE_HOST } from '@storyloom/testing/hostile-texts';
import '../testing/node-blob.ts';
import { elements, parseXml, readArchive } from '../testing/read-archive.ts';
import { HOSTILE_STORIES as stories } from '../testing/stories.ts';
import { exportStory } from './export-story.ts';

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
