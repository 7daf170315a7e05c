/** As `private.search_text`: ignores accents, case and punctuation. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replaceAll(
      /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]+/g,
      ' ',
    )
    .trim();

const CHARACTER = /([\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff])/g;
const wordsOf = (text: string): readonly string[] => text.replaceAll(CHARACTER, ' $1 ').split(/\s+/).filter(Boolean);

/** Whether each word of the query starts a word of the text or, in scripts without spaces, occurs in it. */
export function hasWords(text: string, query: string | null | undefined): boolean {
  if (!query?.trim()) return true;
  const typed = searchText(query.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 10);
  const words = wordsOf(searchText(text));
  return (
    typed.length > 0 &&
    typed.every((one) => {
      const parts = wordsOf(one);
      return parts.length === 1 && parts[0] === one && !one.match(CHARACTER)
        ? words.some((word) => word.startsWith(one))
        : words.some((_, start) => parts.every((part, index) => words[start + index] === part));
    })
  );
}

/** Whether a filter accepts a value. */
export const isOneOf = (values: readonly string[] | null | undefined, value: string | null) =>
  values?.includes(value ?? '') ?? true;

export const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

interface Place<Row> {
  /** The sort value, descending; equal rows are in ascending order of their ids. */
  readonly by: (row: Row) => number | string;
  /** The sort value and the id of the row before the page. */
  readonly after: readonly [number | string, string] | undefined;
  readonly limit: number | undefined;
}

export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { by, after, limit = 10 }: Place<Row>,
): readonly Row[] {
  const isAfter = (row: Row) =>
    after === undefined || by(row) < after[0] || (by(row) === after[0] && row.id > after[1]);
  return rows
    .filter(isAfter)
    .toSorted((a, b) => compare(by(b), by(a)) || compare(a.id, b.id))
    .slice(0, Math.min(Math.max(limit, 1), 50));
}
