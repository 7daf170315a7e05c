import type { Genre, Language, Perspective, Tone } from './story-options.ts';
import type { StoryNotes } from './story-notes.ts';

/** What the writing desk can do with a passage of a story (issue 21). */
export const PASSAGE_ACTIONS = ['rewrite', 'shorten', 'expand', 'tone', 'continue', 'custom'] as const;
export type PassageAction = (typeof PASSAGE_ACTIONS)[number];

/** Longest passage that can be changed at a time, in UTF-16 code units. */
export const PASSAGE_MAX_LENGTH = 6000;

/** How much text before a passage, and how much after it, the provider gets to see. */
export const PASSAGE_CONTEXT_LENGTH = 2000;

/** Longest instruction of a user's own. */
export const INSTRUCTION_MAX_LENGTH = 500;

/** A request of a page to change a passage. The answer is text in the story's format. */
export interface PassageRequest {
  /** Created by the page, one per run. */
  readonly runId: string;
  readonly action: PassageAction;
  readonly passage: string;
  /** The story's text right before the passage, as far as {@link contextBefore} keeps it. */
  readonly before?: string;
  /** The story's text right after the passage, as far as {@link contextAfter} keeps it. */
  readonly after?: string;
  /** The new tone for `tone`, and otherwise the story's. */
  readonly tone?: Tone;
  /** What to do; required for `custom` and ignored otherwise. */
  readonly instruction?: string;
  readonly genre: Genre;
  readonly language: Language;
  readonly perspective: Perspective;
  /** 1 for the first proposal; another number asks for another one. */
  readonly attempt?: number;
  /** What is kept about the story. */
  readonly notes?: StoryNotes;
}

export const isPassageAction = (value: unknown): value is PassageAction =>
  (PASSAGE_ACTIONS as readonly unknown[]).includes(value);

/** The end of a text that stands before a passage: whole paragraphs where there are any, and never half a character. */
export function contextBefore(text: string): string {
  if (text.length <= PASSAGE_CONTEXT_LENGTH) return text;
  const cut = text.slice(-PASSAGE_CONTEXT_LENGTH);
  if (text.charAt(text.length - cut.length - 1) === '\n') return cut;
  const line = cut.indexOf('\n');
  return line === -1 || cut.slice(line).trim() === '' ? cut.replace(/^[\uDC00-\uDFFF]/, '') : cut.slice(line + 1);
}

/** The beginning of a text that stands after a passage: whole paragraphs where there are any, and never half a character. */
export function contextAfter(text: string): string {
  if (text.length <= PASSAGE_CONTEXT_LENGTH) return text;
  const cut = text.slice(0, PASSAGE_CONTEXT_LENGTH);
  if (text.charAt(cut.length) === '\n') return cut;
  const line = cut.lastIndexOf('\n');
  return line === -1 || cut.slice(0, line).trim() === '' ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut.slice(0, line);
}
