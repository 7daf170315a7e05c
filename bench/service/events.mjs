import { request } from 'node:http';

/**
 * Posts JSON and passes on each event of the response stream as it arrives, as the text between two blank lines.
 *
 * @param {string} url
 * @param {{ agent: import('node:http').Agent, headers?: Record<string, string>, body: unknown }} asked
 * @param {(event: string) => void} onEvent
 * @returns {Promise<void>} when the stream is over
 * @throws {Error} with the response, when it is not a stream
 */
export function readEvents(url, { agent, headers = {}, body }, onEvent) {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          const events = (rest + chunk).split('\n\n');
          rest = events.pop() ?? '';
          if (response.statusCode === 200) for (const event of events) onEvent(event);
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${url} answers ${response.statusCode}: ${rest}`));
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/**
 * The event of a story stream, by its name and its data.
 *
 * @param {string} event
 * @returns {{ name: string | undefined, data: { text?: string, reason?: string, code?: string, message?: string } }}
 */
export function parseEvent(event) {
  const name = /^event: (.*)$/m.exec(event)?.[1];
  return { name, data: JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}') };
}
