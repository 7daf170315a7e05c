import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@storyloom/shared/device-storage';
import { PAPER_NAMES, type PaperName, type ReaderSize, tokens } from '@storyloom/shared/theme';
import { type Leading, reading, type ReadingWidth, type Tracking } from '@storyloom/shared/theme/reading';

/** The reading settings. `auto` paper is the page's own. */
export interface ReadingPreferences {
  readonly size: ReaderSize;
  readonly face: 'serif' | 'sans';
  readonly width: ReadingWidth;
  readonly leading: Leading;
  readonly tracking: Tracking;
  readonly paper: PaperName | 'auto';
}

/** Storage key of the choices, as JSON. */
const READING_STORAGE_KEY = 'storyloom-reading';

/** All choices, in the order in which they are offered. */
export const READING_CHOICES = {
  size: Object.keys(tokens.readerScale) as readonly ReaderSize[],
  face: ['serif', 'sans'],
  width: Object.keys(reading.width) as readonly ReadingWidth[],
  leading: Object.keys(reading.leading) as readonly Leading[],
  tracking: Object.keys(reading.tracking) as readonly Tracking[],
  paper: ['auto', ...PAPER_NAMES],
} as const;

const DEFAULTS: ReadingPreferences = {
  size: 'md',
  face: 'serif',
  width: 'medium',
  leading: 'normal',
  tracking: 'normal',
  paper: 'auto',
};

/** Event for the page's other copies of this file: each module that shows stories bundles one. */
const CHANGE = 'storyloom:reading';

function known<Choice extends string>(choices: readonly Choice[], value: unknown, fallback: Choice): Choice {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** Parses untrusted text from the storage; each invalid part gets its default. */
function parse(text: string): ReadingPreferences {
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(text));
  } catch {
    return DEFAULTS;
  }
  return {
    size: known(READING_CHOICES.size, kept['size'], DEFAULTS.size),
    face: known(READING_CHOICES.face, kept['face'], DEFAULTS.face),
    width: known(READING_CHOICES.width, kept['width'], DEFAULTS.width),
    leading: known(READING_CHOICES.leading, kept['leading'], DEFAULTS.leading),
    tracking: known(READING_CHOICES.tracking, kept['tracking'], DEFAULTS.tracking),
    paper: known(READING_CHOICES.paper, kept['paper'], DEFAULTS.paper),
  };
}

/** The choices are an attribute of the page: for all copies of this file, and while storage is blocked. */
function pageText(): string {
  const { dataset } = document.documentElement;
  return (dataset['reading'] ??= deviceStorage.read(READING_STORAGE_KEY) ?? '');
}

/** Choices as a text, so that they can be compared. */
function remember(text: string): void {
  document.documentElement.dataset['reading'] = text;
}

let snapshot = { text: '', preferences: DEFAULTS };

function current(): ReadingPreferences {
  const text = pageText();
  if (text !== snapshot.text) snapshot = { text, preferences: parse(text) };
  return snapshot.preferences;
}

function subscribe(listener: () => void): () => void {
  /** The choices were changed in another tab. */
  function handleStorage(event: StorageEvent) {
    if (event.key !== READING_STORAGE_KEY && event.key !== null) return;
    remember(event.newValue ?? '');
    listener();
  }
  addEventListener('storage', handleStorage);
  addEventListener(CHANGE, listener);
  return () => {
    removeEventListener('storage', handleStorage);
    removeEventListener(CHANGE, listener);
  };
}

/** Changes the given choices and keeps the others; stored in this browser, for all of its tabs. */
export function setReadingPreferences(change: Partial<ReadingPreferences>): void {
  const text = JSON.stringify({ ...current(), ...change });
  deviceStorage.write(READING_STORAGE_KEY, text);
  remember(text);
  dispatchEvent(new Event(CHANGE));
}

/** The current choices. */
export function useReadingPreferences(): ReadingPreferences {
  return useSyncExternalStore(subscribe, current, () => DEFAULTS);
}
