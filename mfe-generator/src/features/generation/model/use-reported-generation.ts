import { useCaller } from '@storyloom/shared/api/story-service';
import { fewWords, type Genre, GENRE_NAMES } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useRef, useState } from 'react';
import { endNews, failureToast } from '../messages.ts';
import { strings } from '../strings.ts';
import type { Draft } from './draft.ts';
import { useGeneration } from './use-generation.ts';
import { useRejoin } from './use-rejoin.ts';

/** Time for the service to notice that a reader left, and to refund a guest's story, in milliseconds. */
const REFUND_MS = 1500;

/**
 * The generation of the page with its toasts, its announcements, and the caller of the story service.
 *
 * @param owner the owner of the draft: undefined until known
 */
export function useReportedGeneration(draft: Draft, genre: Genre, owner: string | undefined, isGuest: boolean) {
  const [news, setNews] = useState<string>();
  const isLastFree = useRef(false);
  const caller = useCaller();
  const generation = useGeneration(draft, {
    getCaller: caller.get,
    onUsage(usage) {
      isLastFree.current = usage.used >= usage.limit && (caller.usage?.used ?? 0) < usage.limit;
      caller.updateUsage(usage);
    },
    // What the status or an alert announces is only shown in the toast.
    onEnd(end) {
      // Next to nothing costs nothing.
      const isFree = end.ending === 'complete' && end.words < fewWords(end.settings.length);
      if (isFree) caller.refreshUsage();
      if (end.ending === 'complete') toast.success(strings.generated, { silent: true });
      setNews(endNews({ ...end, last: isLastFree.current && !isFree }));
    },
    onFailure: (error, hasStory) => {
      toast.error(failureToast(error, { guest: isGuest, hasStory }), { silent: true });
      caller.refreshUsage();
    },
    onNothing: () => caller.refreshUsage(REFUND_MS),
    onLeave: () => void toast.info(strings.left(GENRE_NAMES[genre])),
  });
  const isRejoining = useRejoin({ ready: owner !== undefined, genre, generation });
  return {
    generation: { ...generation, isRejoining },
    caller,
    /** What the page's status announces. */
    news,
    setNews,
    /** Clears old news when another story is requested; on phones a toast would cover Stop. */
    forgetNews(): void {
      setNews(undefined);
      isLastFree.current = false;
      toast.dismiss();
    },
  };
}
