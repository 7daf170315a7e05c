import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { parseEvent, readEvents } from './events.mjs';
import { promptOf, textOf } from './order.mjs';
import { addressOf, signUp } from './people.mjs';
import { FREE_STORIES, newGuest } from './story-service.mjs';

/** @typedef {import('./story-service.mjs').StoryService} StoryService */

/** Gives the headers of a reader's next request. @typedef {() => Promise<Record<string, string>>} Identity */

/** Default limit of simultaneous stories of one user. */
const AT_ONCE = 2;

/** A piece of some 250 bytes every 50 ms: 5 KB a second on the wire. */
const EVERY_MS = 50;
/** 10 to 30 seconds, so that streams end and begin all the time. */
const PIECES = { least: 200, most: 600 };

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** Readers who request one story after the other, and check every character. */
export class Readers {
  #service;
  #agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  #guests = 0;
  #stories = 0;
  #over = false;
  /** Open streams that have sent text. */
  flowing = 0;
  whole = 0;
  bytes = 0;
  /** Faults in stories. @type {string[]} */
  faults = [];

  /** @param {StoryService} service */
  constructor(service) {
    this.#service = service;
  }

  /** Half of the readers are signed in, two to an account. @param {number} count @returns {Promise<Identity[]>} */
  async identities(count) {
    /** @type {Identity[]} */
    const identities = [];
    for (let number = 0; identities.length < count / 2; number += 1) {
      const { token } = await signUp(this.#service, number);
      const { key } = this.#service;
      const headers = { apikey: key, authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(number) };
      for (let at = 0; at < AT_ONCE; at += 1) identities.push(async () => headers);
    }
    while (identities.length < count) identities.push(this.#guest());
    return identities;
  }

  /** A guest who gets a new token when the free stories are used up. @returns {Identity} */
  #guest() {
    /** @type {Record<string, string>} */
    let headers = {};
    let left = 0;
    return async () => {
      if (left === 0) {
        this.#guests += 1;
        headers = await newGuest(this.#service, 1000 + this.#guests);
        left = FREE_STORIES;
      }
      left -= 1;
      return headers;
    };
  }

  /** Requests stories until {@link stop} is called, and finishes the last one. @param {Identity} identity */
  async read(identity) {
    while (!this.#over) {
      try {
        await this.#story(await identity());
      } catch (error) {
        this.faults.push(String(error));
      }
    }
  }

  /** @param {Record<string, string>} headers */
  async #story(headers) {
    this.#stories += 1;
    const story = this.#stories;
    const pieces = PIECES.least + ((story * 7919) % (PIECES.most - PIECES.least));
    const order = { story, pauseMs: 100, pieces, everyMs: EVERY_MS };
    let text = '';
    let end = 'no end';
    const body = { prompt: promptOf(order), runId: crypto.randomUUID() };
    const url = `${this.#service.origin}/functions/v1/generate-story`;
    await readEvents(url, { agent: this.#agent, headers, body }, (event) => {
      const { name, data } = parseEvent(event);
      this.bytes += Buffer.byteLength(event) + 2;
      if (name === 'delta') {
        if (text === '') this.flowing += 1;
        text += data.text;
      } else if (name !== 'start') end = `${name} ${data.reason ?? `${data.code}: ${data.message}`}`;
    }).finally(() => {
      if (text !== '') this.flowing -= 1;
    });
    if (end !== 'end complete') this.faults.push(`Story ${story} ends with ${end}`);
    else if (sha256(text) !== sha256(textOf(order))) this.faults.push(`Story ${story} did not arrive as it was sent`);
    else this.whole += 1;
  }

  stop() {
    this.#over = true;
  }

  close() {
    this.#agent.destroy();
  }
}
