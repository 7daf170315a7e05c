// A bucket that speaks the protocol of Amazon S3.
import { AwsClient } from 'aws4fetch';
import { unescape } from 'html-escaper';
import { SetupError } from '../setup.mjs';

/**
 * @typedef {{ key: string, etag: string, size: number, changed: number }} Listed `key` below the prefix; `changed`: milliseconds since 1970
 * @typedef {object} Bucket
 * @property {string} address as the user wrote it
 * @property {() => Promise<readonly Listed[]>} list
 * @property {(key: string) => Promise<{ body: Buffer, etag: string } | undefined>} get
 * @property {(key: string, body: Buffer, headers: Readonly<Record<string, string>>) => Promise<boolean>} put false when a condition in
 *   the headers does not hold
 * @property {(key: string) => Promise<void>} remove
 */

/** Answers to a put whose condition does not hold, and to one during another. */
const NOT_MET = [409, 412];

/** @param {string} xml @param {string} name @returns {readonly string[]} contents of all elements of this name */
const elements = (xml, name) =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, content = '']) => content);

/** @param {string} xml @param {string} name */
const element = (xml, name) => unescape(elements(xml, name)[0] ?? '');

/** @param {Readonly<Record<string, string | undefined>>} environment @throws {SetupError} that names what is missing */
function clientOf({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION, AWS_DEFAULT_REGION }) {
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new SetupError('A release to a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    service: 's3',
    region: AWS_REGION || AWS_DEFAULT_REGION || 'us-east-1',
    retries: 3,
  });
}

/**
 * A place in a bucket, with the credentials of the usual variables; `AWS_ENDPOINT_URL` names a server other than Amazon's.
 *
 * @param {string} to `s3://bucket/prefix`
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Bucket}
 * @throws {SetupError} when a variable is missing, and from every call that is refused
 */
export function openBucket(to, environment) {
  const [, name, path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(to) ?? [];
  if (!name) throw new SetupError(`“${to}” is no bucket: write s3://bucket/prefix.`);
  const client = clientOf(environment);
  const region = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || 'us-east-1';
  const endpoint = environment['AWS_ENDPOINT_URL'] || `https://s3.${region}.amazonaws.com`;
  const base = `${endpoint.replace(/\/+$/, '')}/${name}`;
  const folder = path.replace(/\/+$/, '');
  const prefix = folder && `${folder}/`;
  const urlOf = (/** @type {string} */ key) => `${base}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`;

  /** @param {string} url @param {RequestInit} init @param {readonly number[]} [expected] statuses besides those of success */
  async function ask(url, init, expected = []) {
    const response = await client.fetch(url, init).catch((cause) => {
      throw new SetupError(`${to} can’t be reached: ${cause.cause?.message ?? cause.message}.`);
    });
    if (response.ok || expected.includes(response.status)) return response;
    const reason = element(await response.text(), 'Message');
    const what = decodeURIComponent(new URL(url).pathname);
    throw new SetupError(
      `${to}: ${init.method} of ${what} was answered with ${response.status}${reason && `: ${reason}`}.`,
    );
  }

  return {
    address: to,
    async list() {
      const found = [];
      for (let token = ''; ;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
        const xml = await (await ask(`${base}?${query}`, { method: 'GET' })).text();
        for (const entry of elements(xml, 'Contents'))
          found.push({
            key: element(entry, 'Key').slice(prefix.length),
            etag: element(entry, 'ETag'),
            size: Number(element(entry, 'Size')),
            changed: Date.parse(element(entry, 'LastModified')),
          });
        token = element(xml, 'NextContinuationToken');
        if (!token) return found.filter(({ key }) => key !== '' && !key.endsWith('/'));
      }
    },
    async get(key) {
      const response = await ask(urlOf(key), { method: 'GET' }, [404]);
      if (response.status === 404) return undefined;
      return { body: Buffer.from(await response.arrayBuffer()), etag: response.headers.get('etag') ?? '' };
    },
    async put(key, body, headers) {
      const response = await ask(urlOf(key), { method: 'PUT', body: new Uint8Array(body), headers }, NOT_MET);
      return response.ok;
    },
    async remove(key) {
      await ask(urlOf(key), { method: 'DELETE' }, [404]);
    },
  };
}
