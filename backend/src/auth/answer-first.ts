/** Long enough for the answer to have left: the embedded database holds up the whole process while it works. */
export const AFTER_ANSWER_MS = 100;

/** What Lite takes for an address. Everything else it refuses before it looks for an account. */
export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
