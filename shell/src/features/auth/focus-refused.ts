/** Moves the focus to a field whose value was refused, unless the user has gone on outside of its form by then. */
export function focusRefused(field: HTMLInputElement | null | undefined): void {
  const { activeElement } = document;
  if (activeElement === document.body || field?.form?.contains(activeElement)) field?.focus();
}
