import { countWords, type Language } from '@storyloom/shared/domain';
import type { Node } from 'prosemirror-model';

/** Longest work in one go, in milliseconds: a key that is pressed meanwhile must not wait for it. */
const SLICE_MS = 4;

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Counts the words of a story again and again. A paragraph that has not changed is not counted again. */
export class WordCounter {
  readonly #language: Language;
  readonly #known = new WeakMap<Node, number>();

  constructor(language: Language) {
    this.#language = language;
  }

  /** The number of words; `undefined` if `signal` ended it. */
  async count(doc: Node, signal: AbortSignal): Promise<number | undefined> {
    let words = 0;
    let began = performance.now();
    for (const paragraph of doc.children) {
      const count = this.#known.get(paragraph) ?? countWords(paragraph.textContent, this.#language);
      this.#known.set(paragraph, count);
      words += count;
      if (performance.now() - began < SLICE_MS) continue;
      await nextTask();
      if (signal.aborted) return undefined;
      began = performance.now();
    }
    return words;
  }
}
