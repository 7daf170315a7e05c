import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
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

/**
 * Reads `secrets.json`, or writes it at the first start.
 * @throws when the file is damaged: new secrets would silently end all sessions.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const secrets = await createSecrets();
    // Written under another name and renamed, so that a crash leaves no half file.
    await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
    return secrets;
  }
  try {
    const secrets = parseSecrets(text);
    if (secrets) return secrets;
  } catch {
    // Falls through to the message below, because a JSON error would quote the file.
  }
  throw new Error(`${file} is damaged. Restore it, or delete it to make new secrets (everybody must sign in again).`);
}
