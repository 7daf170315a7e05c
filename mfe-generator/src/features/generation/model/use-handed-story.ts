import { failureReason } from '@storyloom/shared/api/failure-reason';
import { storyQueries } from '@storyloom/shared/api/stories';
import type { Genre } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent } from 'react';
import { strings } from '../strings.ts';
import { savedVersion } from './saved-version.ts';
import { isContinuable } from './story-version.ts';
import type { useFollow } from './use-follow.ts';
import type { Task, useGeneration } from './use-generation.ts';
import { useTakenState } from './use-taken-state.ts';

interface Options {
  /** Whose page it is: empty for a guest, absent until that is known. */
  readonly owner: string | undefined;
  readonly genre: Genre;
  readonly generation: Pick<ReturnType<typeof useGeneration>, 'versions' | 'adopt' | 'show' | 'removeSaved'>;
  readonly follow: Pick<ReturnType<typeof useFollow>, 'jump'>;
  /** Empties the form. */
  readonly onFresh: () => void;
  readonly onWrite: (task: Task) => void;
}

/** What a saved story's page asks of the generator: to go on with the story, or to begin another. */
export function useHandedStory({ owner, genre, generation, follow, onFresh, onWrite }: Options): void {
  const queryClient = useQueryClient();

  const goOn = useEffectEvent(async (userId: string, id: string): Promise<void> => {
    try {
      const story = await queryClient.fetchQuery(storyQueries.detail(userId, id));
      if (!story) return void toast.error(strings.notOpened, { detail: strings.notInCollection });
      const version = savedVersion(story, genre, generation.versions);
      generation.adopt(version);
      generation.show(version);
      // At the end of the story, once it is on the page.
      requestAnimationFrame(() => {
        follow.jump();
        const options = { ...version.settings, prompt: version.prompt, genre };
        if (isContinuable(version)) onWrite({ kind: 'more', of: version, options });
      });
    } catch (error) {
      toast.error(strings.notOpened, { detail: failureReason(error as Error) });
    }
  });

  useTakenState(owner !== undefined, ({ fresh }) => {
    if (fresh !== true) return false;
    onFresh();
    generation.removeSaved();
    return true;
  });
  // What a guest is asked to go on with waits until they have signed in again.
  useTakenState(owner !== undefined && owner !== '', ({ continues }) => {
    if (typeof continues !== 'string' || !owner) return false;
    void goOn(owner, continues);
    return true;
  });
}
