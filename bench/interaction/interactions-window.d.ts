interface Window {
  /** The longest event of each interaction, in milliseconds, by its id. */
  storyloomInteractions: Record<number, number>;
}
