/** The lines of a passage as the pack has them. */
export const sourcesOf = (passage: string): readonly string[] =>
  passage
    .split('\n')
    .map((source) => source.trim())
    .filter((source) => source !== '');
