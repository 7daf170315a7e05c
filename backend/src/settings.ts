import { BlockList } from 'node:net';
import path from 'node:path';
import { isEmailAddress, PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from '@storyloom/shared/domain';
import { operatorLimitsFromEnv, providerFromEnv } from '@storyloom/functions/config';
import { readTrustedProxies } from './rate-limit/trusted-proxies.ts';

/** The settings of the process, read once from the environment. */
export interface Settings {
  readonly host: string;
  /** 0 lets the system choose, which tests use. */
  readonly port: number;
  /** The folder of the secrets and the PGlite database with its lock; with a Postgres, several servers may share it. */
  readonly dataFolder: string;
  /** A Postgres server to use instead of PGlite. */
  readonly databaseUrl?: string;
  readonly provider?: ReturnType<typeof providerFromEnv> & object;
  /** The pace of the demo storyteller; 0 for full speed. */
  readonly demoWordsPerSecond?: number;
  /** Time limits of stories, and guards against heavy use; unset ones have the service's defaults. */
  readonly operatorLimits: ReturnType<typeof operatorLimitsFromEnv>;
  /** The public address, when it is not the one above. */
  readonly siteUrl?: URL;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: BlockList;
  /** Minimum length of a new password. */
  readonly passwordMinLength: number;
  /** Email addresses of the accounts of operators. */
  readonly operators: readonly string[];
  /** Lets who sends it read the metrics from anywhere. */
  readonly metricsToken?: string;
  /** The folder of the assembled site. */
  readonly siteFolder: string;
  /** Development only: serves `/storyloom-config.json` to the Vite dev server. */
  readonly development: boolean;
}

/** Names every bad variable at once, so that they can be fixed before the next start. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {SettingsError} naming every variable that cannot be used. */
export function readSettings(environment: Environment, workingFolder = process.cwd()): Settings {
  const problems: string[] = [];
  // `.env` files often contain `NAME=` for "not set".
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;

  function number(name: string, minimum: number, maximum: number): number | undefined {
    const text = read(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && value >= minimum && value <= maximum) return value;
    problems.push(`${name} must be a number from ${minimum} to ${maximum}, not "${text}"`);
    return undefined;
  }

  function url(name: string, protocols: readonly string[]): URL | undefined {
    const text = read(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return new URL(text);
    // Without the value: a database address contains a password.
    problems.push(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return undefined;
  }

  const port = number('PORT', 0, 65_535) ?? 4000;
  if (!Number.isInteger(port)) problems.push('PORT must be a whole number');
  const passwordMinLength =
    number('PASSWORD_MIN_LENGTH', PASSWORD_MIN_LENGTH, PASSWORD_MAX_BYTES) ?? PASSWORD_MIN_LENGTH;
  if (!Number.isInteger(passwordMinLength)) problems.push('PASSWORD_MIN_LENGTH must be a whole number');
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const siteUrl = url('SITE_URL', ['http:', 'https:']);
  url('AI_BASE_URL', ['http:', 'https:']);
  const demoWordsPerSecond = number('DEMO_WORDS_PER_SECOND', 0, 100_000);
  const provider = providerFromEnv(read);
  let trustedProxies = new BlockList();
  const proxies = read('TRUSTED_PROXIES');
  try {
    if (proxies !== undefined) trustedProxies = readTrustedProxies(proxies);
  } catch (error) {
    problems.push(`TRUSTED_PROXIES: ${error instanceof Error ? error.message : String(error)}`);
  }
  const operators = (read('OPERATORS') ?? '')
    .split(',')
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address !== '');
  for (const address of operators) {
    if (!isEmailAddress(address))
      problems.push(`OPERATORS must be email addresses with commas between them; "${address}" is not one`);
  }
  const metricsToken = read('METRICS_TOKEN');
  if (metricsToken !== undefined && !/^\S{16,}$/.test(metricsToken))
    problems.push('METRICS_TOKEN must have at least 16 characters, and no spaces');
  let operatorLimits: Settings['operatorLimits'] = { limits: {}, guards: {} };
  try {
    operatorLimits = operatorLimitsFromEnv(read);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  if (problems.length > 0) throw new SettingsError(problems);

  return {
    host: read('HOST') ?? '127.0.0.1',
    port,
    dataFolder: path.resolve(workingFolder, read('STORYLOOM_DATA') ?? '.storyloom'),
    ...(databaseUrl && { databaseUrl: databaseUrl.href }),
    ...(provider && { provider }),
    ...(demoWordsPerSecond !== undefined && { demoWordsPerSecond }),
    operatorLimits,
    ...(siteUrl && { siteUrl }),
    trustedProxies,
    passwordMinLength,
    operators,
    ...(metricsToken !== undefined && { metricsToken }),
    siteFolder: path.resolve(workingFolder, read('STORYLOOM_SITE') ?? 'dist'),
    development: read('STORYLOOM_DEV') === '1',
  };
}
