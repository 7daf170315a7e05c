/** Nothing that is seen, after which a model still reads what was spelt in it. Flags of regions are made of them too. */
const UNSEEN_TAGS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]/gu;

/** `<` and the characters that Unicode counts as other shapes of it. */
const LESS_THAN = /[<\uFF1C\uFE64]/g;

/** Brackets that look like `<`, but are quotation marks in some languages, as of titles in Chinese. */
const LOOKS_LIKE_LESS_THAN = /[\u2039\u276E\u2770\u27E8\u2329\u3008\u02C2\u1438]/g;

/** Enough to hold the name of a tag with a few unseen characters between its letters. */
const LOOK_AHEAD = 60;

/** Whether what follows a bracket makes it a tag, once it is spelt plainly. */
function opensTag(following: string): boolean {
  const plain = following.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '');
  return /^(?:[/\\\u2044\u2215\u29F8]|prompt|story)/i.test(plain);
}

/**
 * Somebody's text between two tags, as something to read and not to obey. No spelling of a tag survives in it, neither
 * of ours nor of the marks with which servers divide a conversation, such as `<|im_start|>` or `<s>`.
 */
export function asData(tag: 'prompt' | 'story', text: string): string {
  const harmless = text
    .replaceAll(UNSEEN_TAGS, '')
    .replaceAll(LESS_THAN, '&lt;')
    .replaceAll(LOOKS_LIKE_LESS_THAN, (bracket, at: number, whole: string) =>
      opensTag(whole.slice(at + 1, at + 1 + LOOK_AHEAD)) ? '&lt;' : bracket,
    );
  return `<${tag}>\n${harmless}\n</${tag}>`;
}
