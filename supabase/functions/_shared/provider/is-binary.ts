/** Whether an answer begins with no text: compressed bytes that nobody asked for, or UTF-16. */
export function isBinary(decoded: string): boolean {
  const first = decoded.charCodeAt(0);
  return first < 9 || (first > 13 && first < 32) || first === 0xfffd || decoded.charCodeAt(1) === 0;
}
