/** Whether a UTF-16 code unit is the first half of a surrogate pair. */
export function isHighSurrogate(codeUnit: number): boolean {
  return codeUnit >= 0xd800 && codeUnit <= 0xdbff;
}

/** The first `length` code units of a text, or one fewer where that would halve a character. */
export function sliceWhole(text: string, length: number): string {
  const end = length > 0 && isHighSurrogate(text.charCodeAt(length - 1)) && length < text.length ? length - 1 : length;
  return text.slice(0, end);
}

/** The same text in memory of its own: a part of a text keeps the whole in memory. */
export const ownText = (text: string): string => ` ${text}`.slice(1);

/** A text of at most `length` code units, with an ellipsis after its last whole word where it was cut. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = sliceWhole(text, length - 1);
  const space = cut.lastIndexOf(' ');
  // A language without spaces, or one very long word, is cut where it is.
  const words = space > length / 2 ? cut.slice(0, space) : cut;
  return `${words.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`;
}
