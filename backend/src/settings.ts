import { BlockList } from 'node:net';
import path from 'node:path';
import { isEmailAddress, PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from '@storyloom/shared/domain';
import { operatorLimitsFromEnv, providerFromEnv } from '@storyloom/functions/config';
import { readTrustedProxies } from './rate-limit/trusted-proxies.ts';

/** How the process runs, read once from the environment. */
export interface Settings {
  readonly host: string;
  /** 0 lets the system choose, which tests use. */
  readonly port: number;
  /** Folder of the lock, the secrets and the PGlite database. */
  readonly dataFolder: string;
  /** A Postgres server to use in place of PGlite. */
  readonly databaseUrl?: string;
  readonly provider?: ReturnType<typeof providerFromEnv> & object;
  /** Pace of the demo storyteller; 0 for full speed. */
  readonly demoWordsPerSecond?: number;
  /** Time limits of a story, and guards against heavy use; what is not set has the service's standard. */
  readonly operatorLimits: ReturnType<typeof operatorLimitsFromEnv>;
  /** The address that people use, when it is not the one above. */
  readonly siteUrl?: URL;
  /** Proxies whose word on the address of a visitor is taken; none when empty. */
  readonly trustedProxies: BlockList;
  /** Fewest characters of a password that someone chooses. */
  readonly passwordMinLength: number;
  /** Email addresses of the people who moderate, as their accounts have them. */
  readonly operators: readonly string[];
  /** Folder of the assembled site. */
  readonly siteFolder: string;
  /** Development only: serves `/storyloom-config.json` to the Vite dev server. */
  readonly development: boolean;
}

/** Names every bad variable at once, so that nobody fixes them one restart at a time. */
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
  // `.env` files often hold `NAME=` for "not set".
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
    // The value is not repeated: a database address holds a password.
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
    siteFolder: path.resolve(workingFolder, read('STORYLOOM_SITE') ?? 'dist'),
    development: read('STORYLOOM_DEV') === '1',
  };
}
