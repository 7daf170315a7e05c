/**
 * jsdom knows `<dialog>` but can't show one. This opens and closes it, moves the focus in and gives it back, as browsers
 * do; that the page behind is out of reach is for the journeys in a browser to see.
 */
export function fakeDialog(): void {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
}
