import { setTimeout as delay } from 'node:timers/promises';

/** How long it waits for an answer: longer than any command takes, so that two of them fit into the time of a journey. */
const LONGEST_MS = 45_000;

/** A driver whose browser hangs never answers. */
export class NoAnswer extends Error {}

/** A client of a W3C WebDriver on this machine. */
export class WebDriver {
  readonly #url: string;

  constructor(port: number) {
    this.#url = `http://127.0.0.1:${port}`;
  }

  /** @throws NoAnswer with the command when the driver does not answer, and Error with the driver's message when it refuses. */
  async call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const request = { method, signal, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.#url}${path}`, request).catch((cause: unknown) => {
      const command = `WebDriver ${method} ${path}`;
      if (signal.aborted) throw new NoAnswer(`${command}: no answer in ${LONGEST_MS / 1000} s`, { cause });
      throw new Error(`${command}: no connection`, { cause });
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver ${method} ${path}: ${error}: ${message}`);
  }

  /** Waits until the driver accepts calls. */
  async ready(): Promise<void> {
    const deadline = Date.now() + 15_000;
    for (;;) {
      try {
        return void (await this.call('GET', '/status'));
      } catch (error) {
        if (Date.now() > deadline) throw new Error('The WebDriver is not ready', { cause: error });
        await delay(50);
      }
    }
  }
}
