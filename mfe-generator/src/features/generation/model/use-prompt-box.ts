import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { usePrompt } from './use-prompt.ts';

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';

/** Replaces a text as if it were typed, so that the browser can undo it. Returns whether that worked. */
function typeOver(area: HTMLTextAreaElement, text: string): boolean {
  const before = document.activeElement;
  area.focus({ preventScroll: true });
  // Behind a dialog or in a background tab, typing is not possible.
  if (document.activeElement !== area || typeof document.execCommand !== 'function') return false;
  area.select();
  const typed = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (before instanceof HTMLElement && before !== area) before.focus({ preventScroll: true });
  return typed;
}

/** The text area of the prompt. Whatever the page puts there can be undone by the browser. */
export function usePromptBox(
  area: RefObject<HTMLTextAreaElement | null>,
  { type, replace, undo }: Pick<ReturnType<typeof usePrompt>, 'type' | 'replace' | 'undo'>,
) {
  /** What the current change means for the form, if the user did not type it. */
  const meant = useRef<() => void>(undefined);

  function put(text: string, apply: () => void): void {
    meant.current = apply;
    const typed = area.current !== null && typeOver(area.current, text);
    meant.current = undefined;
    if (!typed) apply();
  }

  return {
    /** Handles a change of the text area. */
    change: (text: string) => (meant.current ?? (() => type(text)))(),
    replace: (text: string) => put(text, () => replace(text)),
    /** Empties the text area, for a new prompt of the user's. */
    clear(): void {
      put('', () => replace(''));
      area.current?.focus();
    },
    /** Restores what was replaced; absent when there is nothing. */
    undo: undo && (() => put(undo.text, undo.apply)),
    /** The browser's undo works only where the focus is. */
    handleKey(event: KeyboardEvent): void {
      if (!isUndoKey(event) || event.target === area.current || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      area.current?.focus();
      document.execCommand?.('undo');
    },
  };
}
