/** The flags of England, Scotland and Wales, the only ones that Unicode recommends to spell with tags: a flag and its name. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map((region) => {
  const tags = Array.from(region, (letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)));
  return `\u{1F3F4}${tags.join('')}\u{E007F}`;
});

/** Flags, and invisible characters in which a text can be spelled for a model: tags and variation selectors. */
const TAGS = new RegExp(`(${FLAGS.join('|')})|[\\u{E0000}-\\u{E007F}\\u{E0100}-\\u{E01EF}]`, 'gu');

/**
 * Format characters, except those that prose needs: joiners, directions of a word or a passage, the Mongolian vowel
 * separator, and the visible signs above Arabic numbers and in Egyptian.
 */
const FORMAT =
  /(?![\u061C\u180E\u200C-\u200F\u2066-\u2069\u{E0000}-\u{E007F}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}\u{13430}-\u{1343F}])\p{Cf}/gu;

/** Joiners with nothing to join: they belong after a letter of a script with joined forms, or between emoji. */
const LOOSE_JOINERS =
  /(?<!\p{M}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han})\p{L})[\u200C\u200D]/gu;

/** `<` and the characters that Unicode counts as other shapes of it. */
const LESS_THAN = /[<\uFF1C\uFE64]/g;

/**
 * Brackets that look like `<`, but are quotation marks in some languages, as of titles in Chinese; without those that open no tag
 * because another bracket follows, or an ASCII character that begins no name.
 */
const LOOKS_LIKE_LESS_THAN =
  /[\u2039\u276E\u2770\u27E8\u2329\u3008\u02C2\u1438](?![\u2039\u276E\u2770\u27E8\u2329\u3008\u02C2\u1438]|(?![\s/\\abinopswABINOPSW])[\0-\x7F])/g;

/** Characters that do not separate the letters of a tag for a careless reader. */
const PASSED_OVER = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

/** Those in the second group count only as whole words: they also begin titles, such as 〈After Dark〉. */
const OPENS_TAG =
  /^(?:[/\\\u2044\u2215\u29F8]|prompt|story|(?:passage|before|after|instruction|who|notes|outline|names|next)(?!\p{L}))/iu;
const NAMES = 'prompt story passage before after instruction who notes outline names next'.split(' ');
const LONGEST = 'instruction'.length + 1;

/** The names and their beginnings: after any other text, further characters decide nothing. */
const BEGINNINGS = new Set(NAMES.flatMap((name) => Array.from(name, (_, at) => name.slice(0, at + 1))));

/** The tags between which readers' texts stand. */
export type DataTag =
  | 'prompt'
  | 'story'
  | 'passage'
  | 'before'
  | 'after'
  | 'instruction'
  | 'who'
  | 'notes'
  | 'outline'
  | 'names'
  | 'next';

/** Whether the text after a bracket, spelled plainly, makes it a tag. */
function opensTag(text: string, from: number): boolean {
  let plain = '';
  for (let at = from; at < text.length && plain.length < LONGEST;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    at += character.length;
    if (PASSED_OVER.test(character)) continue;
    plain += character.normalize('NFKC');
    if (!BEGINNINGS.has(plain.toLowerCase())) break;
  }
  return OPENS_TAG.test(plain);
}

/** The text with `&lt;` for brackets that open a tag. A callback for each of a hundred thousand brackets would take 50 ms. */
function withoutTags(text: string): string {
  let harmless = '';
  let copied = 0;
  LOOKS_LIKE_LESS_THAN.lastIndex = 0;
  while (LOOKS_LIKE_LESS_THAN.test(text)) {
    const after = LOOKS_LIKE_LESS_THAN.lastIndex;
    if (!opensTag(text, after)) continue;
    harmless += `${text.slice(copied, after - 1)}&lt;`;
    copied = after;
  }
  return harmless + text.slice(copied);
}

/**
 * A reader's text between two tags, as data and not as instructions. No spelling of a tag remains in it, neither of ours
 * nor of the marks with which servers divide a conversation, such as `<|im_start|>` or `<s>`; nor does text that only a
 * model would see.
 */
export function asData(tag: DataTag, text: string): string {
  const seen = text
    .replaceAll(TAGS, (_, flag: string | undefined) => flag ?? '')
    .replaceAll(FORMAT, '')
    .replaceAll(LOOSE_JOINERS, '');
  return `<${tag}>\n${withoutTags(seen.replaceAll(LESS_THAN, '&lt;'))}\n</${tag}>`;
}
