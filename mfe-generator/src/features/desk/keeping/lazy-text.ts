/** A text that is read only when it is needed: an editor takes time to write it out. */
export class LazyText {
  #text: string;
  #read: (() => string) | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get value(): string {
    if (this.#read) this.#text = this.#read();
    this.#read = undefined;
    return this.#text;
  }

  set value(text: string) {
    [this.#text, this.#read] = [text, undefined];
  }

  /** The text has changed, and can be read. */
  changed(read: () => string): void {
    this.#read = read;
  }
}
