import { storyTitle, TEXT_MAX } from '@storyloom/shared/domain';
import { plainText } from './plain-text.ts';

/** What a model adds to a title that it repeats, such as '(continued)', whole or while it is still being written. */
const ADDED = /\s*[(\uFF08][^()\uFF08\uFF09]{0,30}[)\uFF09]?\s*$/;

/** The longest line that is taken for a title: a title and what a model puts around it. */
const LINE_MAX = TEXT_MAX.title + 40;

/** A title as it is compared: without heading marks, emphasis and what is added in brackets. `undefined` for a longer line. */
function bareTitle(line: string): string | undefined {
  // `ADDED` tries every place of a run of white space to begin at, so it must never meet a long one.
  const folded = line.replaceAll(/\s+/g, ' ');
  if (folded.length > LINE_MAX) return undefined;
  const unmarked = folded.replace(/^\s*#+/, '').replaceAll(/[*_]/g, '');
  return plainText(unmarked.replace(ADDED, '')).text.toLowerCase();
}

/** Takes a story's title away from the beginning of a continuation: gives what follows it, or the whole text. */
export type TakeTitle = (text: string, complete: boolean) => string | undefined;

/**
 * For a story's continuation. Answers `undefined` while the first line may still become the title; `complete` says that
 * no more will come.
 */
export function titleTaker(story: string): TakeTitle {
  const title = bareTitle(storyTitle(story) ?? '');
  if (!title) return (text) => text;
  // A story that stops in the middle of a sentence goes on in the same line.
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
