/** Where a fear of the evening sits, what is heard, and where the story is set, by the keys that the tables of tales use. */
export type DetailWords = Readonly<Record<string, string>>;
