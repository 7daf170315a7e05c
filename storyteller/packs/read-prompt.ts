import { LANGUAGES, type Language } from '@storyloom/shared/domain';
import { grammar as chinese } from './chinese/grammar.ts';
import { grammar as english } from './english/grammar.ts';
import { grammar as french } from './french/grammar.ts';
import type { Grammar, PromptWords } from './grammar.ts';
import { grammar as spanish } from './spanish/grammar.ts';

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { english, spanish, french, chinese };

const QUOTED_MAX = 2;
const han = /\p{Script=Han}/u;

/** The language that most of the small words in a prompt belong to, or `likely` in a tie; `undefined` if it has none. */
export function languageOfPrompt(prompt: string, likely?: Language): Language | undefined {
  const [most] = LANGUAGES.map((language) => ({
    language,
    found: (prompt.match(GRAMMARS[language].common)?.length ?? 0) + (language === likely ? 0.5 : 0),
  })).toSorted((one, other) => other.found - one.found);
  return most && most.found >= 1 ? most.language : undefined;
}

/** What a prompt lends to a story in `language`: words to use, or words to quote if it is in another language. */
export function readPrompt(prompt: string, language: Language): { words: PromptWords; foreign: readonly string[] } {
  const written = languageOfPrompt(prompt, language) ?? language;
  const words = GRAMMARS[written].readPrompt(prompt);
  if (written === language) return { words, foreign: [] };
  const { name, gender, nouns } = words;
  const named = name !== undefined && han.test(name) === (language === 'chinese') ? { name } : {};
  const known = gender === undefined ? {} : { gender };
  const foreign = nouns.slice(0, QUOTED_MAX).map((noun) => GRAMMARS[written].nounForms(noun)['bare'] ?? noun.the);
  return { words: { ...named, ...known, nouns: [] }, foreign };
}
