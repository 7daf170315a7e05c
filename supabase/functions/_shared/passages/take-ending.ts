import { FENCE_END, FENCE_END_BEGINS } from '../story-text/fences.ts';
import { isAboutStory, mayBeAboutStory } from '../story-text/model-farewells.ts';
import { takeClosing } from '../story-text/take-closing.ts';
import type { Stage } from '../text/stages.ts';
import { isSaid, mayBecome, POSTAMBLE } from './said-by-models.ts';

/** Takes away what models put after an answer: white space, the end of a code fence, a paragraph about the text. */
export function takeEnding(passage: string): Stage {
  const isAbout = (line: string): boolean => isSaid(POSTAMBLE, line) || isAboutStory(line);
  const lines = passage.trimEnd().split('\n');
  const ownFence = lines.some((line) => FENCE_END.test(line));
  const ownPostamble = isAbout(lines.at(-1) ?? '');
  return takeClosing({
    is: (line) => (!ownFence && FENCE_END.test(line)) || (!ownPostamble && isAbout(line)),
    may: (line) =>
      (!ownFence && FENCE_END_BEGINS.test(line)) ||
      (!ownPostamble && (mayBecome(POSTAMBLE, line) || mayBeAboutStory(line))),
    trims: true,
  });
}
