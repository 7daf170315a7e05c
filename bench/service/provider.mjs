// A text provider that follows the order in the prompt (see order.mjs), with the protocol of OpenAI's chat completions.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { announce } from '../runner/announce.mjs';
import { pieceOf, readOrder, stampedPiece } from './order.mjs';

/** With the unused fields that real providers send, for the same parsing work. @param {object} choice */
const event = (choice) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-AbCdEfGhIjKlMnOpQrStUvWx',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'scripted-model',
    system_fingerprint: null,
    choices: [{ index: 0, logprobs: null, finish_reason: null, ...choice }],
  })}\n\n`;

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  return body;
}

const server = createServer(async (request, response) => {
  if (request.method === 'GET') return response.writeHead(404).end();
  const order = readOrder(await bodyOf(request));
  if (!order) {
    response.writeHead(400).end('{"error":{"message":"The prompt holds no order."}}');
    return;
  }
  let left = false;
  response.on('close', () => (left = true));
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  await pause(order.pauseMs);
  const started = performance.now();
  for (let index = 0; index < order.pieces && !left; index += 1) {
    // Waits until the scheduled time of the next piece, so that a late piece does not delay all others.
    const wait = started + index * order.everyMs - performance.now();
    if (wait > 0) await pause(wait);
    response.write(event({ delta: { content: order.stamped ? stampedPiece() : pieceOf(order.story, index) } }));
  }
  response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
});

announce(server, 'provider');
