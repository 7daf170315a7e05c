import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ownTurn } from '../http/own-turn.ts';
import { fileTag } from './caching.ts';
import { compress } from './compress.ts';
import { contentType } from './content-types.ts';
import type { Encoding } from './encoding.ts';
import type { FoundFile } from './find-file.ts';
import { type OwnOrigins, originsInUse } from './origins.ts';
import { preparePage, SITE_ORIGIN } from './page.ts';

/** A file for any origin. */
interface Template {
  /** The bytes between the places of the origin. */
  readonly parts: readonly Buffer[];
  readonly hash: string;
  readonly contentSecurityPolicy: string | undefined;
}

interface Kept<T> {
  readonly tag: string;
  readonly value: Promise<T>;
}

interface PreparedPage {
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  readonly body: () => Promise<Buffer>;
}

/** More than files × origins in use × encodings. */
const KEPT_MAX = 1500;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Makes a value once for each state of its file, however many ask for it at the same time. */
function keep<T>(values: Map<string, Kept<T>>, key: string, tag: string, make: () => Promise<T>): Promise<T> {
  const known = values.get(key);
  const { value } = known?.tag === tag ? known : { value: make() };
  // The last one to be dropped.
  values.delete(key);
  values.set(key, { tag, value });
  const [oldest] = values.keys();
  if (values.size > KEPT_MAX && oldest !== undefined) values.delete(oldest);
  if (known?.tag !== tag) value.catch(() => values.delete(key));
  return value;
}

/** Fills in the origin, which canonical addresses, feeds and site maps need and only the server knows. */
function withOrigin({ parts }: Template, origin: string): Buffer {
  const name = Buffer.from(origin);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [name, part])));
}

/** Prepares pages, feeds and site maps, and keeps them for the origins in use. Those of invented ports are not compressed. */
export function createPreparedPages(configuration: (origin: string) => object, own: OwnOrigins) {
  const isInUse = originsInUse(own);
  const templates = new Map<string, Kept<Template>>();
  const pages = new Map<string, Kept<Buffer>>();

  async function readTemplate(file: string): Promise<Template> {
    const text = await readFile(file, 'utf8');
    await ownTurn();
    const page = file.endsWith('.html') ? preparePage(text, configuration(SITE_ORIGIN)) : undefined;
    const filled = page?.html ?? text;
    const parts = filled.split(SITE_ORIGIN).map((part) => Buffer.from(part));
    return { parts, hash: hashOf(filled), contentSecurityPolicy: page?.contentSecurityPolicy };
  }

  const templateOf = ({ file, stats }: FoundFile): Promise<Template> =>
    keep(templates, file, fileTag(stats), () => readTemplate(file));

  async function preparedPage(found: FoundFile, origin: string, accepted: Encoding | undefined): Promise<PreparedPage> {
    const template = await templateOf(found);
    const isKept = isInUse(origin);
    const encoding = isKept ? accepted : undefined;
    const headers = {
      'content-type': contentType(found.file),
      ...(template.contentSecurityPolicy && { 'content-security-policy': template.contentSecurityPolicy }),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: `"${hashOf(`${template.hash} ${origin}`)}${encoding ? `-${encoding}` : ''}"`,
      ...(encoding && { 'content-encoding': encoding }),
    };
    async function prepare(): Promise<Buffer> {
      const page = withOrigin(template, origin);
      return encoding ? compress(page, encoding) : page;
    }
    const key = `${found.file} ${origin} ${encoding ?? ''}`;
    return { headers, body: () => (isKept ? keep(pages, key, fileTag(found.stats), prepare) : prepare()) };
  }

  return {
    preparedPage,
    /** The policy of a page, which only its own code satisfies. */
    policyOf: async (found: FoundFile): Promise<string> => (await templateOf(found)).contentSecurityPolicy ?? '',
  };
}
