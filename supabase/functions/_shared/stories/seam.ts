/** No space follows these: scripts without spaces, opening marks, hyphens and dashes. */
const NO_SPACE_AFTER = /[\p{Script=Han}\u3000-\u303F\uFF01-\uFF1F“‘«¿¡([{\-–—/]$|(?:^|[\s([])["']$/u;

/** The beginning of a word in a language with spaces. A straight mark counts if a word follows; otherwise it closes a quotation. */
const WORD_BEGINS = /^(?:(?!\p{Script=Han})[\p{L}\p{N}]|[“‘«¿¡*_([–—]|"(?=[\p{L}\p{N}¿¡]))/u;

/**
 * The text between a story and its continuation: mostly none, a space between two words, which models leave out, or a blank
 * line before a heading.
 */
export function seam(story: string, next: string): string {
  if (/\s$/.test(story) || /^\s/.test(next)) return '';
  if (next.startsWith('#')) return '\n\n';
  return !NO_SPACE_AFTER.test(story) && WORD_BEGINS.test(next) ? ' ' : '';
}
