import { useEffect } from 'react';
import type { DeskEditor } from '../editor/desk-editor.ts';

/** The part of the window that the header and the toolbar lie over: the page's `scroll-padding`, in CSS pixels. */
function coveredRoom() {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  return { top: pixels(scrollPaddingBlockStart), bottom: pixels(scrollPaddingBlockEnd), left: 0, right: 0 };
}

/**
 * Keeps the caret clear of what lies over the page. The editor scrolls to it by itself, and knows how much of the window is
 * seen above an on-screen keyboard, but not the page's `scroll-padding`.
 */
export function useRoomForCaret(editor: DeskEditor | undefined): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!editor || !viewport) return;
    const measure = () => {
      const room = coveredRoom();
      editor.view.setProps({ scrollMargin: room, scrollThreshold: room });
    };
    let { height } = viewport;
    const handleResize = () => {
      const isLower = viewport.height < height;
      ({ height } = viewport);
      measure();
      // A keyboard has opened over the caret.
      if (isLower && editor.view.hasFocus()) editor.view.dispatch(editor.view.state.tr.scrollIntoView());
    };
    measure();
    viewport.addEventListener('resize', handleResize);
    return () => viewport.removeEventListener('resize', handleResize);
  }, [editor]);
}
