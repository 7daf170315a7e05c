import { useCallback, useEffect, useRef } from 'react';
import type { DeskEditor } from '../editor/desk-editor.ts';
import type { Keeper } from '../keeping/keeper.ts';

/** Connects the editor with the keeper of its text. Returns what to call after each change. */
export function useDeskText(keeper: Keeper, editor: DeskEditor | undefined): () => void {
  const isShowing = useRef(false);
  useEffect(() => {
    if (!editor) return;
    const show = (text: string) => {
      isShowing.current = true;
      editor.takeText(text);
      isShowing.current = false;
    };
    // It may have changed while the editor was made.
    if (keeper.text !== editor.text()) show(keeper.text);
    return keeper.connect(show);
  }, [keeper, editor]);
  return useCallback(() => {
    if (editor && !isShowing.current) keeper.changed(editor.text);
  }, [keeper, editor]);
}
