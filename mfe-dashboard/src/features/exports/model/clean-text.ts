// What XML 1.0 can't hold, half characters and control characters other than tab and line ends.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that no format may hold. */
export function cleanText(text: string): string {
  return text.replace(UNWRITABLE, '');
}

/** The same on one line, for titles and names. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
