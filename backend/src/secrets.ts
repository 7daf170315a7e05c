import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateApiKey } from '@supabase/lite';

/** Made at the first start and kept: changing one would end all sessions or make every guest a new one. */
export interface Secrets {
  readonly jwtSecret: string;
  /** Public by design; the browser sends it. */
  readonly publishableKey: string;
  /** Passes row level security; never leaves the process. */
  readonly secretKey: string;
  readonly guestSecret: string;
}

async function createSecrets(): Promise<Secrets> {
  return {
    jwtSecret: randomBytes(32).toString('base64url'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    guestSecret: randomBytes(32).toString('base64url'),
  };
}

function parseSecrets(text: string): Secrets | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { jwtSecret, publishableKey, secretKey, guestSecret } = value as Record<string, unknown>;
  const parts = [jwtSecret, publishableKey, secretKey, guestSecret];
  return parts.every((part) => typeof part === 'string' && part.length >= 20) ? (value as Secrets) : undefined;
}

/** Writes new secrets to a file that does not exist yet. Of several processes that do so at once, one succeeds. */
async function writeSecrets(file: string): Promise<void> {
  // Written under another name and linked, so that no other process reads half a file, and a crash leaves none.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, `${JSON.stringify(await createSecrets(), null, 2)}\n`, { mode: 0o600 });
  try {
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own);
  }
}

async function readSecrets(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Reads `secrets.json`, or writes it at the first start. Several servers on one Postgres may share the folder.
 * @throws when the file is damaged: new secrets would silently end all sessions.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  let text = await readSecrets(file);
  if (text === undefined) {
    await writeSecrets(file);
    text = await readFile(file, 'utf8');
  }
  try {
    const secrets = parseSecrets(text);
    if (secrets) return secrets;
  } catch {
    // Falls through to the message below, because a JSON error would quote the file.
  }
  throw new Error(
    `${file} is damaged. Restore it, or delete it to make new secrets (everyone must then sign in again).`,
  );
}
