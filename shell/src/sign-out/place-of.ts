import type { UnsavedWork } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';

/** Address of the page on which unsaved work can be saved: that of a story first. */
export function placeOf({ stories, prompts, changed: [changed] }: UnsavedWork): string {
  const [first] = [...stories, ...prompts];
  if (first) return first.genre ? paths.generator.href(first.genre) : paths.generators.href();
  return changed === undefined ? paths.inspiration.href() : paths.storyEdit.href(changed);
}
