import type { Language, Perspective } from '@storyloom/shared/domain';

type Words = Readonly<Record<Perspective, RegExp>>;

/**
 * Words of the first and second person. Outside speech a story may have those of its own person only, and the plain text
 * of a passage none of them.
 */
const OWN: Readonly<Record<Language, Readonly<Record<'first' | 'second', string>>>> = {
  english: {
    first: 'I|me|my|mine|myself|we|us|our|ours|ourselves',
    second: 'you|your|yours|yourself|yourselves',
  },
  spanish: {
    first: 'yo|mí|mi|mis|mío|mía|míos|mías|me|conmigo|nosotros|nosotras|nos|nuestro|nuestra|nuestros|nuestras',
    second: 'tú|ti|tu|tus|tuyo|tuya|tuyos|tuyas|te|contigo|vosotros|vosotras|os|vuestro|vuestra|usted|ustedes',
  },
  french: {
    first: 'je|j’|me|m’|moi|mon|ma|mes|mien|mienne|miens|miennes|nous|notre|nos|nôtre',
    second: 'tu|te|t’|toi|ton|ta|tes|vous|votre|vos|vôtre',
  },
  chinese: { first: '我|我们|咱|咱们', second: '你|你们|您' },
};

function pattern(language: Language, words: string): RegExp {
  if (language === 'chinese') return new RegExp(`(?:${words})`, 'gu');
  const parts = words.split('|').map((word) => (word.endsWith('’') ? word : `${word}(?![\\p{L}’-])`));
  return new RegExp(`(?<![\\p{L}’-])(?:${parts.join('|')})`, 'giu');
}

const FORBIDDEN: Readonly<Record<Language, Words>> = Object.fromEntries(
  Object.entries(OWN).map(([language, { first, second }]) => [
    language,
    {
      first: pattern(language as Language, second),
      second: pattern(language as Language, first),
      third: pattern(language as Language, `${first}|${second}`),
    },
  ]),
) as Record<Language, Words>;

/** Spanish verbs show their person by their endings. */
const SPANISH_VERBS = { first: '\\p{L}{2,}(?:é|í)', second: '\\p{L}+(?:aste|iste)' };

const REQUIRED: Readonly<Record<Language, Readonly<Record<'first' | 'second', RegExp>>>> = Object.fromEntries(
  Object.entries(OWN).map(([language, words]) => {
    const own = (person: 'first' | 'second'): RegExp =>
      pattern(
        language as Language,
        language === 'spanish' ? `${words[person]}|${SPANISH_VERBS[person]}` : words[person],
      );
    return [language, { first: own('first'), second: own('second') }];
  }),
) as Record<Language, Record<'first' | 'second', RegExp>>;

const SPEECH: Readonly<Record<Language, RegExp>> = {
  english: /“[^”]*”/g,
  spanish: /«[^»]*»/g,
  french: /«[^»]*»/g,
  chinese: /“[^”]*”/g,
};

/** A text without speech and quoted writing. In Spanish a paragraph that begins with a dash is speech between dashes. */
export function narration(text: string, language: Language): string {
  const silent = text.replaceAll(SPEECH[language], ' ');
  if (language !== 'spanish') return silent;
  return silent
    .split('\n')
    .map((line) =>
      /^\s*—/.test(line)
        ? line
            .split('—')
            .filter((_, index) => index > 0 && index % 2 === 0)
            .join(' ')
        : line,
    )
    .join('\n');
}

/** Words of a wrong person outside speech. */
export function wrongPersons(text: string, language: Language, perspective: Perspective): string[] {
  return narration(text, language).match(FORBIDDEN[language][perspective]) ?? [];
}

/** Whether a story has a word of its person at all. */
export function speaksAs(text: string, language: Language, perspective: Perspective): boolean {
  return perspective === 'third' || narration(text, language).match(REQUIRED[language][perspective]) !== null;
}
