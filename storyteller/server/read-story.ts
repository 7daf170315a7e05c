import { type Language, type Perspective, PERSPECTIVES } from '@storyloom/shared/domain';
import { type PackGenre, PACKS } from '../packs/packs.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { readSegments, type Reading } from '../retell/reading.ts';
import { recognize, type Segment } from '../retell/recognize.ts';

/** What of a long story is read, in UTF-16 code units. */
const READ = { beginning: 6_000, end: 10_000 } as const;
/** What of it decides the person in which it is told. */
const SAMPLE = 3_000;

function excerpt(text: string): string {
  if (text.length <= READ.beginning + READ.end) return text;
  return `${text.slice(0, READ.beginning)}\n\n${text.slice(-READ.end)}`;
}

/** Words of an I and of a you who tells or lives a story. */
const PERSONS: Readonly<Record<Language, readonly [first: RegExp, second: RegExp]>> = {
  english: [/\b(?:I|my|me)\b/g, /\b(?:you|your)\b/gi],
  spanish: [/(?<!\p{L})(?:yo|mi|mis|me)(?!\p{L})/giu, /(?<!\p{L})(?:tú|tu|tus|te)(?!\p{L})/giu],
  french: [/(?<!\p{L})(?:je|j’|mon|ma|mes)/giu, /(?<!\p{L})(?:tu|ton|ta|tes|vous|votre)(?!\p{L})/giu],
  chinese: [/我/g, /[你您]/g],
};
const SPEECH = /“[^“”]*”|«[^«»]*»|^[\t \u00A0]*—.*$/gmu;
/** With more words for a person than one in so many characters, a story is told in it. */
const ONE_IN = 250;

/** The persons in which a text may be told, the likeliest first. */
function likelyPersons(text: string, language: Language): readonly Perspective[] {
  const told = text.replaceAll(SPEECH, '');
  const [first = 0, second = 0] = PERSONS[language].map((words) => told.match(words)?.length ?? 0);
  const likely = Math.max(first, second) * ONE_IN < told.length ? 'third' : first >= second ? 'first' : 'second';
  return [likely, ...PERSPECTIVES.filter((each) => each !== likely)];
}

/** What the storyteller knows of a story, as far as its own sentences tell it. */
export interface KnownStory extends Reading {
  readonly perspective: Perspective;
}

/** Reads a story of the storyteller's own; `undefined` if it recognizes no sentence. Without a perspective it finds that out. */
export function readStory(
  text: string,
  setting: { readonly genre: PackGenre; readonly language: Language; readonly perspective?: Perspective },
): KnownStory | undefined {
  const { genre, language } = setting;
  const ownIn = (part: string, perspective: Perspective): readonly Segment[] =>
    recognize(part, { genre, language, perspective })
      .flatMap(({ segments }) => segments)
      .filter(({ pattern }) => pattern !== undefined);
  const sample = text.slice(0, SAMPLE);
  const perspective =
    setting.perspective ?? likelyPersons(sample, language).find((each) => ownIn(sample, each).length > 0);
  if (perspective === undefined) return undefined;
  const own = ownIn(excerpt(text), perspective);
  if (own.length === 0) return undefined;
  return {
    ...readSegments(own, { genre, language, perspective }, PACKS[language][genre], GRAMMARS[language]),
    perspective,
  };
}
