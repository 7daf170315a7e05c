import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedStory } from '../model/story-content.ts';
import { LANGUAGES, type Language } from '@storyloom/shared/domain';
import { HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';

const SAMPLES = join(import.meta.dirname, '../../../../../docs/samples');

/** A story for an export, with default values. */
export function exportedStory(values: Partial<ExportedStory> = {}): ExportedStory {
  return {
    id: '5b2c1d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
    title: 'The Lamp',
    text: '# The Lamp\n\nOnce.',
    prompt: 'A lamp that remembers.',
    genre: 'fantasy',
    language: 'english',
    author: 'Ada Lovelace',
    createdAt: '2026-03-01T12:00:00+00:00',
    ...values,
  };
}

/** A sample of the demo storyteller from the documentation. */
function sample(name: string, language: Language): ExportedStory {
  const text = readFileSync(join(SAMPLES, `${name}.md`), 'utf8');
  return exportedStory({ title: text.slice(2, text.indexOf('\n')), text, language });
}

export const SAMPLE_STORIES: readonly ExportedStory[] = [
  sample('bakers', 'english'),
  sample('alas', 'spanish'),
  sample('lettre', 'french'),
  sample('mingxinpian', 'chinese'),
];

const LINES: Readonly<Record<Language, string>> = {
  english: '“Don’t,” she said—‘never’—and the café’s naïve coöperative façade… cost £5, 3½ × 2 ≠ 7.',
  spanish: '—¿Qué? —preguntó la niña—. ¡Ñandúes! «El pingüino», añadió, «está aquí».',
  french: '« Où est l’œuvre ? » demanda-t-elle ; ça, c’était à Noël… Ÿ, Œ, ç, ù.',
  chinese: '“你好，”她说——‘真的吗？’……《红楼梦》、『引号』（括号）；〇一二三！',
};

const FACES = 'Faces 😀 ❤️ 👩‍👩‍👧 👨‍🚀 🏳️‍🌈 and flags 🇫🇷🇩🇪🇪🇸🇨🇳 and keys 1️⃣.';

/** A story with the marks that a language writes, and characters of other typefaces. */
export function markedStory(language: Language): ExportedStory {
  const line = LINES[language];
  return exportedStory({
    title: `“${line}”`,
    text: `${line}\n*${line}*\n**${line}**\n${FACES}\nx*y*z **${FACES}**`,
    language,
  });
}

/** A story of nearly the maximum length. */
export function longStory(language: Language): ExportedStory {
  const paragraph = `${LINES[language]} `.repeat(5).trim();
  const chapter = `## Part\n\n${`${paragraph}\n\n`.repeat(4)}`;
  return exportedStory({ title: 'Long', text: chapter.repeat(Math.floor(60_000 / chapter.length)), language });
}

const LINE = LINES.chinese;

/** Stories whose text is easily damaged. */
export const DIFFICULT_STORIES: readonly ExportedStory[] = [
  ...LANGUAGES.map(markedStory),
  ...Object.entries({
    'A long line': `# A long line\n\n${LINE.repeat(Math.ceil(10_000 / LINE.length))}`,
    'A long word': `${'abcdefghij'.repeat(1000)}\n${'😀'.repeat(500)}\n${'🇫🇷'.repeat(500)}`,
    'Only headings': '# Only headings\n## One\n### Two\n# Three\n## Four',
    'Other marks': `#${LINE}\n#\n##${LINE}\n\n\n\n#### ${LINE}\n\\\n---\n#${LINE}`,
    'Empty lines': `\n\n\n${LINE}\n\n \n\t\n\u3000\n${LINE}\n\n\n`,
  }).map(([title, text]) => exportedStory({ title, text, language: 'chinese' })),
];

/** Stories with nine hostile texts each, in all of their fields. */
export const HOSTILE_STORIES: readonly ExportedStory[] = Array.from(
  { length: Math.ceil(HOSTILE_TEXTS.length / 9) },
  (_, index) => {
    const texts = HOSTILE_TEXTS.slice(index * 9, index * 9 + 9);
    const line = texts.join(' ');
    const text = texts.map((hostile) => `${hostile}\n## ${hostile}\n*${hostile}*\n> ${hostile}`).join('\n');
    return exportedStory({ title: line, prompt: line, author: line, text });
  },
);

/**
 * The characters of a story that a file must contain, in order: without marks, and without the first line if it is the title or
 * the only large heading.
 */
export function expectedText({ title, author = '', text }: ExportedStory): string {
  const large = text.match(/^#(?!#).*\S/gmu) ?? [];
  const isOnlyTitle = large.length === 1 && text.trimStart().startsWith(large[0] ?? '');
  const lines = text.split('\n').map((line) => line.replace(/^#+\s*/, '').replaceAll('*', ''));
  const first = lines.findIndex((line) => line.trim() !== '');
  const body = isOnlyTitle || lines[first]?.trim() === title ? lines.slice(first + 1) : lines;
  return visible([title, author, ...body].join('\n'));
}

/** A text without white space. */
export function visible(text: string): string {
  return text.replace(/\s/g, '');
}
