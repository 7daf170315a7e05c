import { LANGUAGE_NAMES } from './names.ts';
import { type Language, LANGUAGE_TAGS, LANGUAGES } from './story-options.ts';

/** The language named in a row or a file ('English'); `undefined` for an unknown name. */
export function knownLanguage(name: unknown): Language | undefined {
  if (typeof name !== 'string') return undefined;
  return LANGUAGES.find((known) => LANGUAGE_NAMES[known].toLowerCase() === name.trim().toLowerCase());
}

/** BCP 47 tag of a language; `undefined` if the language is unknown. */
export const languageTag = (language: Language | undefined): string | undefined => language && LANGUAGE_TAGS[language];
