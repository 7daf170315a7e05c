import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { usePrompt } from './use-prompt.ts';

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';

/** Puts a text in place of another as if it were typed, so that the browser can undo it. Says whether it did. */
function typeOver(area: HTMLTextAreaElement, text: string): boolean {
  const before = document.activeElement;
  area.focus({ preventScroll: true });
  // Behind a dialog, or in a tab that is not shown, it can't be typed into.
  if (document.activeElement !== area || typeof document.execCommand !== 'function') return false;
  area.select();
  const typed = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (before instanceof HTMLElement && before !== area) before.focus({ preventScroll: true });
  return typed;
}

/** The box that the prompt is written in. What the page puts there takes nothing away that the browser can't bring back. */
export function usePromptBox(
  area: RefObject<HTMLTextAreaElement | null>,
  { type, replace, undo }: Pick<ReturnType<typeof usePrompt>, 'type' | 'replace' | 'undo'>,
) {
  /** What the change that is under way means for the form, where nobody typed it. */
  const meant = useRef<() => void>(undefined);

  function put(text: string, apply: () => void): void {
    meant.current = apply;
    const typed = area.current !== null && typeOver(area.current, text);
    meant.current = undefined;
    if (!typed) apply();
  }

  return {
    /** Takes what the box has now. */
    change: (text: string) => (meant.current ?? (() => type(text)))(),
    replace: (text: string) => put(text, () => replace(text)),
    /** Empties it, for words of the user's own. */
    clear(): void {
      put('', () => replace(''));
      area.current?.focus();
    },
    /** Puts back what was replaced; absent where there is nothing. */
    undo: undo && (() => put(undo.text, undo.apply)),
    /** The browser undoes only where the focus is. */
    handleKey(event: KeyboardEvent): void {
      if (!isUndoKey(event) || event.target === area.current || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      area.current?.focus();
      document.execCommand?.('undo');
    },
  };
}
