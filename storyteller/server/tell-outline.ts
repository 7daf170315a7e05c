import { NOTES_LIMITS, type Language, type OutlineChapter } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { sentencesOf } from '../engine/sentences.ts';
import { tellStory } from './tell-story.ts';

/** Titles of the parts of a story without chapters. */
const PARTS: Readonly<Record<Language, readonly string[]>> = {
  english: ['The beginning', 'The middle', 'The end'],
  spanish: ['El principio', 'El medio', 'El final'],
  french: ['Le début', 'Le milieu', 'La fin'],
  chinese: ['开头', '中间', '结尾'],
};

/** The first and the last sentence of some paragraphs. */
function summaryOf(paragraphs: readonly string[], language: Language): string {
  const sentences = sentencesOf(paragraphs.join('\n\n'));
  const [first = '', last = ''] = [sentences[0], sentences.length > 1 ? sentences.at(-1) : ''];
  const whole = [first, last].filter(Boolean).join(language === 'chinese' ? '' : ' ');
  return whole.length > NOTES_LIMITS.summary ? first.slice(0, NOTES_LIMITS.summary) : whole;
}

/** The outline of the story that these wishes make: its own chapters, or three parts of one that has few. */
export function tellOutline(order: StoryOrder): { readonly chapters: readonly OutlineChapter[] } {
  const { language } = order;
  const [, ...blocks] = tellStory(order).split('\n\n');
  const paragraphs = blocks.filter((block) => !block.startsWith('## '));
  const chapters: { title: string; paragraphs: string[] }[] = [];
  for (const block of blocks) {
    if (block.startsWith('## ')) chapters.push({ title: block.slice(3), paragraphs: [] });
    else chapters.at(-1)?.paragraphs.push(block);
  }
  const size = Math.ceil(paragraphs.length / 3);
  const parts = PARTS[language].map((title, at) => ({
    title,
    paragraphs: paragraphs.slice(at * size, (at + 1) * size),
  }));
  const told = chapters.length < parts.length ? parts : chapters;
  return { chapters: told.map((part) => ({ title: part.title, summary: summaryOf(part.paragraphs, language) })) };
}
