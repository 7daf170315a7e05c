import type { StoryRequest } from '@storyloom/shared/domain';
import type { ServiceDeps } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import { createChildFilter, isUnsuitable } from './child-filter.ts';
import { createModerator } from './moderator.ts';

/** Checks one story while it is written. @throws ServiceFailure `unsuitable` */
export interface StoryWatch {
  /** The text that may be shown after this piece. */
  push(piece: string): string;
  /** The rest, after the moderation of the whole text, which has a time limit. */
  end(): Promise<string>;
}

/** Keeps stories for children suitable. */
export interface ChildGuard {
  /** Checks the prompt and the story so far. @throws ServiceFailure `unsuitable` */
  checkRequest(story: StoryRequest): Promise<void>;
  /** The check of a story for children; `undefined` for other genres. */
  watch(story: StoryRequest): StoryWatch | undefined;
}

/** Characters of a story between two moderations. */
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

/** Checks by a list of words, and by the operator's moderation model if there is one. */
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
      /** Runs beside the stream, one at a time. */
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
