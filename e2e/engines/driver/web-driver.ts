import { setTimeout as delay } from 'node:timers/promises';

/** A client of a W3C WebDriver on this machine. */
export class WebDriver {
  readonly #url: string;

  constructor(port: number) {
    this.#url = `http://127.0.0.1:${port}`;
  }

  /** @throws Error with the driver's message when it refuses. */
  async call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#url}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
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
