/** What `smoothness.mjs` has seen in a page, in milliseconds since the page was asked for, but for the longest task. */
interface Window {
  storyloomSeen: { longest: number; lastByte: number; lastPaint: number };
}
