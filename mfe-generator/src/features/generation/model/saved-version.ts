import type { SavedStory } from '@storyloom/shared/api/stories';
import {
  countWords,
  type Genre,
  newId,
  PERSPECTIVE_NAMES,
  type StorySettings,
  TONE_NAMES,
} from '@storyloom/shared/domain';
import { parseSettings } from './parse-version.ts';
import { renamedAs, savedWith, type StoryVersion } from './story-version.ts';

/** The key with this display name; `undefined` for an unknown one. */
const keyOf = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.keys(names).find((key) => names[key] === name);

/** The settings of a row, with the genre's defaults for unknown names. */
function settingsOf({ language, perspective, tone, length }: SavedStory, genre: Genre): StorySettings {
  return parseSettings(
    {
      language,
      perspective: keyOf(PERSPECTIVE_NAMES, perspective),
      tone: keyOf(TONE_NAMES, tone),
      length,
    },
    genre,
  );
}

/**
 * A saved unfinished story as a version that can be continued. If the device has the same text or a longer one, it is that
 * version.
 */
export function savedVersion(row: SavedStory, genre: Genre, known: readonly StoryVersion[]): StoryVersion {
  const { id, text, prompt, source, demo, title } = row;
  const here = known.find(({ rowId }) => rowId === id);
  if (here?.text.startsWith(text)) return { ...here, ...savedWith({ ...here, text }, here.text === text) };
  const settings = settingsOf(row, genre);
  const version: StoryVersion = {
    // The saved text replaces only a version that is its own beginning.
    id: here && text.startsWith(here.text) ? here.id : newId(),
    rowId: id,
    text,
    prompt,
    settings,
    ...(source && { origin: { source: { ...source, title: '', author: '' }, handed: prompt } }),
    attempt: 1,
    demo,
    ending: 'stopped',
    words: countWords(text, settings.language),
    saved: true,
    promptShared: false,
  };
  return { ...version, renamed: renamedAs(version, title) };
}
