import { type Gap, GENRE_NAMES, type Inline } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';
import type { Writer } from './formats.ts';
import { type ContentBlock, plainText, type StoryContent } from './story-content.ts';

const SCENE_BREAK = /^\s*([*_-])(\s*\1){2,}\s*$/;
// Characters that would be markup anywhere in a line. An ampersand may begin an entity, tildes may strike text out.
const MARKS = /[\\`*_[\]<>&~|$]/g;
const LINE_START = /^(\s*)([#+=:-]|\d+(?=[.)]))/;

const WRAPPED: Readonly<Record<Inline['kind'], string>> = { text: '', emphasis: '*', strong: '**' };

/** Escapes a text so that Markdown shows it as written: no link, image, HTML or list. */
function literal(text: string): string {
  return text.replace(MARKS, '\\$&');
}

function startOfLine(text: string): string {
  return text.replace(LINE_START, (_, space: string, mark: string) =>
    /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
  );
}

/** Marks must touch the marked text; white space inside them moves out. */
function inline({ kind, text }: Inline): string {
  const mark = WRAPPED[kind];
  const inner = text.trim();
  if (inner === '' || mark === '') return literal(text);
  const start = text.indexOf(inner);
  return `${text.slice(0, start)}${mark}${literal(inner)}${mark}${text.slice(start + inner.length)}`;
}

const isSceneBreak = (content: ContentBlock) => content.kind === 'paragraph' && SCENE_BREAK.test(plainText(content));

function block(content: ContentBlock): string {
  const { kind, level, parts } = content;
  if (isSceneBreak(content)) return plainText(content).trim();
  // Four leading spaces would make it code.
  const text = parts
    .map(inline)
    .join('')
    .replace(/^[ \t]+/, '');
  return kind === 'heading' ? heading(level, text) : startOfLine(text);
}

/** Number signs at the end of a heading would count as marks. */
function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text.replace(/(?<!#)#+\s*$/, '\\$&')}`;
}

/** A backslash ends a line within a paragraph. Markdown ignores further blank lines, so a scene ends with a mark. */
const SEPARATORS: Readonly<Record<Gap, string>> = { none: '\\\n', line: '\n\n', scene: '\n\n* * *\n\n' };

function separated(content: ContentBlock, index: number, blocks: readonly ContentBlock[]): string {
  const above = blocks[index - 1];
  // Directly below a paragraph, dashes would make it a heading; and one mark is enough.
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
  // A JSON string is valid YAML.
  const lines = Object.entries(entries).flatMap(([key, value]) => (value ? [`${key}: ${JSON.stringify(value)}`] : []));
  return ['---', ...lines, '---'].join('\n');
}

/** CommonMark with YAML front matter, equivalent to the story on the page. */
export const writeMarkdown: Writer = async (content) => {
  const title = heading(1, literal(content.title));
  const colophon = content.isByDemo ? `\n---\n\n${literal(strings.byDemo)}\n` : '';
  return { data: `${frontMatter(content)}\n\n${title}${content.blocks.map(separated).join('')}\n${colophon}` };
};
