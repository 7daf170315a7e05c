/** Whether a UTF-16 code unit is the first half of a surrogate pair. */
export function isHighSurrogate(codeUnit: number): boolean {
  return codeUnit >= 0xd800 && codeUnit <= 0xdbff;
}

/** The first `length` code units of a text, or one fewer where that would halve a character. */
export function sliceWhole(text: string, length: number): string {
  const end = length > 0 && isHighSurrogate(text.charCodeAt(length - 1)) && length < text.length ? length - 1 : length;
  return text.slice(0, end);
}

/** A text of at most `length` code units, with an ellipsis where it was cut. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${sliceWhole(text, length - 1)}…`;
}
