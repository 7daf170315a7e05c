import { type Gap, GENRE_NAMES } from '@storyloom/shared/domain';
import type { Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type ContentBlock, plainText, type StoryContent } from '../story-content.ts';
import type { Run, TextSetter } from './set-text.ts';

/** A page of a paperback. Lengths and sizes in points, line heights as multiples of the font's own. */
const PAGE = { size: 'A5', margins: [52, 54, 52, 62] as [number, number, number, number], footer: 24 } as const;
const TYPE = { text: 10.5, title: 24, heading: 16, subheading: 12.5, footer: 8.5, lineHeight: 1.12 };
const SPACE = { title: 40, afterTitle: 6, afterHead: 26, beforeHeading: 22, afterHeading: 10, indent: 15 };
/** Before a paragraph: half a line and a line and a half. Literata's own line is 1.485 of its size. */
const GAPS: Readonly<Record<Gap, number>> = { none: 0, line: 8.7, scene: 26 };

/** Longer paragraphs are broken between pages rather than moved with their heading, in characters. */
const KEPT_WITH_HEADING = 700;

/**
 * Pieces of a paragraph that are laid out at once: the time for them grows with their square, and in Chinese nearly every
 * character is a piece. This many fill eight pages.
 */
const RUNS_AT_ONCE = 3000;

const ACCENT = '#555555';

function setRun({ text, slice, style, stressed }: Run): ContentText {
  return {
    text,
    font: slice.name,
    ...(style === 'italics' && { italics: true }),
    ...(style === 'bold' && { bold: true }),
    ...(stressed && { decoration: 'underline', decorationStyle: 'dotted' }),
  };
}

function line(setter: TextSetter, { parts }: ContentBlock, look: Partial<ContentText>): ContentText {
  return { ...look, text: setter.setParts(parts).map(setRun) };
}

interface Setting {
  readonly leadingIndent: number;
  /** Space above. */
  readonly above: number;
}

/** A paragraph; one that is too long to be laid out at once goes on as another, without an indent or space above. */
function paragraphs(setter: TextSetter, { parts }: ContentBlock, { leadingIndent, above }: Setting): ContentText[] {
  const runs = setter.setParts(parts).map(setRun);
  const count = Math.max(1, Math.ceil(runs.length / RUNS_AT_ONCE));
  return Array.from({ length: count }, (_, index) => ({
    text: runs.slice(index * RUNS_AT_ONCE, (index + 1) * RUNS_AT_ONCE),
    ...(index === 0 && { leadingIndent, margin: [0, above, 0, 0] }),
  }));
}

function heading(setter: TextSetter, block: ContentBlock): ContentText {
  const fontSize = block.level === 2 ? TYPE.heading : TYPE.subheading;
  return {
    ...line(setter, block, { fontSize, margin: [0, SPACE.beforeHeading, 0, SPACE.afterHeading] }),
    outline: true,
    outlineText: plainText(block),
  };
}

/** Headings stay with what follows them. */
function body(setter: TextSetter, blocks: readonly ContentBlock[]): Content[] {
  const isChinese = setter.lang.startsWith('zh');
  const content: Content[] = [];
  let kept: ContentText[] = [];
  let isFirst = true;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      kept.push(heading(setter, block));
    } else {
      const leadingIndent = isChinese ? 2 * TYPE.text : block.gap === 'none' ? SPACE.indent : 0;
      const above = isFirst ? 0 : GAPS[block.gap];
      const [first = { text: '' }, ...rest] = paragraphs(setter, block, { leadingIndent, above });
      const stays = kept.length > 0 && kept.length < 4 && plainText(block).length <= KEPT_WITH_HEADING;
      content.push(...(stays ? [{ stack: [...kept, first], unbreakable: true }] : [...kept, first]), ...rest);
      kept = [];
    }
    isFirst = block.kind === 'heading';
  }
  return [...content, ...kept];
}

/** A story's pages. The setter learns what they need. */
export function pages(content: StoryContent, setter: TextSetter): TDocumentDefinitions {
  const { title, author, lang, genre, prompt, createdAt, blocks } = content;
  const plain = (text: string, look: Partial<ContentText>) =>
    line(setter, { kind: 'paragraph', level: 2, gap: 'line', parts: [{ kind: 'text', text }] }, look);
  const head = [
    plain(title, { fontSize: TYPE.title, lineHeight: 1, margin: [0, SPACE.title, 0, SPACE.afterTitle] }),
    ...(author ? [plain(author, { color: ACCENT })] : []),
    { text: '', margin: [0, 0, 0, SPACE.afterHead] } satisfies Content,
  ];
  // Digits of page numbers, in the font of the text.
  const [digits] = setter.setParts([{ kind: 'text', text: '0123456789' }]);
  const font = digits?.slice.name ?? '';
  return {
    pageSize: PAGE.size,
    pageMargins: PAGE.margins,
    language: lang,
    displayTitle: true,
    info: {
      title,
      ...(author && { author }),
      ...(prompt !== '' && { subject: prompt }),
      ...(genre && { keywords: GENRE_NAMES[genre] }),
      creator: 'Storyloom',
      producer: 'Storyloom',
      creationDate: createdAt,
    },
    defaultStyle: { font, fontSize: TYPE.text, lineHeight: TYPE.lineHeight },
    content: [...head, ...body(setter, blocks)],
    footer: (page) => ({
      text: String(page),
      alignment: 'center',
      fontSize: TYPE.footer,
      color: ACCENT,
      margin: [0, PAGE.footer, 0, 0],
    }),
  };
}
