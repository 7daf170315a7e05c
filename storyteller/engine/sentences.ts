/** Where a sentence ends: after its mark and the quotation that it closes, before a new beginning. */
const END =
  /(?<=[.!?…](?:["”’)]|\s?»){0,4})\s{1,9}(?=[\p{Lu}\p{N}“«¿¡—(*#])|\n+|(?<=[。！？](?!”)|[。！？…]”(?=\p{P}?$))/gmu;

/** The sentences of a text in any of the four languages, without its heading marks. */
export const sentencesOf = (text: string): string[] =>
  text.split(END).flatMap((sentence) => sentence.replace(/^#+\s*/, '').trim() || []);
