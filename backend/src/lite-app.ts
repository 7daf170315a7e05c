import { App, type Connection, type EmailDriver } from '@supabase/lite';
import { SESSION_LIMITS } from '@storyloom/shared/domain';
import { hashInThreads } from './auth/password-hashing.ts';
import { assertGrantsKept, keepGrants, readTableGrants } from './database/grants.ts';
import type { Database } from './database/database.ts';
import { restarting } from './http/json-error.ts';
import { limitLargeWrites } from './large-writes.ts';
import { LINK_DIGITS, LINK_SECONDS } from './mail/mail-link.ts';
import type { Secrets } from './secrets.ts';

/** The Supabase API in this process: `/auth/v1` and `/rest/v1`. */
export interface LiteApp {
  fetch(request: Request): Promise<Response>;
}

export interface LiteOptions {
  readonly secrets: Secrets;
  /** The origin of links in emails. */
  readonly siteUrl: string;
  readonly mail: EmailDriver;
  readonly passwordMinLength: number;
}

type Configuration = ConstructorParameters<typeof App>[0];

function configuration(
  connection: Connection,
  { secrets, siteUrl, mail, passwordMinLength }: LiteOptions,
): Configuration {
  return {
    connection,
    auth: {
      enabled: true,
      enable_signup: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      minimum_password_length: passwordMinLength,
      sessions: {
        inactivity_timeout: `${SESSION_LIMITS.inactiveDays * 24}h`,
        timebox: `${SESSION_LIMITS.totalDays * 24}h`,
      },
      email: {
        enable_signup: true,
        enable_confirmations: false,
        // Otherwise Lite sends the link to the old address, and the new one is never verified.
        double_confirm_changes: false,
        otp_length: LINK_DIGITS,
        otp_expiry: LINK_SECONDS,
      },
    },
    api: { enabled: true, schemas: ['public'], max_rows: 100 },
    studio: { enabled: false },
    options: {
      // No admin mode: a local client has no special rights.
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email: mail },
    },
  } as Configuration;
}

/**
 * Starts Lite on a migrated database, and checks two defences that older versions of Lite removed.
 * @throws when a request without a key is answered, or when grants were widened.
 */
export async function startLiteApp(database: Database, options: LiteOptions): Promise<LiteApp> {
  const { secrets, siteUrl } = options;
  hashInThreads();
  const app = new App(configuration(database.connection, options));
  await app.init();
  keepGrants(database);
  const grants = await readTableGrants(database);
  const write = limitLargeWrites(secrets.jwtSecret);
  const lite: LiteApp = {
    async fetch(request) {
      const life = database.life?.();
      const answer = await write(request, async () => app.fetch(request, { peerAddress: null }));
      const isLost = answer.status === 500 && (life !== database.life?.() || database.isReady?.() === false);
      return isLost ? restarting() : answer;
    },
  };
  await assertKeyNeeded(lite, siteUrl);
  await warmUp(lite, secrets, siteUrl);
  await assertGrantsKept(database, grants);
  return lite;
}

async function assertKeyNeeded(lite: LiteApp, siteUrl: string): Promise<void> {
  const { status } = await lite.fetch(new Request(new URL('/rest/v1/user_stories?limit=1', siteUrl)));
  if (status !== 401)
    throw new Error(`A request without a key was answered with ${status}, so the server does not start.`);
}

/**
 * Sends a first request, for which Lite reads the schema, and after which older versions widened grants. It also saves the
 * first visitor the wait, and shows that the keys and the database work together.
 */
async function warmUp(lite: LiteApp, secrets: Secrets, siteUrl: string): Promise<void> {
  const headers = { apikey: secrets.secretKey };
  const { status } = await lite.fetch(
    new Request(new URL('/rest/v1/user_stories?select=id&limit=1', siteUrl), { headers }),
  );
  if (status !== 200)
    throw new Error(`The data interface answered ${status} to its first request, so the server does not start.`);
}
