import { type Gap, GENRE_NAMES, type Inline } from '@storyloom/shared/domain';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { strings } from '../strings.ts';
import type { Writer } from './formats.ts';
import type { ContentBlock, StoryContent } from './story-content.ts';

/** Sizes in half points, lengths in twentieths of a point, line heights in 240ths. */
const TYPE = {
  text: 23,
  title: 44,
  heading: 30,
  subheading: 26,
  lineHeight: 324,
  before: 140,
  indent: 300,
  beforeScene: 480,
  beforeHeading: 360,
};

/** Fonts of Windows and macOS; Word uses the last one for Chinese characters. */
const FONT = { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Georgia', eastAsia: 'SimSun' };

/** Plain text sets no style, so that a heading's style applies. */
function run({ kind, text }: Inline): TextRun {
  return new TextRun({ text, ...(kind === 'strong' && { bold: true }), ...(kind === 'emphasis' && { italics: true }) });
}

/** Styles by id; `undefined` is Word's default. */
const GAP_STYLES: Readonly<Record<Gap, string | undefined>> = { none: 'NextLine', line: undefined, scene: 'NewScene' };

function paragraph({ kind, level, gap, parts }: ContentBlock): Paragraph {
  const children = parts.map(run);
  const style = GAP_STYLES[gap];
  if (kind === 'paragraph') return new Paragraph({ children, ...(style && { style }) });
  return new Paragraph({ children, heading: level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2 });
}

/** The note about the demo storyteller, in English whatever the language of the story. */
function colophon(): Paragraph {
  const words = new TextRun({ text: strings.byDemo, italics: true, language: { value: 'en-US' } });
  return new Paragraph({ children: [words], style: GAP_STYLES.scene ?? '' });
}

/** The languages of Latin and of Chinese text. */
function language(lang: string) {
  return lang === 'zh-Hans' ? { value: 'en-US', eastAsia: 'zh-CN' } : { value: lang, eastAsia: 'zh-CN' };
}

function documentOf({ title, author, lang, genre, prompt, blocks, isByDemo }: StoryContent): Document {
  const keywords = [genre && GENRE_NAMES[genre], isByDemo && strings.demoStoryteller].filter(Boolean).join(', ');
  const heading = (size: number) => ({
    run: { size, bold: true, font: FONT },
    paragraph: { keepNext: true, spacing: { before: TYPE.beforeHeading } },
  });
  return new Document({
    title,
    creator: author ?? '',
    lastModifiedBy: author ?? '',
    ...(prompt !== '' && { description: prompt }),
    ...(keywords && { keywords }),
    styles: {
      default: {
        document: {
          run: { font: FONT, size: TYPE.text, language: language(lang) },
          paragraph: { spacing: { line: TYPE.lineHeight, before: TYPE.before } },
        },
        title: { run: { size: TYPE.title, font: FONT }, paragraph: { spacing: { after: TYPE.beforeHeading } } },
        heading1: heading(TYPE.heading),
        heading2: heading(TYPE.subheading),
      },
      paragraphStyles: [
        {
          id: 'NextLine',
          name: 'Next Line',
          basedOn: 'Normal',
          paragraph: { spacing: { before: 0 }, indent: { firstLine: TYPE.indent } },
        },
        {
          id: 'NewScene',
          name: 'New Scene',
          basedOn: 'Normal',
          paragraph: { spacing: { before: TYPE.beforeScene } },
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
          ...(author ? [new Paragraph({ children: [new TextRun({ text: author, italics: true })] })] : []),
          ...blocks.map(paragraph),
          ...(isByDemo ? [colophon()] : []),
        ],
      },
    ],
  });
}

/** A Word document with real headings and named styles. */
export const writeDocx: Writer = async (content, { onProgress }) => {
  const document = documentOf(content);
  onProgress?.(0.5);
  return { data: await Packer.toArrayBuffer(document) };
};
