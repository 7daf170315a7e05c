import { readStored, removeStored, storedKeys, workKeys, writeStored } from '@storyloom/shared/device-storage';
import { type Genre, GENRE_DEFAULTS, newId, type StorySettings } from '@storyloom/shared/domain';
import { parseDraftOutline, type DraftOutline } from './draft-outline.ts';
import { parseOrigin, type PromptOrigin } from './prompt-origin.ts';
import { parseSettings, parseVersion, parseWaiting } from './parse-version.ts';
import type { OpenVersion, StoryVersion } from './story-version.ts';

export interface ReplacedPrompt {
  readonly before: string;
  /** The origin of `before`. */
  readonly origin?: PromptOrigin | undefined;
  readonly by: string;
}

/** The state of one generator, stored on the device. */
export interface Draft {
  readonly prompt: string;
  /** The prompt that was replaced, and the one that replaced it. */
  readonly replaced?: ReplacedPrompt | undefined;
  /** Who is in the story, in the user's words; absent when that is left open. */
  readonly who?: string | undefined;
  /** The outline of the next story; absent when there is none. */
  readonly outline?: DraftOutline | undefined;
  readonly settings: StorySettings;
  /** The origin of `prompt`; absent for the user's own. */
  readonly origin?: PromptOrigin | undefined;
  /** In the order in which they were written. */
  readonly versions: readonly StoryVersion[];
  /** Id of the version on the page. */
  readonly shown?: string | undefined;
  /** A new story of which nothing has arrived yet. */
  readonly waiting?: OpenVersion | undefined;
}

/** A draft as it was read, and whether a part of it could not be read. */
export interface FoundDraft {
  /** Differs each time a draft is read. */
  readonly id: string;
  /** The draft that the page opens with. */
  readonly draft: Draft;
  /** The draft as it is stored. */
  readonly kept: Draft;
  readonly damaged: boolean;
}

const draftKey = (genre: Genre) => `${workKeys.draft}${genre}`;
const versionPrefix = (genre: Genre) => `${workKeys.story}${genre}-`;
const versionKey = (genre: Genre, id: string) => `${versionPrefix(genre)}${id}`;

const parseObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/**
 * A stored value: `undefined` when there is none, 'damaged' when `parse` refuses it. Damaged text is moved to another key, so
 * that it is neither lost nor read again.
 */
function readKept<Value extends object>(
  key: string,
  parse: (value: unknown) => Value | undefined,
): Value | 'damaged' | undefined {
  const text = readStored(key);
  if (text === undefined) return undefined;
  try {
    const value = parse(JSON.parse(text));
    if (value) return value;
  } catch {
    // Cut off or in another format: the caller tells the user.
  }
  // Removed first, which makes room on a full device.
  removeStored(key);
  writeStored(`${workKeys.damaged}${key}`, text);
  return 'damaged';
}

/** The origin of a stored prompt. Older drafts, from before prompts were credited, have only an inspiration's id. */
const originIn = ({ origin, inspirationId }: Record<string, unknown>) => parseOrigin(origin ?? { inspirationId });

function parseReplaced(value: unknown): ReplacedPrompt | undefined {
  const replaced = parseObject(value) ?? {};
  const { before, by } = replaced;
  if (typeof before !== 'string' || typeof by !== 'string') return undefined;
  return { before, by, origin: originIn(replaced) };
}

/** Sorts versions by the stored order; one that is not in it, perhaps from another tab, comes last. */
function inOrder(versions: readonly StoryVersion[], order: unknown): readonly StoryVersion[] {
  const places = Array.isArray(order) ? order : [];
  const place = ({ id }: StoryVersion) => (places.includes(id) ? places.indexOf(id) : places.length);
  return versions.toSorted((one, other) => place(one) - place(other));
}

/**
 * The stored draft of a generator, with the genre's defaults for what is missing. Each version has a key of its own, so that a
 * damaged one affects no other, and two tabs add theirs side by side.
 */
export function readDraft(genre: Genre): FoundDraft {
  const keptHead = readKept(draftKey(genre), parseObject);
  const found = storedKeys(versionPrefix(genre)).map((key) => readKept(key, (value) => parseVersion(value, genre)));
  const head = keptHead === 'damaged' ? {} : (keptHead ?? {});
  const { prompt, replaced, who, outline, settings, shown, order } = head;
  const versions = inOrder(
    found.filter((version) => typeof version === 'object'),
    order,
  );
  const waiting = parseWaiting(head['waiting'], genre);
  const draft: Draft = {
    prompt: typeof prompt === 'string' ? prompt : '',
    replaced: parseReplaced(replaced),
    who: typeof who === 'string' ? who : undefined,
    outline: parseDraftOutline(outline),
    settings: settings === undefined ? GENRE_DEFAULTS[genre] : parseSettings(settings, genre),
    origin: originIn(head),
    versions,
    shown: versions.find(({ id }) => id === shown)?.id ?? versions.at(-1)?.id,
    waiting: versions.some(({ id }) => id === waiting?.id) ? undefined : waiting,
  };
  return { id: newId(), draft, kept: draft, damaged: keptHead === 'damaged' || found.includes('damaged') };
}

/** The version that a genre's generator would show, without moving damaged values. */
export function peekShown(genre: Genre): StoryVersion | undefined {
  try {
    const { shown } = JSON.parse(readStored(draftKey(genre)) ?? '{}') as Record<string, unknown>;
    const text = typeof shown === 'string' ? readStored(versionKey(genre, shown)) : undefined;
    return text === undefined ? undefined : parseVersion(JSON.parse(text), genre);
  } catch {
    return undefined;
  }
}

/** The draft for a new visit: a saved story that was shown is removed, and with it its prompt. */
export function afterSaved(draft: Draft): Draft {
  const { prompt, origin, versions, shown } = draft;
  const last = versions.find(({ id }) => id === shown);
  if (!last?.saved || last.prompt.trim() !== prompt.trim()) return draft;
  const left = versions.filter(({ saved }) => !saved);
  const replaced = { before: prompt, origin, by: '' };
  return { ...draft, prompt: '', who: undefined, origin: undefined, replaced, versions: left, shown: left.at(-1)?.id };
}

/** An empty draft. */
export function blankDraft(genre: Genre): FoundDraft {
  const draft: Draft = { prompt: '', settings: GENRE_DEFAULTS[genre], versions: [] };
  return { id: newId(), draft, kept: draft, damaged: false };
}

/** Whether a draft is that of a first visit. */
export function isBlank({ draft, damaged }: FoundDraft, genre: Genre): boolean {
  return !damaged && JSON.stringify(draft) === JSON.stringify(blankDraft(genre).draft);
}

/** The version that another tab has stored with this event; `undefined` if the event is about anything else. */
export function versionWritten(genre: Genre, { key, newValue }: StorageEvent): StoryVersion | undefined {
  if (!key?.startsWith(versionPrefix(genre)) || newValue === null) return undefined;
  try {
    return parseVersion(JSON.parse(newValue), genre);
  } catch {
    return undefined;
  }
}

/** Everything but the versions, as it is stored. */
const storedHead = ({ versions, ...head }: Draft) => JSON.stringify({ ...head, order: versions.map(({ id }) => id) });

/** Stores everything but the versions. */
export const writeDraft = (genre: Genre, draft: Draft): void => writeStored(draftKey(genre), storedHead(draft));

export function writeVersion(genre: Genre, version: StoryVersion): void {
  writeStored(versionKey(genre, version.id), JSON.stringify(version));
}

/** Removes a draft, except for what another page has written. */
export function removeDraft(genre: Genre, draft: Draft): void {
  if (readStored(draftKey(genre)) === storedHead(draft)) removeStored(draftKey(genre));
  for (const { id } of draft.versions) removeVersion(genre, id);
}

export function removeVersion(genre: Genre, id: string): void {
  removeStored(versionKey(genre, id));
}
