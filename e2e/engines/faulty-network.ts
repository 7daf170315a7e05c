import { createServer, request, type Server } from 'node:http';
import type { Backend } from '../fixtures/backend.ts';

/** The way to a backend on which some addresses can be lost: engines differ in what a test may do to their own network. */
export class FaultyNetwork {
  readonly #server: Server;
  #lost: RegExp | undefined;
  #losses = 0;

  private constructor(backend: Backend) {
    this.#server = createServer((asked, answered) => {
      if (this.#lost?.test(asked.url ?? '')) {
        this.#losses += 1;
        answered.destroy();
        return;
      }
      const { method, url: path, headers } = asked;
      const onward = request({ host: '127.0.0.1', port: backend.port, method, path, headers }, (answer) => {
        answered.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(answered);
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

  /** Where the backend is found through this network. */
  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** How many requests got no answer. */
  get losses(): number {
    return this.#losses;
  }

  /** From now on whatever is asked of such an address gets no answer: the connection breaks. */
  lose(addresses: RegExp): void {
    this.#lost = addresses;
  }

  mend(): void {
    this.#lost = undefined;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
