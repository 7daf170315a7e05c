import { toast } from '@storyloom/shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { user } from './user.ts';

/** The reason given when the backend is unreachable. */
export const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';

/** The visible toasts: message, detail and action on separate lines. */
export const toasts = (): readonly string[] =>
  [...document.querySelectorAll('[data-toaster] [data-visible="true"] > div')].map((words) =>
    [...words.childNodes].map(({ textContent }) => textContent).join('\n'),
  );

/** Waits for a toast, expects it to be the only one and to have these lines, and dismisses it. */
export async function expectToast(...lines: readonly string[]): Promise<void> {
  await waitFor(() => expect(toasts()).not.toEqual([]));
  expect(toasts()).toEqual([lines.join('\n')]);
  act(() => toast.dismiss());
}

const CARD = 'li[data-story], article:not([aria-busy])';
const TITLE = 'h2, h3';

/** A part of the page, or the name of a section, which may be absent. */
type Part = ParentNode | string;

function cardsIn(part: Part): readonly HTMLElement[] {
  const within = typeof part === 'string' ? screen.queryByRole('region', { name: part, hidden: true }) : part;
  return [...(within?.querySelectorAll<HTMLElement>(CARD) ?? [])];
}

const titleOf = (one: Element) => one.querySelector(TITLE)?.textContent ?? '';

/** Titles of the cards in a part of the page, in order. */
export const titles = (part: Part = document): readonly string[] => cardsIn(part).map(titleOf);

/** The card with this title. */
export function card(title: string, part: Part = document): HTMLElement {
  const found = cardsIn(part).find((one) => titleOf(one) === title);
  if (!found) throw new Error(`No card is called “${title}”, but ${titles(part).join(', ')}`);
  return found;
}

/** Texts of the chips at the top of a card. */
export const chips = (within: Element): readonly string[] =>
  [...(within.firstElementChild?.children ?? [])].map(({ textContent }) => textContent ?? '');

/** The facts of a story or a prompt, which the page separates with dots. */
export const facts = (within: ParentNode = document): readonly string[] =>
  [...within.querySelectorAll('p > :is(span, time)')]
    .filter(({ parentElement }) => parentElement && parentElement.children.length > 2)
    .map(({ textContent }) => textContent ?? '');

/** The lines of the story on the page. */
export const lines = (): readonly string[] =>
  [...document.querySelectorAll('article[aria-busy] :is(h2, h3, p)')].map(({ textContent }) => textContent ?? '');

/** Levels of the headings, in order. */
export const outline = (): readonly number[] =>
  screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

/** Replaces the text of a field, or selects an option. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, text);
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

/** Presses Enter on a button. Unlike a click, it also works in the second after one button has replaced another. */
export async function pressEnter(button: HTMLElement): Promise<void> {
  act(() => button.focus());
  await user.keyboard('{Enter}');
}

/** Returns to the page from another window. */
export const returnToPage = () => act(async () => void window.dispatchEvent(new Event('focus')));
