import type { Language } from '@storyloom/shared/domain';
import { atBeginning, type Stage } from '../text/stages.ts';

/** A first line of at most so many characters, without the end of a sentence, is taken for a title. */
const TITLE_MOST = 80;

const NUMBERED: Readonly<Record<Language, (number: number) => string>> = {
  english: (number) => `Chapter ${number}`,
  spanish: (number) => `Capítulo ${number}`,
  french: (number) => `Chapitre ${number}`,
  chinese: (number) => `第${number}章`,
};

/** The text of a heading, which may end in marks, too; `undefined` for another line. */
function headingIn(line: string): string | undefined {
  const start = /^#{1,6}\s*/.exec(line)?.[0].length;
  let end = line.length;
  while (line.charAt(end - 1) === '#') end -= 1;
  return (start !== undefined && line.slice(start, end).trimEnd()) || undefined;
}

/** The title in a first line, without the marks that models put around it; `undefined` if it is a sentence of the story. */
function titleIn(line: string): string | undefined {
  const heading = headingIn(line);
  const emphasized = /^(\*{1,3}|_{1,2})([^*_]+)\1$/.exec(heading ?? line)?.[2];
  const title = emphasized ?? heading;
  if (title !== undefined) return title.trim();
  return line.length <= TITLE_MOST && !/[.!?…。！？”"»」]$/u.test(line) ? line : undefined;
}

/**
 * Makes the first line of a chapter its heading, `## ` and a title, whatever mark a model gave it. A chapter without a title is
 * numbered, after those that the story has.
 */
export function beginChapter(story: string, language: Language): Stage {
  return atBeginning((held, complete) => {
    const text = held.trimStart();
    if (text === '') return complete ? '' : undefined;
    const end = text.indexOf('\n');
    // A long line without an end is no title, and the blank lines below a title are replaced.
    const isOpen = end === -1 ? text.length <= TITLE_MOST * 2 : text.slice(end).trim() === '';
    if (isOpen && !complete) return undefined;
    const line = (end === -1 ? text : text.slice(0, end)).trim();
    const title = titleIn(line);
    // An answer of one line is the text, unless it is marked as a heading.
    if (title !== undefined && (end !== -1 || line.startsWith('#'))) {
      const rest = end === -1 ? '' : text.slice(end).trimStart();
      return `## ${title}\n\n${rest}`;
    }
    const chapters = story.match(/^## /gm)?.length ?? 0;
    return `## ${NUMBERED[language](chapters + 1)}\n\n${text}`;
  });
}
