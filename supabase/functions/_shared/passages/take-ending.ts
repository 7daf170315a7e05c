import type { Stage } from '../text/stages.ts';
import { isSaid, mayBecome, POSTAMBLE } from './said-by-models.ts';

const FENCE = /^\s*(?:`{3,}|~{3,})\s*$/;
const FENCE_BEGINS = /^\s*(?:`+|~+)\s*$/;

/** Takes away what models put after an answer: white space, the end of a code fence, a paragraph about the text. */
export function takeEnding(passage: string): Stage {
  const lines = passage.trimEnd().split('\n');
  const ownFence = lines.some((line) => FENCE.test(line));
  const ownPostamble = isSaid(POSTAMBLE, lines.at(-1) ?? '');
  const isMark = (line: string): boolean => !ownFence && FENCE.test(line);
  const isAbout = (line: string): boolean => !ownPostamble && isSaid(POSTAMBLE, line);

  /** Whether a line may belong to the ending; the last one may go on. */
  const mayEnd = (line: string, last: boolean): boolean => {
    if (line.trim() === '' || isMark(line) || isAbout(line)) return true;
    return last && ((!ownFence && FENCE_BEGINS.test(line)) || (!ownPostamble && mayBecome(POSTAMBLE, line)));
  };

  /** The place from which on all lines may belong to the ending, including the white space before it. */
  function endingIn(text: string): number {
    let from = text.length;
    for (;;) {
      const newline = text.lastIndexOf('\n', from - 1);
      if (newline === -1) break;
      if (!mayEnd(text.slice(newline + 1, from), from === text.length)) break;
      from = newline;
      if (newline === 0) break;
    }
    return text.slice(0, from).trimEnd().length;
  }

  let held = '';
  return {
    push(piece) {
      held += piece;
      const certain = endingIn(held);
      const text = held.slice(0, certain);
      held = held.slice(certain);
      return text;
    },
    end() {
      const kept = held.split('\n');
      const isOver = (line: string): boolean => line.trim() === '' || isMark(line) || isAbout(line);
      while (kept.length > 0 && isOver(kept.at(-1) ?? '')) kept.pop();
      held = '';
      return kept.join('\n').trimEnd();
    },
  };
}
