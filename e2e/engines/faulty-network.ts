import { createServer, request, type Server } from 'node:http';
import type { Backend } from '../fixtures/backend.ts';

/** The address that code added to a script requests when it runs. */
const REPORT = '/added-code-ran';

/** A proxy before a backend that can drop some addresses, since engines differ in what a test may do to their network. */
export class FaultyNetwork {
  readonly #server: Server;
  #lost: RegExp | undefined;
  #losses = 0;
  #altered: RegExp | undefined;
  #reports = 0;

  private constructor(backend: Backend) {
    this.#server = createServer((asked, answered) => {
      if (this.#lost?.test(asked.url ?? '')) {
        this.#losses += 1;
        answered.destroy();
        return;
      }
      if (asked.url === REPORT) {
        this.#reports += 1;
        answered.end();
        return;
      }
      const isAltered = this.#altered?.test(asked.url ?? '') ?? false;
      const { method, url: path, headers } = asked;
      if (isAltered) headers['accept-encoding'] = 'identity';
      const onward = request({ host: '127.0.0.1', port: backend.port, method, path, headers }, (answer) => {
        if (!isAltered || method !== 'GET') {
          answered.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(answered);
          return;
        }
        answered.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] });
        answer.pipe(answered, { end: false });
        answer.on('end', () => answered.end(`;fetch('${REPORT}');`));
      });
      onward.on('error', () => answered.destroy());
      answered.on('close', () => onward.destroy());
      asked.pipe(onward);
    });
  }

  static async before(backend: Backend): Promise<FaultyNetwork> {
    const network = new FaultyNetwork(backend);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  /** The origin of the backend through this proxy. */
  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** How many requests were dropped. */
  get losses(): number {
    return this.#losses;
  }

  /** From now on, breaks the connection of every request for such an address. */
  lose(addresses: RegExp): void {
    this.#lost = addresses;
  }

  /** From now on, adds code to scripts with such an address. */
  alter(addresses: RegExp): void {
    this.#altered = addresses;
  }

  /** How often the added code has run. */
  get reports(): number {
    return this.#reports;
  }

  mend(): void {
    this.#lost = undefined;
    this.#altered = undefined;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
