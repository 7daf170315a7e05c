import { GENRE_NAMES } from '@storyloom/shared/domain';
import type { Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { strings } from '../../strings.ts';
import { type ContentBlock, plainText, type StoryContent } from '../story-content.ts';
import type { Sheet } from './sheet.ts';
import type { Run, TextSetter } from './set-text.ts';

/** Longer paragraphs may break across pages instead of moving with their heading, in characters. */
const KEPT_WITH_HEADING = 700;

/**
 * Runs of a paragraph that are laid out at once: the time grows with their square, and in Chinese nearly every character is a
 * run. This many fill eight pages.
 */
const RUNS_AT_ONCE = 3000;

const ACCENT = '#555555';

/** A multiple of the font's own line height. */
const LINE_HEIGHT = 1.12;

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

/** A paragraph; one too long to be laid out at once is split, without an indent or space above its second part. */
function paragraphs(setter: TextSetter, { parts }: ContentBlock, { leadingIndent, above }: Setting): ContentText[] {
  const runs = setter.setParts(parts).map(setRun);
  const count = Math.max(1, Math.ceil(runs.length / RUNS_AT_ONCE));
  return Array.from({ length: count }, (_, index) => ({
    text: runs.slice(index * RUNS_AT_ONCE, (index + 1) * RUNS_AT_ONCE),
    ...(index === 0 && { leadingIndent, margin: [0, above, 0, 0] }),
  }));
}

function heading(setter: TextSetter, { type, space }: Sheet, block: ContentBlock): ContentText {
  const fontSize = block.level === 2 ? type.heading : type.subheading;
  return {
    ...line(setter, block, { fontSize, margin: [0, space.beforeHeading, 0, space.afterHeading] }),
    outline: true,
    outlineText: plainText(block),
  };
}

/** Keeps headings with what follows them. */
function body(setter: TextSetter, sheet: Sheet, blocks: readonly ContentBlock[]): Content[] {
  const { type, space, gaps } = sheet;
  const isChinese = setter.lang.startsWith('zh');
  const content: Content[] = [];
  let kept: ContentText[] = [];
  let isFirst = true;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      kept.push(heading(setter, sheet, block));
    } else {
      const leadingIndent = isChinese ? 2 * type.text : block.gap === 'none' ? space.indent : 0;
      const above = isFirst ? 0 : gaps[block.gap];
      const [first = { text: '' }, ...rest] = paragraphs(setter, block, { leadingIndent, above });
      const stays = kept.length > 0 && kept.length < 4 && plainText(block).length <= KEPT_WITH_HEADING;
      content.push(...(stays ? [{ stack: [...kept, first], unbreakable: true }] : [...kept, first]), ...rest);
      kept = [];
    }
    isFirst = block.kind === 'heading';
  }
  return [...content, ...kept];
}

/** The document definition of a story. The setter records the fonts that it needs. */
export function pages(content: StoryContent, setter: TextSetter, sheet: Sheet): TDocumentDefinitions {
  const { title, author, lang, genre, prompt, createdAt, blocks, isByDemo } = content;
  const { type, space, gaps } = sheet;
  const keywords = [genre && GENRE_NAMES[genre], isByDemo && strings.demoStoryteller].filter(Boolean).join(', ');
  const plain = (text: string, look: Partial<ContentText>) =>
    line(setter, { kind: 'paragraph', level: 2, isChapter: false, gap: 'line', parts: [{ kind: 'text', text }] }, look);
  const head = [
    plain(title, { fontSize: type.title, lineHeight: 1, margin: [0, space.title, 0, space.afterTitle] }),
    ...(author ? [plain(author, { color: ACCENT })] : []),
    { text: '', margin: [0, 0, 0, space.afterHead] } satisfies Content,
  ];
  const colophon = isByDemo ? [plain(strings.byDemo, { color: ACCENT, margin: [0, gaps.scene, 0, 0] })] : [];
  // Page numbers use the font of the text.
  const [digits] = setter.setParts([{ kind: 'text', text: '0123456789' }]);
  const font = digits?.slice.name ?? '';
  return {
    pageSize: sheet.size,
    pageMargins: sheet.margins,
    language: lang,
    displayTitle: true,
    info: {
      title,
      ...(author && { author }),
      ...(prompt !== '' && { subject: prompt }),
      ...(keywords && { keywords }),
      creator: 'Storyloom',
      producer: 'Storyloom',
      creationDate: createdAt,
    },
    defaultStyle: { font, fontSize: type.text, lineHeight: LINE_HEIGHT },
    content: [...head, ...body(setter, sheet, blocks), ...colophon],
    footer: (page) => ({
      text: String(page),
      alignment: 'center',
      fontSize: type.footer,
      color: ACCENT,
      margin: [0, space.footer, 0, 0],
    }),
  };
}
