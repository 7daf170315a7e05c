import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, inject } from 'vitest';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface KillableServer {
  readonly child: ChildProcess;
  readonly url: string;
  /** From the start to the first answer. */
  readonly ms: number;
}

/** Starts the built server as a process of its own, which ends with the test. */
export async function startKillable(folder: string): Promise<KillableServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(inject('builtFolder'), 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', STORYLOOM_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  child.stderr.on('data', (data) => (printed += String(data)));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /^Storyloom is ready at (\S+)$/m.exec(String(data))?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${printed}`)));
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  return { child, url, ms: performance.now() - started };
}

/** Ends a server as a power failure would. */
export async function killServer({ child }: KillableServer): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** The keys of the server that has this data folder. */
export const keysOf = async (folder: string): Promise<Keys> =>
  JSON.parse(await readFile(path.join(folder, 'secrets.json'), 'utf8')) as Keys;

/** Signs a new user up. */
export async function signUp(url: string, key: string): Promise<{ token: string; id: string }> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'correct horse' }),
  });
  const body = (await response.json()) as { access_token: string; user: { id: string } };
  return { token: body.access_token, id: body.user.id };
}
