import type { SavedStory } from '@storyloom/shared/api/stories';
import {
  countWords,
  type Genre,
  newId,
  PERSPECTIVE_NAMES,
  type StorySettings,
  TONE_NAMES,
} from '@storyloom/shared/domain';
import { parseSettings, renamedAs, savedWith, type StoryVersion } from './story-version.ts';

/** The key whose name a row has; `undefined` for a name that is not known. */
const keyOf = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.keys(names).find((key) => names[key] === name);

/** The settings that a row names, with the genre's defaults where it names none that is known. */
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
 * A saved story that was stopped before its end, as a version that can be gone on with. Where the device has it already, with
 * all that is saved or more, it is that one.
 */
export function savedVersion(row: SavedStory, genre: Genre, known: readonly StoryVersion[]): StoryVersion {
  const { id, text, prompt, source, demo, title } = row;
  const here = known.find(({ rowId }) => rowId === id);
  if (here?.text.startsWith(text)) return { ...here, ...savedWith({ ...here, text }, here.text === text) };
  const settings = settingsOf(row, genre);
  const version: StoryVersion = {
    // What is saved takes the place of its own beginning, and of nothing else.
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
