/** What models put before the prompt that they were asked for: a label, perhaps in bold or as a heading. */
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

/** The inside of one pair of marks around the whole text, or the text. Marks of the same kind inside belong to the text. */
function withoutPair(text: string): string {
  for (const [open, close] of PAIRS) {
    const inner = text.slice(open.length, -close.length);
    const whole = text.length >= open.length + close.length && text.startsWith(open) && text.endsWith(close);
    if (whole && !inner.includes(close)) return inner.trim();
  }
  return text;
}

/** The text up to its last whole sentence; all of it where it holds none. */
function wholeSentences(text: string): string {
  return /^.*[.!?…。\uFF01\uFF1F](?:["'”’»」』]|\*\*)*/su.exec(text)?.[0] ?? text;
}

/** A model's answer as a prompt: without a label, marks around it, or half a sentence at its end where it was `cut`. */
export function cleanPrompt(answer: string, cut: boolean): string {
  let text = answer.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = withoutPair(text.replace(LABEL, '').trim());
  }
  return cut ? wholeSentences(text) : text;
}
