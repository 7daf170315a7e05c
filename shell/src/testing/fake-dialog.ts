/**
 * Opens and closes `<dialog>`, which jsdom can't show, and moves and returns the focus as browsers do. The page behind it
 * stays accessible; journeys in a browser test that it is not.
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
