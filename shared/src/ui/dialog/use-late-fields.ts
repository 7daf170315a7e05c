import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Fields that appear late in an open dialog take the focus to the first of them, as if they had been there from the beginning. They
 * do not when the user has pressed a key since: the next one, such as Enter on Close, is meant for what has the focus.
 *
 * @param panel contains the fields
 */
export function useLateFields(panel: RefObject<HTMLElement | null>, areThere: boolean): void {
  const [wereThere] = useState(areThere);
  const isInUse = useRef(false);
  useEffect(() => {
    if (areThere) return;
    const use = () => {
      isInUse.current = true;
    };
    addEventListener('keydown', use, { capture: true });
    return () => removeEventListener('keydown', use, { capture: true });
  }, [areThere]);
  useEffect(() => {
    if (!areThere || wereThere) return;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === panel.current;
    if (isLost || !isInUse.current) panel.current?.querySelector('input')?.focus();
  }, [areThere, wereThere, panel]);
}
