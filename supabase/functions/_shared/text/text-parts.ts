/** Stands where a text was cut. */
export const LEFT_OUT = '[…]';

/** The text up to about so many characters: to the end of a line or a sentence where there is one in its last half. */
export function startOf(text: string, most: number): string {
  const cut = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const line = cut.lastIndexOf('\n');
  if (line > most / 2) return cut.slice(0, line);
  const sentence = Array.from(cut.matchAll(/[.!?…。！？]["'”’»」]?(?=\s|[\u4e00-\u9fff])/gu)).at(-1);
  const end = sentence === undefined ? 0 : sentence.index + sentence[0].length;
  return end > most / 2 ? cut.slice(0, end) : cut;
}

/** The text from about so many characters before its end, likewise. */
export function endOf(text: string, most: number): string {
  const cut = text.slice(-most).replace(/^[\uDC00-\uDFFF]/, '');
  const line = cut.indexOf('\n');
  return line !== -1 && line < most / 2 ? cut.slice(line + 1) : cut;
}
