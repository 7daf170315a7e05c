import { App, type Connection, type EmailDriver } from '@supabase/lite';
import { SESSION_LIMITS } from '@storyloom/shared/domain';
import { assertGrantsKept, keepGrants, readTableGrants } from './database/grants.ts';
import type { Database } from './database/database.ts';
import { LINK_DIGITS, LINK_SECONDS } from './mail/mail-link.ts';
import type { Secrets } from './secrets.ts';

/** The Supabase API in this process: `/auth/v1` and `/rest/v1`. */
export interface LiteApp {
  fetch(request: Request): Promise<Response>;
}

export interface LiteOptions {
  readonly secrets: Secrets;
  /** Origin that the links in mails lead to. */
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
        // Else Lite sends the one link that counts to the old address, and nobody knows whether the new one exists.
        double_confirm_changes: false,
        otp_length: LINK_DIGITS,
        otp_expiry: LINK_SECONDS,
      },
    },
    api: { enabled: true, schemas: ['public'], max_rows: 100 },
    studio: { enabled: false },
    options: {
      // Without admin mode and without a peer address nobody is trusted for being local.
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email: mail },
    },
  } as Configuration;
}

/**
 * Starts Lite on a migrated database and makes sure that the two defences it once undid are standing.
 * @throws when a request without a key is answered, or when grants were widened.
 */
export async function startLiteApp(database: Database, options: LiteOptions): Promise<LiteApp> {
  const { secrets, siteUrl } = options;
  const app = new App(configuration(database.connection, options));
  await app.init();
  keepGrants(database);
  const grants = await readTableGrants(database);
  const lite: LiteApp = { fetch: async (request) => app.fetch(request, { peerAddress: null }) };
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
 * The first real request reads the schema and is the one after which Lite used to widen grants. Made here, it also
 * spares the first visitor the wait and shows that the keys and the database work together.
 */
async function warmUp(lite: LiteApp, secrets: Secrets, siteUrl: string): Promise<void> {
  const headers = { apikey: secrets.secretKey };
  const { status } = await lite.fetch(
    new Request(new URL('/rest/v1/user_stories?select=id&limit=1', siteUrl), { headers }),
  );
  if (status !== 200)
    throw new Error(`The data interface answered ${status} to its first request, so the server does not start.`);
}
