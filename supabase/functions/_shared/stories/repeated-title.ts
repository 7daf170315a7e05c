import { storyTitle, TEXT_MAX } from '@storyloom/shared/domain';
import { plainText } from './plain-text.ts';

/** What a model adds to a repeated title, such as '(continued)', whole or unfinished. */
const ADDED = /\s?[(\uFF08][^()\uFF08\uFF09]{0,30}[)\uFF09]?\s?$/;

/** The longest line that may be a title: a title and what a model puts around it. */
const LINE_MAX = TEXT_MAX.title + 40;

/** A title for comparison, without heading marks, emphasis and additions in brackets. `undefined` for a longer line. */
function bareTitle(line: string): string | undefined {
  const folded = line.replaceAll(/\s+/g, ' ');
  if (folded.length > LINE_MAX) return undefined;
  const unmarked = folded.replace(/^\s*#+/, '').replaceAll(/[*_]/g, '');
  return plainText(unmarked.replace(ADDED, '')).text.toLowerCase();
}

/** Removes a story's title from the beginning of a continuation: returns the text after it, or the whole text. */
export type TakeTitle = (text: string, complete: boolean) => string | undefined;

/**
 * For a story's continuation. Returns `undefined` while the first line may still become the title; `complete` means that
 * no more text will come.
 */
export function titleTaker(story: string): TakeTitle {
  const title = bareTitle(storyTitle(story) ?? '');
  if (!title) return (text) => text;
  // A story that stops within a sentence continues in the same line.
  const goesOn = !/[.!?…"'”’»。\uFF01\uFF1F」』)\s]$/.test(story);
  return (text, complete) => {
    const start = text.length - text.trimStart().length;
    const newline = text.indexOf('\n', start);
    const line = bareTitle(newline === -1 ? text.slice(start) : text.slice(start, newline));
    if (newline === -1 && !complete) return line !== undefined && title.startsWith(line) ? undefined : text;
    if (line !== title) return text;
    const rest = newline === -1 ? '' : text.slice(newline);
    return goesOn ? rest.trimStart() : rest;
  };
}
