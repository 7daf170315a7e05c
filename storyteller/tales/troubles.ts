import type { Language } from '@storyloom/shared/domain';
import { afraid } from './afraid/events.ts';
import type { TroubleTable } from './plan/events.ts';
import type { Trouble } from './request/request.ts';
import { parseTale, type Tale } from './tell/parse-tale.ts';

export const TABLES: Readonly<Partial<Record<Trouble, TroubleTable>>> = { afraid };

/** The Markdown files of all troubles and languages, as `./afraid/english.md`. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob('./*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const parsed = new Map<string, Tale>();

/** What is written for a trouble in a language; `undefined` if nothing is. */
export function taleOf(trouble: Trouble, language: Language): Tale | undefined {
  const path = `./${trouble.replaceAll(' ', '-')}/${language}.md`;
  const source = SOURCES[path];
  if (source === undefined) return undefined;
  const tale = parsed.get(path) ?? parseTale(source);
  parsed.set(path, tale);
  return tale;
}
