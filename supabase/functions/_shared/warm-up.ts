import { isUnsuitable } from './children/child-filter.ts';
import { createStoryFilter } from './story-text/story-filter.ts';

/** The first has one byte for each letter and the second has two: an engine compiles an expression for each kind. */
const TEXTS = ['It was late, and the old cat slept. ', 'Il était tard, “et le chat” 猫 dormait. '];

/** Compiles the largest expressions, which would otherwise keep everyone waiting at the first story of a process. */
export function warmUp(): void {
  for (const text of [...TEXTS, ...TEXTS]) {
    isUnsuitable(text);
    const filter = createStoryFilter();
    filter.push(text);
    filter.end();
  }
}
