/**
 * Remembers the text area that has the focus, and its selection, before the page renders it again as another element.
 *
 * @returns moves the focus to the new element, unless the old one is still on the page
 */
export function keepFieldFocus(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return () => undefined;
  const { name, selectionStart, selectionEnd } = field;
  return () => {
    if (field.isConnected) return;
    const next = document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
    next?.focus({ preventScroll: true });
    next?.setSelectionRange(selectionStart, selectionEnd);
  };
}
