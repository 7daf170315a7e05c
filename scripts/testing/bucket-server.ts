import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { filesIn } from '../lib/site-folder.mjs';

interface Stored {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly changed: number;
}

const PREFIX = '/stories/a site/';
/** Small, so that a list has several pages. */
const PAGE = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

const tagOf = ({ body }: Stored) => `"${createHash('md5').update(body).digest('hex')}"`;
const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A server that speaks the part of the S3 protocol that a release uses, over HTTP. Signatures are not verified. */
export class BucketServer {
  /** By key below the prefix. */
  readonly files = new Map<string, Stored>();
  /** Every change, as `PUT remotes.json`. */
  readonly changes: string[] = [];
  /** Called with each request before it is answered; a returned status refuses it. */
  before: (method: string, key: string) => Promise<number | undefined> | number | undefined = () => undefined;
  readonly address = 's3://stories/a site';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** A bucket with the files of a folder, as if they had been stored yesterday. */
  static async with(folder: string): Promise<BucketServer> {
    const bucket = new BucketServer();
    for (const file of await filesIn(folder)) {
      const body = await readFile(join(folder, file));
      bucket.files.set(file, { body, headers: {}, changed: Date.now() - DAY_MS });
    }
    await new Promise<void>((resolve) => bucket.#server.listen(0, '127.0.0.1', resolve));
    return bucket;
  }

  /** The variables that lead a release here. */
  get environment(): Readonly<Record<string, string>> {
    const AWS_ENDPOINT_URL = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return { AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_REGION: 'eu-west-1' };
  }

  text(key: string): string {
    return this.files.get(key)?.body.toString() ?? '';
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.invalid');
    const body = await buffer(request);
    const path = decodeURIComponent(pathname);
    const key = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
    const refused = headers.authorization?.startsWith('AWS4-HMAC-SHA256') ? await this.before(method, key) : 403;
    const end = (status: number, content: string | Buffer = '', fields: Readonly<Record<string, string>> = {}) =>
      response.writeHead(status, fields).end(content);
    if (refused) return void end(refused, '<Error><Message>Refused by the test</Message></Error>');
    if (searchParams.get('list-type') === '2') return void end(200, this.#list(searchParams));
    const stored = this.files.get(key);
    if (method === 'GET') return void (stored ? end(200, stored.body, { etag: tagOf(stored) }) : end(404));
    if (method === 'DELETE') this.files.delete(key);
    else if (!this.#store(key, body, headers)) return void end(412);
    this.changes.push(`${method} ${key}`);
    end(method === 'DELETE' ? 204 : 200);
  }

  #store(key: string, body: Buffer, headers: IncomingMessage['headers']): boolean {
    const stored = this.files.get(key);
    const expected = headers['if-match'];
    if (expected !== undefined && (!stored || tagOf(stored) !== expected)) return false;
    if (headers['if-none-match'] === '*' && stored) return false;
    const kept = ['content-type', 'cache-control', 'content-encoding'];
    const given = kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
    this.files.set(key, { body, headers: Object.fromEntries(given), changed: Date.now() });
    return true;
  }

  #list(query: URLSearchParams): string {
    const [prefix, token] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const entries = [...this.files]
      .map(([key, stored]) => [`a site/${key}`, stored] as const)
      .filter(([key]) => key.startsWith(prefix) && key > token)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const page = entries.slice(0, PAGE).map(([key, stored]) => {
      const changed = new Date(stored.changed).toISOString();
      return `<Contents><Key>${xmlText(key)}</Key><LastModified>${changed}</LastModified><ETag>${xmlText(tagOf(stored))}</ETag><Size>${stored.body.length}</Size></Contents>`;
    });
    const [last] = entries[PAGE - 1] ?? [''];
    const next = entries.length > PAGE ? `<NextContinuationToken>${xmlText(last)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
  }
}
