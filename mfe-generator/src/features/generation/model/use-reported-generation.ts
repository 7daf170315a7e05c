import { useCaller } from '@storyloom/shared/api/story-service';
import { type Genre, GENRE_NAMES } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useRef, useState } from 'react';
import { endNews, failureToast } from '../messages.ts';
import { strings } from '../strings.ts';
import type { Draft } from './draft.ts';
import { useGeneration } from './use-generation.ts';

/** Time for the service to notice that someone left, and to give a guest's story back, in milliseconds. */
const REFUND_MS = 1500;

/** The page's generation with what its user is told of it, in toasts and for screen readers, and with who asks for stories. */
export function useReportedGeneration(draft: Draft, genre: Genre, isGuest: boolean) {
  const [news, setNews] = useState<string>();
  const isLastFree = useRef(false);
  const caller = useCaller();
  const generation = useGeneration(draft, {
    getCaller: caller.get,
    onUsage(usage) {
      isLastFree.current = usage.used >= usage.limit && (caller.usage?.used ?? 0) < usage.limit;
      caller.updateUsage(usage);
    },
    // What the page's status or an alert reads out is only seen in a toast.
    onEnd(ending, words, storyTitle) {
      if (ending === 'complete') toast.success(strings.generated, { silent: true });
      setNews(endNews({ ending, words, title: storyTitle, last: isLastFree.current }));
    },
    onFailure: (error, hasStory) => {
      toast.error(failureToast(error, { guest: isGuest, hasStory }), { silent: true });
      caller.refreshUsage();
    },
    onNothing: () => caller.refreshUsage(REFUND_MS),
    onLeave: () => void toast.info(strings.left(GENRE_NAMES[genre])),
  });
  return {
    generation,
    caller,
    /** What the page's status reads out. */
    news,
    setNews,
    /** What was said before is no longer news when another story is asked for, and on a phone a toast would lie over Stop. */
    forgetNews(): void {
      setNews(undefined);
      isLastFree.current = false;
      toast.dismiss();
    },
  };
}
