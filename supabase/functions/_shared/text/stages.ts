/** Changes a text while it arrives, piece by piece. */
export interface Stage {
  /** The text that is certain after this piece. */
  push(piece: string): string;
  /** The text that was held back. */
  end(): string;
}

/** Stages one after the other, as one. */
export function pipe(...stages: readonly Stage[]): Stage {
  return {
    push: (piece) => stages.reduce((text, stage) => stage.push(text), piece),
    end: () => stages.reduce((text, stage) => stage.push(text) + stage.end(), ''),
  };
}

/** Most characters that are held back at the beginning of a text: models may repeat white space without end. */
const HELD_MAX = 4000;

/** Held text is looked at with every piece up to so many characters, and then each time it has grown by an eighth. */
const EACH_PIECE_MAX = 64;

/** Whether held text has grown enough to be looked at again, so that all looks together take linear time. */
export const isDue = (length: number, looked: number): boolean =>
  length <= EACH_PIECE_MAX || length >= looked + looked / 8;

/**
 * Decides how a text begins: holds it back while `decide` returns `undefined`, and passes the rest on unchanged.
 *
 * @param decide gets all text so far, and whether no more will come or be held back; then it must decide
 */
export function atBeginning(
  decide: (held: string, complete: boolean) => string | undefined,
  heldMax: number = HELD_MAX,
): Stage {
  let held: string | undefined = '';
  let looked = 0;
  const release = (complete: boolean): string => {
    const text = decide(held ?? '', complete);
    if (text === undefined) return '';
    held = undefined;
    return text;
  };
  return {
    push(piece) {
      if (held === undefined) return piece;
      held += piece;
      const isFull = held.length > heldMax;
      if (held === '' || !(isFull || isDue(held.length, looked))) return '';
      looked = held.length;
      return release(isFull);
    },
    end: () => (held === undefined || held === '' ? '' : release(true)),
  };
}
