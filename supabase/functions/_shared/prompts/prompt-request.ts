import { GENRE_DEFAULTS, isLanguage, LANGUAGES, type Genre, type Language } from '@storyloom/shared/domain';
import { choiceField, genreField, parseFields } from '../http/body-fields.ts';

/** A checked request for a random prompt. */
export interface PromptRequest {
  readonly genre: Genre;
  readonly language: Language;
}

/**
 * Reads the body of a request for a random prompt. Unknown genres become fantasy, and an absent language the genre's.
 * @throws ServiceFailure `bad_request`, with a sentence that says what to do
 */
export function parsePromptRequest(body: string): PromptRequest {
  const fields = parseFields(body, 'genre');
  const genre = genreField(fields);
  const language = choiceField(fields, 'language', isLanguage, LANGUAGES, GENRE_DEFAULTS[genre].language);
  return { genre, language };
}
