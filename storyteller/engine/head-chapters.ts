import { countWords, type Language } from '@storyloom/shared/domain';

/** What a chapter does not begin with if it can begin elsewhere: words that are spoken. */
const SPEECH = /^["“”«»„‘'「『—–-]/u;

interface Told {
  readonly language: Language;
  /** The text begins inside a chapter, which has its heading already. */
  readonly goesOn: boolean;
}

type Section = readonly string[];

/** The paragraphs of a text under each of its headings, and those before the first one. */
function sectionsOf(blocks: readonly string[]): Section[] {
  const sections: string[][] = [[]];
  for (const block of blocks) {
    if (!block.startsWith('#')) sections.at(-1)?.push(block);
    else if (sections.at(-1)?.length !== 0) sections.push([]);
  }
  return sections.filter(({ length }) => length > 0);
}

/**
 * A text of this storyteller with these chapters in place of its own, in their order: shorter ones are joined and longer ones divided
 * until there are as many. Only a text with too few paragraphs has fewer.
 */
export function headChapters(text: string, titles: readonly string[], { language, goesOn }: Told): string {
  const blocks = text.split('\n\n').filter((block) => block !== '');
  // Counted once: sections are compared by their lengths many times.
  const counts = new Map(blocks.map((block) => [block, countWords(block, language)]));
  const wordsOf = (paragraphs: Section): number =>
    paragraphs.reduce((sum, paragraph) => sum + (counts.get(paragraph) ?? 0), 0);
  const heads = goesOn ? [undefined, ...titles] : titles;
  let sections = sectionsOf(blocks);

  const joined = (): Section[] => {
    const sizes = sections.map(wordsOf);
    const pairs = sizes.slice(1).map((size, at) => size + (sizes[at] ?? 0));
    const at = pairs.indexOf(Math.min(...pairs));
    return sections.toSpliced(at, 2, sections.slice(at, at + 2).flat());
  };

  const divided = (section: Section): readonly Section[] => {
    const off = (at: number): number => Math.abs(wordsOf(section.slice(0, at)) * 2 - wordsOf(section));
    const places = section.flatMap((_, at) => (at > 0 ? [at] : []));
    const calm = places.filter((at) => !SPEECH.test(section[at] ?? ''));
    const [middle = 1] = (calm.length > 0 ? calm : places).toSorted((one, other) => off(one) - off(other));
    return [section.slice(0, middle), section.slice(middle)];
  };

  while (sections.length > heads.length) sections = joined();
  while (sections.length < heads.length) {
    const [longest] = sections
      .filter(({ length }) => length > 1)
      .toSorted((one, other) => wordsOf(other) - wordsOf(one));
    if (!longest) break;
    sections = sections.flatMap((section) => (section === longest ? divided(section) : [section]));
  }
  const told = sections.flatMap((section, at) => {
    const head = heads[at];
    return head === undefined ? section : [`## ${head}`, ...section];
  });
  return [...blocks.filter((block) => block.startsWith('# ')), ...told].join('\n\n');
}
