import { readStored, removeStored, storedKeys, writeStored } from '@storyloom/shared/device-storage';
import { type Genre, GENRE_DEFAULTS, newId, type StorySettings } from '@storyloom/shared/domain';
import { parseOrigin, type PromptOrigin } from './prompt-origin.ts';
import { parseSettings, parseVersion, type StoryVersion } from './story-version.ts';

export interface ReplacedPrompt {
  readonly before: string;
  /** Where `before` comes from. */
  readonly origin?: PromptOrigin | undefined;
  readonly by: string;
}

/** What someone has under way in one generator, kept on the device. */
export interface Draft {
  readonly prompt: string;
  /** A prompt that another took the place of, and that one. */
  readonly replaced?: ReplacedPrompt | undefined;
  readonly settings: StorySettings;
  /** Where `prompt` comes from; absent where it is the person's own. */
  readonly origin?: PromptOrigin | undefined;
  /** In the order in which they were written. */
  readonly versions: readonly StoryVersion[];
  /** Id of the version on the page. */
  readonly shown?: string | undefined;
}

/** A draft as it was found, and whether something of it could not be read. */
export interface FoundDraft {
  /** Another one each time that a draft is read. */
  readonly id: string;
  /** As the page opens with it. */
  readonly draft: Draft;
  /** As it is kept. */
  readonly kept: Draft;
  readonly damaged: boolean;
}

const DRAFT = 'storyloom-draft-';
const STORY = 'storyloom-story-';
/** What the keys of all drafts begin with. */
export const DRAFT_PREFIXES = [DRAFT, STORY] as const;

const draftKey = (genre: Genre) => `${DRAFT}${genre}`;
const versionPrefix = (genre: Genre) => `${STORY}${genre}-`;
const versionKey = (genre: Genre, id: string) => `${versionPrefix(genre)}${id}`;
const DAMAGED_PREFIX = 'storyloom-damaged-';

const parseObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/**
 * A kept value: `undefined` where nothing is kept, 'damaged' where `parse` makes nothing of it. What is damaged is set
 * aside, so that it is neither lost nor read again.
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
    // Cut off, or not ours: told to the person by the caller.
  }
  // Removed first, which makes room on a device that is full.
  removeStored(key);
  writeStored(`${DAMAGED_PREFIX}${key}`, text);
  return 'damaged';
}

/** Where a kept prompt comes from. What was kept before anybody was credited has the inspiration's id alone. */
const originIn = ({ origin, inspirationId }: Record<string, unknown>) => parseOrigin(origin ?? { inspirationId });

function parseReplaced(value: unknown): ReplacedPrompt | undefined {
  const replaced = parseObject(value) ?? {};
  const { before, by } = replaced;
  if (typeof before !== 'string' || typeof by !== 'string') return undefined;
  return { before, by, origin: originIn(replaced) };
}

/** The place of each known version; one that the list does not know was written last, in another tab perhaps. */
function inOrder(versions: readonly StoryVersion[], order: unknown): readonly StoryVersion[] {
  const places = Array.isArray(order) ? order : [];
  const place = ({ id }: StoryVersion) => (places.includes(id) ? places.indexOf(id) : places.length);
  return versions.toSorted((one, other) => place(one) - place(other));
}

/**
 * What was under way in this generator: the genre's defaults where nothing is kept. Each version is kept under a key of
 * its own, so that one that can't be read takes nothing else with it, and two tabs add theirs side by side.
 */
export function readDraft(genre: Genre): FoundDraft {
  const keptHead = readKept(draftKey(genre), parseObject);
  const found = storedKeys(versionPrefix(genre)).map((key) => readKept(key, (value) => parseVersion(value, genre)));
  const head = keptHead === 'damaged' ? {} : (keptHead ?? {});
  const { prompt, replaced, settings, shown, order } = head;
  const versions = inOrder(
    found.filter((version) => typeof version === 'object'),
    order,
  );
  const draft: Draft = {
    prompt: typeof prompt === 'string' ? prompt : '',
    replaced: parseReplaced(replaced),
    settings: settings === undefined ? GENRE_DEFAULTS[genre] : parseSettings(settings, genre),
    origin: originIn(head),
    versions,
    shown: versions.find(({ id }) => id === shown)?.id ?? versions.at(-1)?.id,
  };
  return { id: newId(), draft, kept: draft, damaged: keptHead === 'damaged' || found.includes('damaged') };
}

/** The story that a genre's generator would show, without taking anything that can't be read aside. */
export function peekShown(genre: Genre): StoryVersion | undefined {
  try {
    const { shown } = JSON.parse(readStored(draftKey(genre)) ?? '{}') as Record<string, unknown>;
    const text = typeof shown === 'string' ? readStored(versionKey(genre, shown)) : undefined;
    return text === undefined ? undefined : parseVersion(JSON.parse(text), genre);
  } catch {
    return undefined;
  }
}

/** The draft of a visit that begins where the last one ended: a story that is saved has left, and with it its prompt. */
export function afterSaved(draft: Draft): Draft {
  const { prompt, origin, versions, shown } = draft;
  const last = versions.find(({ id }) => id === shown);
  if (!last?.saved || last.prompt.trim() !== prompt.trim()) return draft;
  const left = versions.filter(({ saved }) => !saved);
  const replaced = { before: prompt, origin, by: '' };
  return { ...draft, prompt: '', origin: undefined, replaced, versions: left, shown: left.at(-1)?.id };
}

/** A draft with nothing in it. */
export function blankDraft(genre: Genre): FoundDraft {
  const draft: Draft = { prompt: '', settings: GENRE_DEFAULTS[genre], versions: [] };
  return { id: newId(), draft, kept: draft, damaged: false };
}

/** The version that another tab has written under this key; `undefined` where it is none of the genre's. */
export function versionWritten(genre: Genre, { key, newValue }: StorageEvent): StoryVersion | undefined {
  if (!key?.startsWith(versionPrefix(genre)) || newValue === null) return undefined;
  try {
    return parseVersion(JSON.parse(newValue), genre);
  } catch {
    return undefined;
  }
}

/** Keeps everything but the texts. */
export function writeDraft(genre: Genre, { versions, ...head }: Draft): void {
  writeStored(draftKey(genre), JSON.stringify({ ...head, order: versions.map(({ id }) => id) }));
}

export function writeVersion(genre: Genre, version: StoryVersion): void {
  writeStored(versionKey(genre, version.id), JSON.stringify(version));
}

export function removeVersion(genre: Genre, id: string): void {
  removeStored(versionKey(genre, id));
}
