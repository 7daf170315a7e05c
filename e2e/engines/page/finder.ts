// Runs in the page of any engine, bundled by finder-script.ts.
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Query } from './query.ts';

type Words = Extract<Query, { text: unknown }>['text'];

const matcher = (words: Words) => (typeof words === 'string' ? words : new RegExp(words.pattern, words.flags));

function candidates(place: HTMLElement, query: Query): readonly HTMLElement[] {
  if ('selector' in query) return [...place.querySelectorAll<HTMLElement>(query.selector)];
  if ('label' in query) return queryAllByLabelText(place, matcher(query.label));
  if ('text' in query) return queryAllByText(place, matcher(query.text));
  return queryAllByRole(place, query.role, query.name === undefined ? {} : { name: matcher(query.name) });
}

function all(query: Query): readonly HTMLElement[] {
  const places = query.within ? all(query.within) : [document.documentElement];
  const found = places.flatMap((place) => candidates(place, query));
  const shown = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return query.first ? shown.slice(0, 1) : shown;
}

function only(query: Query): HTMLElement {
  const found = all(query);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements`);
  return element;
}

/** Waits for animations that end; those that run forever are ignored. */
const moves = (element: Element): boolean =>
  document.getAnimations().some(({ playState, effect }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
    return effect.getComputedTiming().endTime !== Infinity && effect.target?.contains(element);
  });

/** Resolves after two frames, or at once in a window in the background, which has none. */
const nextFrames = (): Promise<unknown> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const finder = {
  count: (query: Query): number => all(query).length,

  text: (query: Query): string => only(query).innerText,

  value: (query: Query): string => {
    const element = only(query);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    const now = element.getAttribute('aria-valuenow');
    if (now === null) throw new Error('not a field');
    return now;
  },

  isEnabled: (query: Query): boolean => !only(query).matches(':disabled, [aria-disabled="true"]'),

  isFocused: (query: Query): boolean => document.activeElement === only(query),

  isInWindow: (query: Query): boolean => {
    const { top, bottom } = only(query).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  },

  /** Selects the content of a field, so that typing replaces it. */
  select: (query: Query): void => {
    const element = only(query);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  },

  /** Scrolls to an element and returns its center, once neither it nor the page moves and nothing covers it. */
  point: async (query: Query): Promise<{ readonly x: number; readonly y: number }> => {
    const element = only(query);
    const before = element.getBoundingClientRect();
    if (before.top < 0 || before.bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const from = element.getBoundingClientRect();
    // A page that scrolls smoothly is no animation of the document.
    await nextFrames();
    const shown = element.getBoundingClientRect();
    if (moves(element) || shown.top !== from.top || shown.left !== from.left) throw new Error('it moves');
    // The center of a link that wraps may lie outside its text.
    const { left, top, width, height } = element.getClientRects()[0] ?? shown;
    const x = Math.round(left + width / 2);
    const y = Math.round(top + height / 2);
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))) {
      throw new Error(`under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`);
    }
    return { x, y };
  },
};

Object.assign(globalThis, { storyloomFinder: finder });
