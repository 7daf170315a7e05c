// A text provider that writes stories as fast as a quick model does, with the protocol of OpenAI's chat completions.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { announce } from '../runner/announce.mjs';
import { makeStory, wordsAskedFor } from './story.mjs';

/** Characters of one delta, about the size of a token. */
const DELTA_LENGTH = 4;
/** Milliseconds between two deltas: 500 in a second. */
const EVERY_MS = 2;

const event = (/** @type {object} */ choice) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`;

const server = createServer(async (request, response) => {
  if (request.method === 'GET') return response.writeHead(404).end();
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const words = wordsAskedFor(body);
  if (words === undefined) {
    response.writeHead(400).end('{"error":{"message":"The prompt does not say how many words."}}');
    return;
  }
  let left = false;
  response.on('close', () => (left = true));
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  const story = makeStory(words);
  const started = performance.now();
  for (let index = 0; index * DELTA_LENGTH < story.length && !left; index += 1) {
    // Waits until the scheduled time of the next delta, so that a late one does not delay all others.
    const wait = started + index * EVERY_MS - performance.now();
    if (wait > 0) await pause(wait);
    const at = index * DELTA_LENGTH;
    response.write(event({ delta: { content: story.slice(at, at + DELTA_LENGTH) } }));
  }
  response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
});

announce(server, 'provider');
