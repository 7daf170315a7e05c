interface Window {
  /** Milliseconds from each key to the end of the frame that shows it. */
  storyloomKeys: number[];
}
