/** After these nothing is left open between words: writing without spaces, opening marks, hyphens and dashes. */
const NO_SPACE_AFTER = /[\p{Script=Han}\u3000-\u303F\uFF01-\uFF1F“‘«¿¡([{\-–—/]$|(?:^|[\s([])["']$/u;

/** What begins a word of a language with spaces. A straight mark counts if a word follows; otherwise it closes a quotation. */
const WORD_BEGINS = /^(?:(?!\p{Script=Han})[\p{L}\p{N}]|[“‘«¿¡*_([–—]|"(?=[\p{L}\p{N}¿¡]))/u;

/**
 * What has to stand between a story and the text that goes on from it: mostly nothing, a space between two words, which
 * models leave out, or a blank line before a heading.
 */
export function seam(story: string, next: string): string {
  if (/\s$/.test(story) || /^\s/.test(next)) return '';
  if (next.startsWith('#')) return '\n\n';
  return !NO_SPACE_AFTER.test(story) && WORD_BEGINS.test(next) ? ' ' : '';
}
