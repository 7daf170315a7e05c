import { type Gap, GENRE_NAMES, type Inline } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';
import type { Writer } from './formats.ts';
import { type ContentBlock, plainText, type StoryContent } from './story-content.ts';

const SCENE_BREAK = /^\s*([*_-])(\s*\1){2,}\s*$/;
// What would be markup anywhere in a line. An ampersand may begin an entity, a tilde end in struck-out text.
const MARKS = /[\\`*_[\]<>&~|$]/g;
const LINE_START = /^(\s*)([#+=:-]|\d+(?=[.)]))/;

const WRAPPED: Readonly<Record<Inline['kind'], string>> = { text: '', emphasis: '*', strong: '**' };

/** A text that Markdown shows as it stands: nothing of it is a link, an image, HTML or a list. */
function literal(text: string): string {
  return text.replace(MARKS, '\\$&');
}

function startOfLine(text: string): string {
  return text.replace(LINE_START, (_, space: string, mark: string) =>
    /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
  );
}

/** Marks have to touch what they mark; white space inside them moves out. */
function inline({ kind, text }: Inline): string {
  const mark = WRAPPED[kind];
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return inner === '' || mark === '' ? literal(text) : `${before}${mark}${literal(inner)}${mark}${after}`;
}

const isSceneBreak = (content: ContentBlock) => content.kind === 'paragraph' && SCENE_BREAK.test(plainText(content));

function block(content: ContentBlock): string {
  const { kind, level, parts } = content;
  if (isSceneBreak(content)) return plainText(content).trim();
  // Four spaces at the start would make it code.
  const text = parts
    .map(inline)
    .join('')
    .replace(/^[ \t]+/, '');
  return kind === 'heading' ? heading(level, text) : startOfLine(text);
}

/** Number signs at a heading's end would count as marks. */
function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text.replace(/#+\s*$/, '\\$&')}`;
}

/** A backslash ends a line within a paragraph. Markdown drops blank lines after the first, so a scene ends with its mark. */
const SEPARATORS: Readonly<Record<Gap, string>> = { none: '\\\n', line: '\n\n', scene: '\n\n* * *\n\n' };

function separated(content: ContentBlock, index: number, blocks: readonly ContentBlock[]): string {
  const above = blocks[index - 1];
  // Below a paragraph without a blank line, dashes would make it a heading; and one mark is enough.
  const isApart = isSceneBreak(content) || (above !== undefined && isSceneBreak(above));
  return `${SEPARATORS[isApart ? 'line' : content.gap]}${block(content)}`;
}

function frontMatter({ title, author, lang, createdAt, genre, prompt, isByDemo }: StoryContent): string {
  const entries = {
    title,
    author,
    language: lang,
    date: createdAt.toISOString().slice(0, 10),
    genre: genre && GENRE_NAMES[genre],
    prompt,
    storyteller: isByDemo && strings.demoStoryteller,
  };
  // YAML takes a JSON string as it stands.
  const lines = Object.entries(entries).flatMap(([key, value]) => (value ? [`${key}: ${JSON.stringify(value)}`] : []));
  return ['---', ...lines, '---'].join('\n');
}

/** CommonMark with YAML front matter, which shows what the reader shows. */
export const writeMarkdown: Writer = async (content) => {
  const title = heading(1, literal(content.title));
  const colophon = content.isByDemo ? `\n---\n\n${literal(strings.byDemo)}\n` : '';
  return { data: `${frontMatter(content)}\n\n${title}${content.blocks.map(separated).join('')}\n${colophon}` };
};
