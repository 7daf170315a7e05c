/** Time for the answer to be sent: the embedded database blocks the whole process while it works. */
export const AFTER_ANSWER_MS = 100;

/** What Lite accepts as an address. It refuses anything else before it looks up an account. */
export const ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
