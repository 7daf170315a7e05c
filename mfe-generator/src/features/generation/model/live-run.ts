import type { Caller } from '@storyloom/shared/api/story-service';
import type { PlannedRun } from './generation-task.ts';
import type { OpenRun } from './open-run.ts';

/** The run that is followed, and how far. */
export interface LiveRun {
  readonly plan: PlannedRun;
  readonly abort: AbortController;
  /** Id of the last event whose words are in the store. */
  lastEventId: number | undefined;
  /** Words have arrived on this page. */
  begun: boolean;
  /** The user goes elsewhere, and the run goes on. */
  isLeft: boolean;
  /** Who requested it, once known. */
  caller: Caller | undefined;
}

/** The run as it is stored with the words that have arrived. */
export const openRunOf = ({ plan: { version }, lastEventId, caller }: LiveRun): OpenRun => ({
  ...version.run,
  guest: caller ? 'guestToken' in caller : version.run.guest,
  lastEventId,
});
