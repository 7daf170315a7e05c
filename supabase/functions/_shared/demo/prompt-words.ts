/** What a prompt lends to the story. */
export interface PromptWords {
  /** A person's name. */
  readonly name?: string;
  /** Something to look for, as it follows 'the'. */
  readonly noun?: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const NOT_NAMES = words(`
  A An And As At After All Before Because But By Can Create Describe During Each Every For From Give How I If In It Its Let
  Make Me My Never No Not On Once One Or Our Please She He So Some Someone Story Tell That The Their Then There They This Three
  Two Under Until We What When Where While Who Why With Write You Your English Spanish French Chinese Earth God Today
  Tomorrow Yesterday Long Years Deep Far High Somewhere Suddenly Maybe Imagine Every Everyone Nobody Many Most
`);

const NOT_NOUNS = words(`
  a an and are as at be been being but by can could did do does every for from had has have her his how i if in into is it its
  just me more most my never no not of off on once one or other our out over own same she he so some such than that the their
  them then there they this three to too two under until up us very was we were what when where which while who whole whom why
  will with would you your about story tale write tell young old little small big great tall tiny huge giant new lost last first
  second lonely brave strange magical magic secret hidden ancient forgotten mysterious dark bright golden silver red blue green
  white black kind sad happy shy clever curious quiet silent broken beautiful ugly poor rich long short good bad only next
  retired abandoned enchanted cursed single local world's finds find discovers discover must meets meet wants named called
`);

function nameIn(prompt: string): string | undefined {
  const named = /\b(?:named|called)\s+(\p{Lu}\p{Ll}+)/u.exec(prompt)?.[1];
  if (named) return named;
  const inside = [...prompt.matchAll(/(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{2,}\b/gu)].map(([word]) => word);
  const first = /^\s*(\p{Lu}\p{Ll}{2,})(?:,|\s+(?:\p{Ll}{2,}s|and)\b)/u.exec(prompt)?.[1];
  return [first, ...inside].find((word) => word !== undefined && !NOT_NAMES.has(word) && !/(?:s|ly|ing)$/.test(word));
}

function nounIn(prompt: string, name: string | undefined): string | undefined {
  const tokens = prompt.toLowerCase().match(/[a-z]+(?:['’-][a-z]+)*|[.,;:!?]/g) ?? [];
  const usable = (token: string): boolean =>
    /^[a-z-]{3,20}$/.test(token) && !NOT_NOUNS.has(token) && !token.endsWith('ly') && token !== name?.toLowerCase();
  const afterArticle = tokens.flatMap((token, index) => {
    if (!/^(?:a|an|the|her|his|their|my|your)$/.test(token)) return [];
    const near = tokens.slice(index + 1, index + 4);
    const noun = near.find((each) => !NOT_NOUNS.has(each));
    return noun !== undefined && usable(noun) ? [noun] : [];
  });
  // Where nobody has a name, the first noun is mostly the hero, and what the hero is after comes next.
  const sought = name === undefined ? (afterArticle[1] ?? afterArticle[0]) : afterArticle[0];
  return sought ?? tokens.filter(usable).toSorted((one, other) => other.length - one.length)[0];
}

/** Finds a name and a noun in a prompt, as far as a few rules can. */
export function promptWords(prompt: string): PromptWords {
  const name = nameIn(prompt);
  const noun = nounIn(prompt, name);
  return { ...(name ? { name } : {}), ...(noun ? { noun } : {}) };
}
