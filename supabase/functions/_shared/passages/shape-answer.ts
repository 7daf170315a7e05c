import type { TextShaper } from '../runs/write-completion.ts';
import { createJoiner } from '../stories/join-on.ts';
import type { CheckedPassage } from './passage-request.ts';

/** What becomes of a model's answer for a passage before the reader gets it. */
export function shapeAnswer({ action, passage }: CheckedPassage): TextShaper | undefined {
  return action === 'continue' ? createJoiner(passage) : undefined;
}
