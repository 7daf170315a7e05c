import type { Genre } from '@storyloom/shared/domain';
import type { ServiceDeps } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import { inTurns, slicesOf } from '../text/in-turns.ts';
import { createChildFilter, isUnsuitable } from './child-filter.ts';
import { createModerator } from './moderator.ts';

/** Checks one text while it is written. @throws ServiceFailure `unsuitable` */
export interface TextWatch {
  /** The text that may be shown after this piece. */
  push(piece: string): string;
  /** The rest, after the moderation of the whole text, which has a time limit. */
  end(): Promise<string>;
}

/** Keeps texts for children suitable; those of other genres are not checked. */
export interface ChildGuard {
  /** Checks what a reader sent. @throws ServiceFailure `unsuitable` with this message */
  checkRequest(genre: Genre, texts: readonly string[], message: string): Promise<void>;
  /** Those of the names that may be told to the provider, none of which the reader has written for this request. */
  fittingNames(genre: Genre, names: readonly string[]): Promise<readonly string[]>;
  /**
   * The check of a text for children, which is stopped with this message; `undefined` for other genres.
   * @param continued the text that it follows
   */
  watch(genre: Genre, message: string, continued?: string): TextWatch | undefined;
}

/** Characters of a text between two moderations. */
const MODERATED_EVERY = 800;

const unsuitable = (message: string): ServiceFailure => new ServiceFailure('unsuitable', message);

/** Checks by a list of words, and by the operator's moderation model if there is one. */
export function createChildGuard(deps: ServiceDeps): ChildGuard {
  const moderate = createModerator(deps);
  return {
    async checkRequest(genre, texts, message) {
      if (genre !== 'children') return;
      const asked = texts.join('\n\n').trim();
      const filter = createChildFilter();
      for await (const part of inTurns(slicesOf(asked))) if (filter.push(part) === null) throw unsuitable(message);
      if (filter.end() === null || (await moderate?.(asked))) throw unsuitable(message);
    },
    async fittingNames(genre, names) {
      if (genre !== 'children') return names;
      const fitting = names.filter((name) => !isUnsuitable(name));
      return fitting.length > 0 && (await moderate?.(fitting.join('\n'))) ? [] : fitting;
    },
    watch(genre, message, continued) {
      if (genre !== 'children') return undefined;
      const filter = createChildFilter(continued);
      let text = '';
      let moderated = 0;
      let isFlagged = false;
      let pending: Promise<void> | undefined;

      const passed = (released: string | null): string => {
        if (released === null || isFlagged) throw unsuitable(message);
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
