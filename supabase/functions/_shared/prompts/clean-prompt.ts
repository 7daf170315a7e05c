/** A label that models put before the prompt, perhaps in bold or as a heading. */
const LABEL =
  /^(?:#{1,6}\s*)?(?:\*\*)?(?:(?:story|writing|random)\s+)?(?:prompt|idea|consigna|idée|consigne|提示词?|故事提示)\s*(?:\*\*\s*)?[:\uFF1A]\s*(?:\*\*\s*)?/iu;

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['**', '**'],
];

/** The text inside one pair of marks around it, or the text itself. Marks of the same kind inside belong to the text. */
function withoutPair(text: string): string {
  for (const [open, close] of PAIRS) {
    const inner = text.slice(open.length, -close.length);
    const whole = text.length >= open.length + close.length && text.startsWith(open) && text.endsWith(close);
    if (whole && !inner.includes(close)) return inner.trim();
  }
  return text;
}

/** The text up to its last whole sentence, or all of it if it has none. */
function wholeSentences(text: string): string {
  return /^.*[.!?…。\uFF01\uFF1F](?:["'”’»」』]|\*\*)*/su.exec(text)?.[0] ?? text;
}

/** A model's answer as a prompt: without a label, marks around it, and, if it was `cut`, half a sentence at its end. */
export function cleanPrompt(answer: string, cut: boolean): string {
  let text = answer.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = withoutPair(text.replace(LABEL, '').trim());
  }
  return cut ? wholeSentences(text) : text;
}
