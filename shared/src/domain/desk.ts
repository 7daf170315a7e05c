/** Times of the writing desk, in milliseconds (issue 21). */
export const DESK = {
  /** After a change, until the text is kept on the device. */
  deviceMs: 100,
  /** After the first unsaved change, until it is sent: it has to be on the server within two seconds. */
  saveMs: 1000,
  /** Longest wait for the answer to a save. */
  answerMs: 20_000,
  /** Pause after a failed save, which doubles with each further one, up to the longest. */
  retryMs: 1000,
  retryMaxMs: 30_000,
  /** How long an opening page waits for another tab, perhaps its own former page, to let go of unsaved text. */
  claimMs: 500,
  /** How long a link to another page waits for the text to be saved. */
  leaveMs: 3000,
} as const;
