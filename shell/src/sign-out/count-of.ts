import type { UnsavedWork } from '@storyloom/shared/auth';

const all = new Intl.ListFormat('en');

const several = (count: number, one: string, many: (count: number) => string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? one : many(count)];

/** Such as “2 stories, a prompt, and changes to a story”, with a capital. */
export function countOf({ stories, prompts, changed, inspirations }: UnsavedWork): string {
  const words = all.format([
    ...several(stories.length, 'a story', (count) => `${count} stories`),
    ...several(prompts.length, 'a prompt', (count) => `${count} prompts`),
    ...several(inspirations, 'an inspiration', (count) => `${count} inspirations`),
    ...several(changed.length, 'changes to a saved story', (count) => `changes to ${count} saved stories`),
  ]);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
