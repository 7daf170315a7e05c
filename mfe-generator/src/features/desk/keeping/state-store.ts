/** A state that React can subscribe to. Listeners hear of a change only when a value differs. */
export class StateStore<State extends object> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): State => this.#state;

  set(values: Partial<State>): void {
    const next = { ...this.#state, ...values };
    const keys = Object.keys(values) as (keyof State)[];
    if (keys.every((key) => this.#state[key] === next[key])) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
