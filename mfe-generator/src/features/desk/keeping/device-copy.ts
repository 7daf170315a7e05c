import { readStored, removeStored, storedKeys, writeStored } from '@storyloom/shared/device-storage';
import { REVISION_CAUSES, type SavedTextCause } from '@storyloom/shared/domain';
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

/** The other texts as differences: three nearly equal texts take little more space than one. */
interface StoredCopy {
  readonly text: string;
  readonly revision: number;
  readonly base: Delta;
  readonly sent?: Delta | undefined;
  readonly at: number;
  readonly demo: boolean;
  readonly cause?: DeviceCopy['cause'];
}

const prefixOf = ({ userId, storyId }: DeskStory) => `storyloom-desk:${userId}:${storyId}:`;

/** Keeps a text on the device. Each page has a key of its own, so that no tab overwrites the text of another. */
export function writeCopy(story: DeskStory, page: string, { text, base, sent, at, demo, cause }: DeviceCopy): void {
  const stored: StoredCopy = {
    text,
    revision: base.revision,
    base: deltaOf(text, base.text),
    sent: sent === undefined ? undefined : deltaOf(text, sent),
    at,
    demo,
    cause,
  };
  writeStored(prefixOf(story) + page, JSON.stringify(stored));
}

export const removeCopy = (story: DeskStory, page: string): void => removeStored(prefixOf(story) + page);

const isDelta = (value: unknown): value is Delta =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number' && typeof value[2] === 'string';

const isCause = (value: unknown): value is SavedTextCause =>
  REVISION_CAUSES.some((cause) => cause === value && cause !== 'written' && cause !== 'continued');

/** The text that a page kept; `undefined` when there is none, or it can't be read. */
export function readCopy(story: DeskStory, page: string): DeviceCopy | undefined {
  try {
    const { text, revision, base, sent, at, demo, cause } = JSON.parse(readStored(prefixOf(story) + page) ?? '{}');
    if (typeof text !== 'string' || typeof revision !== 'number' || !isDelta(base)) return undefined;
    return {
      text,
      base: { revision, text: applyDelta(text, base) },
      sent: isDelta(sent) ? applyDelta(text, sent) : undefined,
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
