/** More marks on one letter than any language writes. Normalizing a run of marks can take the square of its length. */
const CROWDED = /([\p{M}\uFF9E\uFF9F]{8})[\p{M}\uFF9E\uFF9F]+/gu;

/** A text in a Unicode form, with at most eight marks on one letter. */
export const normalizeText = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replaceAll(CROWDED, '$1').normalize(form);
