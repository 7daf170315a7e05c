import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { newVersion, type StoryVersion } from '../features/generation/model/story-version.ts';

/** A version of a story, complete by default. */
export function versionOf(id: string, change: Partial<StoryVersion> = {}): StoryVersion {
  const settings = { ...GENRE_DEFAULTS.fantasy, length: 500 };
  const started = newVersion({ id, prompt: 'A lighthouse', settings, attempt: 1, demo: false });
  return { ...started, rowId: `${id}-row`, text: '# The Light\n\nOnce.', ending: 'complete', words: 3, ...change };
}
