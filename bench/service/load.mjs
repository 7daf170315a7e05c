import { Agent, request } from 'node:http';

/** Requests one address from one server, over connections that stay open. */
export class Load {
  #agent;
  #url;
  #headers;
  /** The response that every other one is compared with. @type {string | undefined} */
  answer;

  /** @param {string} url @param {Record<string, string>} headers @param {number} atOnce requests that run at a time */
  constructor(url, headers, atOnce) {
    this.#url = url;
    this.#headers = headers;
    this.atOnce = atOnce;
    this.#agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  }

  /** @returns {Promise<void>} */
  #ask() {
    return new Promise((resolve, reject) => {
      const sent = request(this.#url, { agent: this.#agent, headers: this.#headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => {
          this.answer ??= body;
          if (response.statusCode === 200 && body === this.answer) resolve();
          else reject(new Error(`${this.#url} answers ${response.statusCode}: ${body.slice(0, 300)}`));
        });
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  /** Requests a second, over this many. @param {number} requests */
  async rate(requests) {
    let left = requests;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        await this.#ask();
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: this.atOnce }, worker));
    return (requests * 1000) / (performance.now() - started);
  }

  close() {
    this.#agent.destroy();
  }
}
