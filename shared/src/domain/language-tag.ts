import { LANGUAGE_NAMES } from './names.ts';
import { LANGUAGE_TAGS, LANGUAGES } from './story-options.ts';

/** BCP 47 tag of a language named as rows name it ('English'); `undefined` for a name we do not know. */
export function languageTag(name: string): string | undefined {
  const language = LANGUAGES.find((known) => LANGUAGE_NAMES[known].toLowerCase() === name.trim().toLowerCase());
  return language && LANGUAGE_TAGS[language];
}
