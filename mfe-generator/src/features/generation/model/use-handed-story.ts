import { failureReason } from '@storyloom/shared/api/failure-reason';
import { storyQueries } from '@storyloom/shared/api/stories';
import type { Genre } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { strings } from '../strings.ts';
import { savedVersion } from './saved-version.ts';
import { isContinuable, isGoingOn, type StoryVersion } from './story-version.ts';
import type { useStickToBottom } from './use-stick-to-bottom.ts';
import type { Task } from './generation-task.ts';
import type { useGeneration } from './use-generation.ts';
import { useTakenState } from './use-taken-state.ts';

interface Options {
  /** The current user: empty for a guest, undefined until known. */
  readonly owner: string | undefined;
  readonly genre: Genre;
  readonly generation: Pick<ReturnType<typeof useGeneration>, 'adopt' | 'show' | 'removeSaved' | 'setAside'>;
  readonly follow: Pick<ReturnType<typeof useStickToBottom>, 'arrive'>;
  /** Empties the form. */
  readonly onFresh: () => void;
  readonly onWrite: (task: Task) => void;
}

/** Handles what a saved story's page asks of the generator: to continue the story, or to begin another. */
export function useHandedStory({ owner, genre, generation, follow, onFresh, onWrite }: Options): void {
  const queryClient = useQueryClient();
  const [handed, setHanded] = useState<StoryVersion>();

  const goOn = useEffectEvent(async (userId: string, id: string): Promise<void> => {
    try {
      const story = await queryClient.fetchQuery(storyQueries.detail(userId, id));
      if (!story) return void toast.error(strings.notOpened, { detail: strings.notInCollection });
      const version = savedVersion(story, genre, await generation.setAside());
      generation.adopt(version);
      generation.show(version);
      setHanded(version);
    } catch (error) {
      toast.error(strings.notOpened, { detail: failureReason(error as Error) });
    }
  });

  const begin = useEffectEvent((version: StoryVersion): void => {
    follow.arrive();
    const options = { ...version.settings, prompt: version.prompt, genre };
    // One that is still being written goes on by itself.
    if (isContinuable(version) && !isGoingOn(version)) onWrite({ kind: 'more', of: version, options });
  });
  // After it is rendered, since the end of the story is scrolled to before anything else happens.
  useEffect(() => {
    if (handed) begin(handed);
  }, [handed]);

  useTakenState(owner !== undefined, ({ fresh }) => {
    if (fresh !== true) return false;
    onFresh();
    generation.removeSaved();
    return true;
  });
  // A guest who is to continue a story signs in first.
  useTakenState(owner !== undefined && owner !== '', ({ continues }) => {
    if (typeof continues !== 'string' || !owner) return false;
    void goOn(owner, continues);
    return true;
  });
}
