// Characters that XML 1.0 can't contain, lone surrogates, and control characters other than tab and line ends.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The text without characters that no format can contain. */
export function cleanText(text: string): string {
  return text.replace(UNWRITABLE, '');
}

/** The same on one line, for titles and names. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
