/** A run as one request asks for it. */
export interface ClaimedRun {
  /** Chosen by the caller; good for one story, for ever. */
  readonly id: string;
  /**
   * Tells this request from every other that names the same run. The database ends and refunds a run only for the claim
   * that it was granted to, so that a second request whose answer got lost cannot give back the story of the first.
   */
  readonly claim: string;
}

/** A run with a claim of its own. */
export function claimRun(id: string): ClaimedRun {
  return { id, claim: crypto.randomUUID() };
}
