import {
  countWords,
  FREE_RESUMPTIONS,
  type Genre,
  GENRE_DEFAULTS,
  isLanguage,
  isPerspective,
  isStoryLength,
  isTone,
  newId,
  readUnusedParts,
  type StorySettings,
} from '@storyloom/shared/domain';
import { END_REASONS } from '@storyloom/shared/stream';
import { parseOpenRun } from './open-run.ts';
import { parseOrigin } from './prompt-origin.ts';
import { parsePlan } from './story-plan.ts';
import { type FreeResumption, isGoingOn, type SharedAs, type StoryVersion, type OpenVersion } from './story-version.ts';

/** Stored settings; unknown values take the genre's defaults. */
export function parseSettings(value: unknown, genre: Genre): StorySettings {
  const defaults = GENRE_DEFAULTS[genre];
  const { language, perspective, tone, length } = (value ?? {}) as Record<string, unknown>;
  return {
    language: isLanguage(language) ? language : defaults.language,
    perspective: isPerspective(perspective) ? perspective : defaults.perspective,
    tone: isTone(tone) ? tone : defaults.tone,
    length: isStoryLength(length) ? length : defaults.length,
  };
}

function parseResume(value: unknown): FreeResumption | undefined {
  const { runId, left } = (value ?? {}) as Record<string, unknown>;
  const isKnown = typeof runId === 'string' && typeof left === 'number' && left > 0 && left <= FREE_RESUMPTIONS;
  return isKnown ? { runId, left } : undefined;
}

function parseShared(value: unknown): SharedAs | undefined {
  const { title, isPublic, promptFailed } = (value ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof isPublic !== 'boolean') return undefined;
  return { title, isPublic, ...(promptFailed === true && { promptFailed }) };
}

const isSeconds = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** A stored version, with or without a text; `undefined` for a value without an id. */
function parseAny(value: unknown, genre: Genre): StoryVersion | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {
    id,
    rowId,
    rowTitle,
    renamed,
    text,
    prompt,
    attempt,
    demo,
    ending,
    limitSeconds,
    words,
    saved,
    promptShared,
    shared,
    ...rest
  } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return undefined;
  const settings = parseSettings(rest['settings'], genre);
  return {
    id,
    rowId: typeof rowId === 'string' ? rowId : newId(),
    text,
    prompt: typeof prompt === 'string' ? prompt : '',
    settings,
    origin: parseOrigin(rest['origin']),
    attempt: typeof attempt === 'number' && attempt >= 1 ? Math.floor(attempt) : 1,
    demo: demo === true,
    ending: END_REASONS.find((known) => known === ending) ?? 'interrupted',
    ...(isSeconds(limitSeconds) && { limitSeconds }),
    // A page that closed while the story was written had not counted its words.
    words: typeof words === 'number' && words > 0 ? words : countWords(text, settings.language),
    unused: readUnusedParts(rest['unused']),
    saved: saved === true,
    ...(typeof rowTitle === 'string' && { rowTitle }),
    ...(typeof renamed === 'string' && { renamed }),
    promptShared: promptShared === true,
    shared: parseShared(shared),
    resume: parseResume(rest['resume']),
    run: parseOpenRun(rest['run'], text),
    ...parsePlan(rest),
  };
}

/** A stored version; `undefined` for a value without an id or a text. */
export function parseVersion(value: unknown, genre: Genre): StoryVersion | undefined {
  const version = parseAny(value, genre);
  return version?.text === '' ? undefined : version;
}

/** A stored version that waits for the first words of its run; `undefined` for anything else. */
export function parseWaiting(value: unknown, genre: Genre): OpenVersion | undefined {
  const version = parseAny(value, genre);
  return version?.text === '' && isGoingOn(version) ? version : undefined;
}
