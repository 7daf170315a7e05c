import { describe, expect, it } from 'vitest';
import { storySources } from '../../../testing/story-sources.ts';
import { parseDocument, serializeDocument } from './format.ts';

const SAMPLES = {
  'an empty text': '',
  'a line without an end': 'The sea was calm.',
  'a title, a heading and paragraphs': '# The Lamp\n\n## One\n\nThe sea was calm.\n\nNobody spoke.\n',
  'Windows line ends': '# The Lamp\r\n\r\nThe sea was calm.\r\n',
  'blanks at the ends of lines': 'The sea  \n \t \n  was calm. \n',
  'marks that do not match': 'The *sea** was _calm.\n*\n**\n',
  'underscores and asterisks': '_The_ *sea* __was__ **calm**, ***very***.',
  'headings of deeper levels': '### One\n\n#### Two\n\n#Three\n\n##   Four',
  'lines of only marks': '#\n##\n***\n* * *\n___\n',
  'Chinese and emoji': '# 夜航\n\n船长说：*“开船！”* 🌊👩‍🚀\n\n她**没有**回答。',
};

describe('the source of a story', () => {
  it.each(Object.entries(SAMPLES))('%s is the same after parsing and serializing', (_name, text) => {
    expect(serializeDocument(parseDocument(text))).toBe(text);
  });

  it('Any text is the same after parsing and serializing', () => {
    const changed = storySources(1, 20_000).filter((text) => serializeDocument(parseDocument(text)) !== text);
    expect(changed).toEqual([]);
  });

  it('A text of 60,000 characters is the same after parsing and serializing', () => {
    const text = storySources(2, 20_000).join('').slice(0, 60_000);
    expect(text).toHaveLength(60_000);
    expect(serializeDocument(parseDocument(text))).toBe(text);
  });
});
