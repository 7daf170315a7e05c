/** A promise that something has happened, and the function that says so: it is waited for however busy the machine is. */
export function happening(): { readonly happened: Promise<void>; readonly note: () => void } {
  let note = (): void => undefined;
  const happened = new Promise<void>((resolve) => (note = resolve));
  return { happened, note };
}
