/** A run with the claim of one request. */
export interface ClaimedRun {
  /** Chosen by the caller; good for one story only. */
  readonly id: string;
  /**
   * Distinguishes this request from others for the same run. The database ends and refunds a run only for the claim that it
   * was granted to, so that a second request whose answer was lost cannot refund the story of the first.
   */
  readonly claim: string;
}

/** Claims a run for one request. */
export function claimRun(id: string): ClaimedRun {
  return { id, claim: crypto.randomUUID() };
}
