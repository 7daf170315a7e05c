import { callService } from './call-service.ts';
import type { Caller } from './caller.ts';

/**
 * Stops a run of the caller that goes on without its reader, also when the page goes away at this moment. A run that is over or unknown is no failure.
 *
 * @param runId the id that the page gave the run
 * @throws AppError 'network' when the service can't be reached, otherwise what it answered.
 */
export async function stopStory(runId: string, caller: Caller): Promise<void> {
  await callService('stop-story', { body: { runId }, caller, keepalive: true });
}
