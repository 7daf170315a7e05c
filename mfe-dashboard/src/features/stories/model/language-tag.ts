import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@storyloom/shared/domain';

/** BCP 47 tag of a language named as rows name it ('English'); `undefined` for a name we do not know. */
export function languageTag(name: string): string | undefined {
  const language = LANGUAGES.find((known) => LANGUAGE_NAMES[known].toLowerCase() === name.trim().toLowerCase());
  return language && LANGUAGE_TAGS[language];
}
