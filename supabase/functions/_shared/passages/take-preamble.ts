import { FENCE, FENCE_BEGINS } from '../story-text/fences.ts';
import { greetingIn, mayGreet, POLITE } from '../story-text/model-greetings.ts';
import { atBeginning, type Stage } from '../text/stages.ts';
import { isSaid, mayBecome, PREAMBLE } from './said-by-models.ts';

/** A polite word and a sentence about the text that ends in a colon, before the text itself in the same line. */
const POLITE_LINE = new RegExp(`^¡?(?:${POLITE.join('|')})(?!\\p{L})[^\\n:\\uFF1A]{0,120}[:\\uFF1A]\\s*`, 'iu');

const ENDS_IN_COLON = /[:\uFF1A]\**\s*$/;

const isPreamble = (line: string): boolean => isSaid(PREAMBLE, line) || greetingIn(line) === 'sure';

const firstLine = (text: string): string => text.trimStart().split('\n', 1)[0] ?? '';

/** A text without the line about it at its beginning; `undefined` while that is open. The same text if there is none. */
function withoutPreamble(text: string, complete: boolean): string | undefined {
  const end = text.indexOf('\n');
  if (end === -1) {
    const polite = POLITE_LINE.exec(text)?.[0];
    if (polite !== undefined && isPreamble(polite)) return text.slice(polite.length);
    if (!complete) return mayBecome(PREAMBLE, text) || mayGreet(text) ? undefined : text;
    return isPreamble(text) && ENDS_IN_COLON.test(text) ? '' : text;
  }
  const line = text.slice(0, end);
  if (!isPreamble(line)) return text;
  const polite = POLITE_LINE.exec(line)?.[0];
  if (polite !== undefined && isPreamble(polite) && polite.length < line.length) return text.slice(polite.length);
  const rest = text.slice(end + 1);
  if (ENDS_IN_COLON.test(line)) return rest;
  // A sentence about the text stands in a paragraph of its own.
  if (/^[^\S\n]*\n/.test(rest)) return rest;
  return rest.trim() === '' && !complete ? undefined : text;
}

/**
 * Takes away what models put before an answer: blank lines, a sentence about it, the beginning of a code fence. A passage that
 * begins so itself keeps its beginning.
 */
export function takePreamble(passage: string): Stage {
  const ownPreamble = isPreamble(firstLine(passage));
  const ownFence = FENCE.test(`${firstLine(passage)}\n`);
  return atBeginning((held, complete) => {
    let text = held.trimStart();
    for (let before = ''; before !== text;) {
      before = text;
      if (text === '') return complete ? '' : undefined;
      if (!ownFence && !complete && FENCE_BEGINS.test(text)) return undefined;
      if (!ownFence) text = text.replace(FENCE, '').trimStart();
      const rest = ownPreamble ? text : withoutPreamble(text, complete);
      if (rest === undefined) return undefined;
      text = rest.trimStart();
    }
    return text;
  });
}
