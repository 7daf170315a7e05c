import { isRefused, readStored, removeStored, storedKeys, workKeys } from '@storyloom/shared/device-storage';
import { newId, REVISION_CAUSES, type SavedTextCause } from '@storyloom/shared/domain';
import { keepWork } from '../../../own-work/keep-work.ts';
import { applyDelta, type Delta, deltaOf } from './delta.ts';

/** A text of a story, as a revision has it. */
export interface Revision {
  readonly revision: number;
  readonly text: string;
}

/** The user's story, whose texts are kept. */
export interface DeskStory {
  readonly userId: string;
  readonly storyId: string;
}

/** A text that the server has not acknowledged, kept on the device. */
export interface DeviceCopy {
  readonly text: string;
  /** The revision that was edited. */
  readonly base: Revision;
  /** A text that was sent, whose answer did not come: the server may have it. */
  readonly sent?: string | undefined;
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
  /** The demo storyteller wrote some of it. */
  readonly demo: boolean;
  /** Why it was changed, if some of it was not typed. */
  readonly cause?: SavedTextCause | undefined;
}

/** What a copy says beside its text, with other texts as what differs from one that is kept as a whole. */
interface StoredDetails {
  readonly revision: number;
  /** Absent in what has changed since a whole copy with the same one. */
  readonly base?: Delta | undefined;
  readonly sent?: Delta | undefined;
  readonly at: number;
  readonly demo: boolean;
  readonly cause?: DeviceCopy['cause'];
}

/** A copy that was written as a whole. */
interface StoredWhole extends StoredDetails {
  readonly id: string;
  readonly text: string;
}

/** What has changed since: a key of its own, so that a long text is not written again after every few letters. */
interface StoredSince extends StoredDetails {
  /** The whole copy that it belongs to; without that it means nothing. */
  readonly of: string;
  readonly text: Delta;
}

/** From this many changed characters on, and after so many milliseconds, a copy is written as a whole again. */
const SINCE = { characters: 4000, ms: 10_000 } as const;

/** The whole copies that this page has written, by their keys. */
const wholes = new Map<string, Pick<StoredWhole, 'id' | 'text' | 'at'> & { readonly base: Revision }>();

const prefixOf = ({ userId, storyId }: DeskStory) => `${workKeys.desk(userId)}${storyId}:`;

const sinceOf = ({ userId, storyId }: DeskStory, page: string) => `${workKeys.deskSince(userId)}${storyId}:${page}`;

const detailsOf = (whole: string, { base, sent, at, demo, cause }: DeviceCopy, known?: Revision): StoredDetails => ({
  revision: base.revision,
  base: base === known ? undefined : deltaOf(whole, base.text),
  sent: sent === undefined ? undefined : deltaOf(whole, sent),
  at,
  demo,
  cause,
});

/** Keeps a text on the device. Each page has a key of its own, so that no tab overwrites the text of another. */
export function writeCopy(story: DeskStory, page: string, copy: DeviceCopy): void {
  const key = prefixOf(story) + page;
  const whole = wholes.get(key);
  if (whole && Date.now() - whole.at < SINCE.ms && !isRefused()) {
    const since: StoredSince = {
      of: whole.id,
      text: deltaOf(whole.text, copy.text),
      ...detailsOf(whole.text, copy, whole.base),
    };
    const changed = [since.text, since.base, since.sent].reduce((sum, delta) => sum + (delta?.[2].length ?? 0), 0);
    if (changed < SINCE.characters) return keepWork(story.userId, sinceOf(story, page), JSON.stringify(since));
  }
  const { text } = copy;
  const stored: StoredWhole = { id: newId(), text, ...detailsOf(text, copy) };
  wholes.set(key, { id: stored.id, text, at: Date.now(), base: copy.base });
  keepWork(story.userId, key, JSON.stringify(stored));
  removeStored(sinceOf(story, page));
}

export function removeCopy(story: DeskStory, page: string): void {
  const key = prefixOf(story) + page;
  wholes.delete(key);
  // In this order: a page that is killed in between must not leave the older text alone.
  removeStored(key);
  removeStored(sinceOf(story, page));
}

const isDelta = (value: unknown): value is Delta =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number' && typeof value[2] === 'string';

const isCause = (value: unknown): value is SavedTextCause =>
  REVISION_CAUSES.some((cause) => cause === value && cause !== 'written' && cause !== 'continued');

/** The text that a page kept; `undefined` when there is none, or it can't be read. */
export function readCopy(story: DeskStory, page: string): DeviceCopy | undefined {
  const key = prefixOf(story) + page;
  try {
    const whole: Partial<StoredWhole> = JSON.parse(readStored(key) ?? '{}');
    const since: Partial<StoredSince> = JSON.parse(readStored(sinceOf(story, page)) ?? '{}');
    if (typeof whole.text !== 'string') return undefined;
    const isNewer = whole.id !== undefined && since.of === whole.id && isDelta(since.text);
    const text = isNewer ? applyDelta(whole.text, since.text) : whole.text;
    const { revision, base = whole.base, sent, at, demo, cause } = isNewer ? since : whole;
    if (typeof revision !== 'number' || !isDelta(base)) return undefined;
    return {
      text,
      base: { revision, text: applyDelta(whole.text, base) },
      sent: isDelta(sent) ? applyDelta(whole.text, sent) : undefined,
      at: Number(at),
      demo: demo === true,
      cause: isCause(cause) ? cause : undefined,
    };
  } catch {
    return undefined;
  }
}

/** A copy, and the page that wrote it. */
export interface FoundCopy {
  readonly page: string;
  readonly copy: DeviceCopy;
}

/** The pages that have kept a text of this story. */
export const pagesWithCopies = (story: DeskStory): readonly string[] =>
  storedKeys(prefixOf(story)).map((key) => key.slice(prefixOf(story).length));
