import { toast } from '@storyloom/shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { user } from './user.ts';

/** Why something failed when nothing answers. */
export const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';

/** What the toasts on screen say, each with its detail and its action on lines of their own. */
export const toasts = (): readonly string[] =>
  [...document.querySelectorAll('[data-toaster] [data-visible="true"] > div')].map((words) =>
    [...words.childNodes].map(({ textContent }) => textContent).join('\n'),
  );

/** Waits for a message, which is the only one, with what stands below it, and takes it away. */
export async function expectToast(...lines: readonly string[]): Promise<void> {
  await waitFor(() => expect(toasts()).not.toEqual([]));
  expect(toasts()).toEqual([lines.join('\n')]);
  act(() => toast.dismiss());
}

const CARD = 'li[data-story], article:not([aria-busy])';
const TITLE = 'h2, h3';

/** A part of the page, or the name of a section, which may not be there. */
type Part = ParentNode | string;

function cardsIn(part: Part): readonly HTMLElement[] {
  const within = typeof part === 'string' ? screen.queryByRole('region', { name: part, hidden: true }) : part;
  return [...(within?.querySelectorAll<HTMLElement>(CARD) ?? [])];
}

const titleOf = (one: Element) => one.querySelector(TITLE)?.textContent ?? '';

/** Titles of the cards on the page or in a part of it, in their order. */
export const titles = (part: Part = document): readonly string[] => cardsIn(part).map(titleOf);

/** The card of a title. */
export function card(title: string, part: Part = document): HTMLElement {
  const found = cardsIn(part).find((one) => titleOf(one) === title);
  if (!found) throw new Error(`No card is called “${title}”, but ${titles(part).join(', ')}`);
  return found;
}

/** What the chips at the top of a card say. */
export const chips = (within: Element): readonly string[] =>
  [...(within.firstElementChild?.children ?? [])].map(({ textContent }) => textContent ?? '');

/** What stands between dots: the facts of a story or a prompt. */
export const facts = (within: ParentNode = document): readonly string[] =>
  [...within.querySelectorAll('p > :is(span, time)')]
    .filter(({ parentElement }) => parentElement && parentElement.children.length > 2)
    .map(({ textContent }) => textContent ?? '');

/** A story on the page, line by line. */
export const lines = (): readonly string[] =>
  [...document.querySelectorAll('article[aria-busy] :is(h2, h3, p)')].map(({ textContent }) => textContent ?? '');

/** Levels of the page's headings, in order. */
export const outline = (): readonly number[] =>
  screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

/** Writes into a field in place of what it says, or chooses from its list. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, text);
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

/** Presses a key on a button. Where one button takes the place of another, the mouse is ignored for a second. */
export async function pressEnter(button: HTMLElement): Promise<void> {
  act(() => button.focus());
  await user.keyboard('{Enter}');
}

/** Comes back to the page from another window. */
export const returnToPage = () => act(async () => void window.dispatchEvent(new Event('focus')));
