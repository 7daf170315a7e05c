import { act, fireEvent } from '@testing-library/react';

/** The one element with this text; queries by role take seconds on pages with this many styles. */
function only<Kind extends HTMLElement>(selector: string, text: string): Kind {
  const found = [...document.querySelectorAll<Kind>(selector)].filter(({ textContent }) => textContent === text);
  if (found.length !== 1) throw new Error(`${found.length} elements “${selector}” say “${text}”`);
  return found[0]!;
}
export const button = (name: string) => only<HTMLButtonElement>('button', name);
export const link = (name: string, within = '') => only<HTMLAnchorElement>(`${within} a[href]`, name);
export const alertPanel = () => document.querySelector('[role="alert"]');
export const press = (element: Element) => act(async () => fireEvent.click(element));
export const title = () => document.querySelector('h1')?.textContent;
