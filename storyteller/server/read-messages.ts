import {
  DEFAULT_GENRE,
  GENRE_DEFAULTS,
  GENRES,
  LANGUAGES,
  PERSPECTIVES,
  STORY_LENGTH,
  TONES,
  type Genre,
  type Language,
} from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';

/** A message of the chat-completions protocol. */
export type ChatMessage = { readonly role: 'system' | 'user'; readonly content: string };

/** What the messages of a request ask for. */
export type Wanted =
  | { readonly kind: 'prompt'; readonly genre: Genre; readonly language: Language }
  | { readonly kind: 'story'; readonly order: Omit<StoryOrder, 'attempt'>; readonly begun: string | undefined };

/** How instructions name a genre. */
const GENRE_SIGNS: Readonly<Record<Genre, RegExp>> = {
  fantasy: /fantasy/i,
  scifi: /science fiction|sci-?fi/i,
  children: /child/i,
  romance: /romance|love story/i,
};
const LENGTH_SIGN = /(\d{3,5}) words/;
const TONE_SIGN = /\b(\w+) tone\b/i;
const PROMPT_SIGN = /\bone prompt\b/i;

const between = (text: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(text)?.[1]?.replaceAll('&lt;', '<');

/** Reads from messages what they ask for, as a model would. Settings that they leave out are the genre's own. */
export function readMessages(messages: readonly ChatMessage[]): Wanted {
  const said = (role: ChatMessage['role']): string =>
    messages.flatMap((message) => (message.role === role ? [message.content] : [])).join('\n');
  const [rules, user] = [said('system'), said('user')];
  const genre = GENRES.find((each) => GENRE_SIGNS[each].test(rules)) ?? DEFAULT_GENRE;
  const standard = GENRE_DEFAULTS[genre];
  const language = LANGUAGES.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(rules)) ?? standard.language;
  if (PROMPT_SIGN.test(rules)) return { kind: 'prompt', genre, language };
  const perspective = PERSPECTIVES.find((each) => rules.includes(`${each} person`)) ?? standard.perspective;
  const tone = TONES.find((each) => each === TONE_SIGN.exec(rules)?.[1]?.toLowerCase()) ?? standard.tone;
  const asked = Number(LENGTH_SIGN.exec(rules)?.[1] ?? standard.length);
  const length = Math.min(Math.max(asked, STORY_LENGTH.min), STORY_LENGTH.max);
  const prompt = between(user, 'prompt') ?? user;
  return {
    kind: 'story',
    order: { prompt, genre, language, perspective, tone, length },
    begun: between(user, 'story'),
  };
}
