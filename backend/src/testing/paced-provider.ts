import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A prompt for which the provider writes its text and does not end. */
export const WITHOUT_END = 'A story without end';

export type PacedProvider = Awaited<ReturnType<typeof pacedProvider>>;

const chunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

/** A text provider that writes one text in pieces, with a pause before each. */
export async function pacedProvider(pieces: readonly string[], pauseMs: number) {
  let left = 0;
  const write = async (response: ServerResponse, ends: boolean): Promise<void> => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      response.write(chunk(piece));
    }
    if (ends) response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.writeHead(404).end();
    let asked = '';
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
    request.setEncoding('utf8').on('data', (text: string) => (asked += text));
    request.on('end', () => void write(response, !asked.includes(WITHOUT_END)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Answers whose connection was closed before they were complete. */
    left: () => left,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
