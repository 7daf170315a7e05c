/// <reference types="vite/client" />
import type { Language } from '@storyloom/shared/domain';
import type { EventType } from './plan/events.ts';
import { isAmongAnimals } from './cast/cast-animals.ts';
import { isToyLike } from './request/everyday.ts';
import type { Being, Request, Trouble } from './request/request.ts';
import { parsePlot } from './tell/parse-plot.ts';
import { parseTale, type Tale } from './tell/parse-tale.ts';
import { ANY, TOY, TYPES } from './types.ts';

/** Those that are told of a trouble. The first that knows what the request is about is told. */
const TALES: Readonly<Partial<Record<Trouble, readonly string[]>>> = {
  afraid: ['afraid', 'afraid-by-day', 'first-time'],
  quarrel: ['quarrel'],
  lost: ['lost'],
  learn: ['learn'],
  make: ['make'],
  contest: ['contest'],
  deliver: ['deliver'],
  promise: ['promise'],
  rescue: ['rescue'],
  confess: ['confess'],
  refuse: ['refuse'],
  astray: ['astray'],
  secret: ['secret'],
  'first time': ['first-time', 'newcomer', 'afraid-by-day'],
  newcomer: ['newcomer', 'first-time'],
};
/** Stories of animals without children. */
export const AMONG_ANIMALS = 'animals';
/** Stories of a child on an ordinary day, for every other request. */
export const OF_ANYTHING = 'anything';

/** What the conditions of a tale call the concept that it is about. */
export const subjectOf = (tale: string, concept: string): string | undefined =>
  TYPES[tale]?.subjects[concept] ?? TYPES[tale]?.subjects[ANY];

/** The tale that a request asks for, and what its stories of that are about; `undefined` if none is written yet. */
export function taleFor(request: Request): { readonly id: string; readonly concept: string } | undefined {
  const { trouble, about } = request;
  const concept = about?.concept ?? '';
  const own = trouble === 'afraid' ? concept : (trouble ?? '');
  // A lamb that lost its mother lost no thing.
  const isKin = trouble === 'lost' && /^(?:mother|father|brother|sister|friend)$/.test(concept);
  if (isAmongAnimals(request) && !isKin && subjectOf(AMONG_ANIMALS, own) !== undefined)
    return { id: AMONG_ANIMALS, concept: own };
  const isLost = (each: Being): boolean =>
    isToyLike(each) &&
    (each.concept === concept || (each.name !== undefined && about?.phrase.includes(each.name) === true));
  if (trouble === 'lost' && [...request.leads, ...request.others].some(isLost)) return { id: 'lost', concept: TOY };
  const id = ((trouble && TALES[trouble]) ?? []).find((tale) => subjectOf(tale, concept) !== undefined);
  return id === undefined ? undefined : { id, concept };
}

/** The tale that tells of the people of a request alone. */
export const taleOfAnything = (request: Request): { readonly id: string; readonly concept: string } => ({
  id: isAmongAnimals(request) ? AMONG_ANIMALS : OF_ANYTHING,
  concept: '',
});

/** The Markdown files of all tales and languages: `./afraid/english.md`, `./afraid/english-endings.md`, whole stories in `./afraid/english/`. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(['./*/*.md', './*/*/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const parsed = new Map<string, Tale>();

/** What is written for a tale in a language, in one file or several; `undefined` if nothing is. */
export function taleOf(id: string, language: Language): Tale | undefined {
  const beginning = `./${id}/${language}`;
  const known = parsed.get(beginning);
  if (known) return known;
  const own = Object.entries(SOURCES).filter(([path]) => path.startsWith(beginning));
  if (own.length === 0) return undefined;
  const files = [...own, ...Object.entries(SOURCES).filter(([path]) => path === `./all/${language}.md`)];
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const [whole, others] = [true, false].map((isWhole) =>
    files.filter(([path]) => path.startsWith(`${beginning}/`) === isWhole),
  );
  const plots = (whole ?? []).map(([path, source]) => parsePlot(source, nameOf(path).replace('.md', '')));
  const tales = [...(others ?? []).map(([path, source]) => parseTale(source, nameOf(path))), ...plots];
  const tale = {
    wordings: tales.flatMap(({ wordings }) => wordings),
    tables: Object.assign({}, ...tales.map(({ tables }) => tables)) as Tale['tables'],
    plots: plots.map(({ plot }) => plot),
  };
  parsed.set(beginning, tale);
  return tale;
}

/** Everything that can happen in the stories of a tale. */
export const eventsOf = (id: string, language: Language): readonly EventType[] =>
  (taleOf(id, language)?.plots ?? []).flatMap(({ events }) => events);
