import type { ServiceDeps } from '../deps.ts';
import { limitsOf } from '../limits.ts';
import { createQuotaCalls } from '../quota/quota-calls.ts';
import type { EventSource } from './event-log.ts';
import { streamAnswer } from './event-stream.ts';
import { followStored } from './follow-stored.ts';
import type { RunKey } from './kept-request.ts';
import { nameOf, type KeptRuns } from './kept-runs.ts';
import { createReaderPlaces } from './reader-places.ts';
import { createStoredParts } from './stored-parts.ts';

const UNAVAILABLE = 'We couldn’t look for your story just now. Please try again in a moment.';

/**
 * Answers with the events of a run after an id; `undefined` if this caller has no such run. The function throws a ServiceFailure
 * `quota_unavailable` if the database can't be asked.
 */
type Rejoin = (key: RunKey, after: number, request: Request) => Promise<Response | undefined>;

/** @param runs those that this process writes; others are followed by what is stored of them */
export function createRejoining(deps: ServiceDeps, runs: KeptRuns): Rejoin {
  const limits = limitsOf(deps.config);
  const { failClosed } = createQuotaCalls(deps);
  const parts = createStoredParts(deps);
  const takePlace = createReaderPlaces();

  return async (key, after, request) => {
    const answer = (events: EventSource, detach = (): void => undefined): Response => {
      const leave = takePlace(nameOf(key), () => {
        detach();
        void events.return();
      });
      const onClose = (): void => {
        detach();
        leave();
      };
      return streamAnswer(events, { after, ...limits, request, onClose });
    };

    const here = runs.find(key);
    if (here && after >= here.base) {
      here.rejoin();
      const { reader, detach } = here.attach(after);
      return answer(reader, detach);
    }
    const events = await followStored({
      read: (from) => failClosed({ step: 'rejoin', message: UNAVAILABLE }, () => parts.read(key, from)),
      after,
      limits,
    });
    return events && answer(events);
  };
}
