import {
  countWords,
  type Genre,
  GENRE_DEFAULTS,
  isLanguage,
  isPerspective,
  isStoryLength,
  isTone,
  type StorySettings,
} from '@storyloom/shared/domain';
import { END_REASONS, type EndReason } from '@storyloom/shared/stream';
import { readStored, writeStored } from './device-storage.ts';

/** A story that is on the page, or was when the page closed. */
export interface DraftStory {
  /** Also the id of the saved row, so that saving twice makes one. */
  readonly id: string;
  readonly text: string;
  /** What was asked for, which the form may have moved on from. */
  readonly prompt: string;
  readonly settings: StorySettings;
  readonly demo: boolean;
  /** 'lost' while it is still being written. */
  readonly reason: EndReason;
  readonly words: number;
  readonly saved: boolean;
}

/** What somebody has under way in one generator, kept on the device. */
export interface Draft {
  readonly prompt: string;
  readonly settings: StorySettings;
  readonly story?: DraftStory | undefined;
}

const keyOf = (genre: Genre) => `storyloom-draft-${genre}`;

function parseSettings(value: unknown, genre: Genre): StorySettings {
  const defaults = GENRE_DEFAULTS[genre];
  const { language, perspective, tone, length } = (value ?? {}) as Record<string, unknown>;
  return {
    language: isLanguage(language) ? language : defaults.language,
    perspective: isPerspective(perspective) ? perspective : defaults.perspective,
    tone: isTone(tone) ? tone : defaults.tone,
    length: isStoryLength(length) ? length : defaults.length,
  };
}

function parseStory(value: unknown, genre: Genre): DraftStory | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, text, prompt, settings, demo, reason, words, saved } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string' || text === '') return undefined;
  return {
    id,
    text,
    prompt: typeof prompt === 'string' ? prompt : '',
    settings: parseSettings(settings, genre),
    demo: demo === true,
    reason: END_REASONS.find((known) => known === reason) ?? 'lost',
    // A page that closed in the middle of a story had not counted it yet.
    words: typeof words === 'number' && words > 0 ? words : countWords(text, parseSettings(settings, genre).language),
    saved: saved === true,
  };
}

/** What was under way in this generator; a fresh draft with the genre's defaults when nothing, or nothing readable, is kept. */
export function readDraft(genre: Genre): Draft {
  try {
    const value: Record<string, unknown> = JSON.parse(readStored(keyOf(genre)) ?? '{}') ?? {};
    return {
      prompt: typeof value['prompt'] === 'string' ? value['prompt'] : '',
      settings: parseSettings(value['settings'], genre),
      story: parseStory(value['story'], genre),
    };
  } catch {
    return { prompt: '', settings: GENRE_DEFAULTS[genre] };
  }
}

export function writeDraft(genre: Genre, draft: Draft): void {
  writeStored(keyOf(genre), JSON.stringify(draft));
}
