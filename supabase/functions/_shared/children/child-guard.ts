import type { StoryRequest } from '@storyloom/shared/domain';
import type { ServiceDeps } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import { createChildFilter, isUnsuitable } from './child-filter.ts';
import { createModerator } from './moderator.ts';

/** Looks over one story while it is written. @throws ServiceFailure `unsuitable` */
export interface StoryWatch {
  /** What may be read after this piece. */
  push(piece: string): string;
  /** The rest; waits for the moderation of the whole text, but not for long. */
  end(): Promise<string>;
}

/** Keeps stories for children suitable for them. */
export interface ChildGuard {
  /** Checks what a story is asked for with. @throws ServiceFailure `unsuitable` */
  checkRequest(story: StoryRequest): Promise<void>;
  /** A watch over a story for children; stories of other genres have none. */
  watch(story: StoryRequest): StoryWatch | undefined;
}

/** Characters of a story after which it is moderated again while it goes on. */
const MODERATED_EVERY = 800;

function unsuitablePrompt(): ServiceFailure {
  const message =
    'This doesn’t fit a story for young children. Change the prompt and try again, or choose another genre.';
  return new ServiceFailure('unsuitable', message);
}

function unsuitableStory({ continueOf }: StoryRequest): ServiceFailure {
  const kept = continueOf === undefined ? 'It isn’t kept' : 'What was added isn’t kept';
  const message = `The story was stopped, because part of it wasn’t suitable for young children. ${kept}. Please try again, or change the prompt.`;
  return new ServiceFailure('unsuitable', message);
}

/** By the words of a list, and by the operator's moderation model where there is one. */
export function createChildGuard(deps: ServiceDeps): ChildGuard {
  const moderate = createModerator(deps);
  return {
    async checkRequest({ genre, prompt, continueOf }) {
      if (genre !== 'children') return;
      const asked = [prompt, continueOf ?? ''].join('\n\n').trim();
      if (isUnsuitable(asked) || (await moderate?.(asked))) throw unsuitablePrompt();
    },
    watch(story) {
      if (story.genre !== 'children') return undefined;
      const filter = createChildFilter();
      let text = '';
      let moderated = 0;
      let isFlagged = false;
      let pending: Promise<void> | undefined;

      const passed = (released: string | null): string => {
        if (released === null || isFlagged) throw unsuitableStory(story);
        text += released;
        return released;
      };
      /** Beside the stream, which goes on meanwhile; one at a time. */
      const moderateSoFar = (ask: NonNullable<typeof moderate>): void => {
        moderated = text.length;
        pending = (async () => {
          const flagged = await ask(text);
          isFlagged ||= flagged;
          pending = undefined;
        })();
      };
      return {
        push(piece) {
          const released = passed(filter.push(piece));
          if (moderate && !pending && text.length - moderated >= MODERATED_EVERY) moderateSoFar(moderate);
          return released;
        },
        async end() {
          const rest = passed(filter.end());
          await pending;
          if (moderate && !isFlagged && text.length > moderated) isFlagged = await moderate(text);
          return passed('') + rest;
        },
      };
    },
  };
}
