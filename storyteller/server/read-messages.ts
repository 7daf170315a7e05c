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
  type PassageAction,
} from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import type { PassageOrder } from '../retell/retell.ts';

/** A message of the chat-completions protocol. */
export type ChatMessage = { readonly role: 'system' | 'user'; readonly content: string };

/** What the messages of a request ask for. */
export type Wanted =
  | { readonly kind: 'prompt'; readonly genre: Genre; readonly language: Language }
  | { readonly kind: 'passage'; readonly order: Omit<PassageOrder, 'attempt'> }
  /** The people and places of a story, as JSON. */
  | { readonly kind: 'cast'; readonly order: StoryText }
  /** How a story can go on, as JSON. */
  | { readonly kind: 'suggestions'; readonly order: StoryText }
  /** The plan of a story, as JSON. */
  | { readonly kind: 'outline'; readonly order: Omit<StoryOrder, 'attempt'> }
  | {
      readonly kind: 'chapter';
      readonly order: Omit<StoryOrder, 'attempt'>;
      readonly begun: string;
      readonly next: string;
    }
  | {
      readonly kind: 'story';
      readonly order: Omit<StoryOrder, 'attempt'>;
      readonly begun: string | undefined;
      /** The story had come to its end, and is asked to be longer. */
      readonly isTooShort?: true;
    };

/** A whole story that a request is about. */
interface StoryText {
  readonly text: string;
  readonly genre: Genre;
  readonly language: Language;
}

/** How instructions name a genre. */
const GENRE_SIGNS: Readonly<Record<Genre, RegExp>> = {
  fantasy: /fantasy/i,
  scifi: /science fiction|sci-?fi/i,
  children: /child/i,
  romance: /romance|love story/i,
};
const LENGTH_SIGN = /(\d{3,5}) words/;
const TONE_SIGN = /\b(\w+) tone\b/i;
const TOO_SHORT_SIGN = /\bis too short so far and does not end there\b/;
const PROMPT_SIGN = /\bone prompt\b/i;
const CAST_SIGN = /\blist the people\b/i;
const SUGGESTIONS_SIGN = /\bsuggest \d ways\b/i;
const OUTLINE_SIGN = /\bplan the chapters\b/i;
/** How instructions name what is to become of a passage; the first that fits. */
const ACTION_SIGNS: readonly (readonly [PassageAction, RegExp])[] = [
  ['custom', /\binstruction asks\b/i],
  ['tone', /\bpassage with an? \w+ tone\b/i],
  ['shorten', /\bshorten\b/i],
  ['expand', /\bexpand\b/i],
  ['continue', /\bcontinue\b/i],
  ['rewrite', /\brewrite\b/i],
];

function between(text: string, tag: string): string | undefined {
  const start = text.indexOf(`<${tag}>\n`);
  const from = start + tag.length + '<>\n'.length;
  const end = text.indexOf(`\n</${tag}>`, from);
  return start === -1 || end === -1 ? undefined : text.slice(from, end).replaceAll('&lt;', '<');
}

/** The first entry of a section of the notes. */
const noted = (notes: string, section: string): string | undefined =>
  new RegExp(`^${section}:\\n- ([^:\\n]+)`, 'm').exec(notes)?.[1]?.trim();

/** The titles in an outline, whose lines are "1. Title: what happens". */
const titlesIn = (outline: string): readonly string[] =>
  [...outline.matchAll(/^\d+\. (.+?)(?:: .*)?$/gm)].map(([, title = '']) => title);

/** The names that a user gave for a story, those that it should not have, and the chapters that were planned. */
function givenIn(user: string, language: Language): Pick<StoryOrder, 'hero' | 'who' | 'home' | 'avoid' | 'chapters'> {
  const [who, notes, names, outline] = ['who', 'notes', 'names', 'outline'].map((tag) => between(user, tag));
  const chapters = titlesIn(outline ?? '');
  const hero =
    noted(notes ?? '', 'People') ?? (who === undefined ? undefined : GRAMMARS[language].readPrompt(who).name);
  const home = noted(notes ?? '', 'Places');
  return {
    ...(hero === undefined ? {} : { hero }),
    ...(who === undefined ? {} : { who }),
    ...(home === undefined ? {} : { home }),
    ...(names === undefined ? {} : { avoid: names.split('\n') }),
    ...(chapters.length === 0 ? {} : { chapters }),
  };
}

/** Reads from messages what they ask for, as a model would. Settings that they leave out are the genre's own. */
export function readMessages(messages: readonly ChatMessage[]): Wanted {
  const by = (role: ChatMessage['role']): string =>
    messages.flatMap((message) => (message.role === role ? [message.content] : [])).join('\n');
  const [rules, user] = [by('system'), by('user')];
  const genre = GENRES.find((each) => GENRE_SIGNS[each].test(rules)) ?? DEFAULT_GENRE;
  const standard = GENRE_DEFAULTS[genre];
  const language = LANGUAGES.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(rules)) ?? standard.language;
  if (PROMPT_SIGN.test(rules)) return { kind: 'prompt', genre, language };
  const [story, next] = [between(user, 'story'), between(user, 'next')];
  if (CAST_SIGN.test(rules)) return { kind: 'cast', order: { text: story ?? user, genre, language } };
  if (SUGGESTIONS_SIGN.test(rules)) return { kind: 'suggestions', order: { text: story ?? user, genre, language } };
  const perspective = PERSPECTIVES.find((each) => rules.includes(`${each} person`)) ?? standard.perspective;
  const said = TONES.find((each) => each === TONE_SIGN.exec(rules)?.[1]?.toLowerCase());
  const passage = between(user, 'passage');
  if (passage !== undefined) {
    const action = ACTION_SIGNS.find(([, sign]) => sign.test(rules))?.[0] ?? 'rewrite';
    const [before = '', after = ''] = [between(user, 'before'), between(user, 'after')];
    return { kind: 'passage', order: { action, passage, before, after, genre, language, perspective, tone: said } };
  }
  const tone = said ?? standard.tone;
  const asked = Number(LENGTH_SIGN.exec(rules)?.[1] ?? standard.length);
  const length = Math.min(Math.max(asked, STORY_LENGTH.min), STORY_LENGTH.max);
  const prompt = between(user, 'prompt') ?? user;
  const order = { prompt, genre, language, perspective, tone, length, ...givenIn(user, language) };
  if (OUTLINE_SIGN.test(rules)) return { kind: 'outline', order };
  if (story !== undefined && next !== undefined) return { kind: 'chapter', order, begun: story, next };
  return { kind: 'story', order, begun: story, ...(TOO_SHORT_SIGN.test(rules) ? { isTooShort: true } : {}) };
}
