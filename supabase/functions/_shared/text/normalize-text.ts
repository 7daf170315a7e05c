/** More marks on one letter than any language writes. Normalizing a run of marks can take the square of its length. */
const CROWDED = /([\p{M}\uFF9E\uFF9F]{8})[\p{M}\uFF9E\uFF9F]+/gu;

/** Squared Japanese words and two Arabic phrases, of which NFKC makes up to 18 letters each. None of them is like a Latin one. */
const WORDS_IN_ONE = /[\u3300-\u3357\uFDFA\uFDFB]/g;

/** A text in a Unicode form, with at most eight marks on one letter, and one letter for each of {@link WORDS_IN_ONE} in NFKC. */
export const normalizeText = (text: string, form: 'NFC' | 'NFKC'): string => {
  const plain = text.replaceAll(CROWDED, '$1');
  return (form === 'NFKC' ? plain.replaceAll(WORDS_IN_ONE, 'ア') : plain).normalize(form);
};
