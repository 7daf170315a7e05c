import type { ServiceDeps } from '@storyloom/functions/handlers';
import { createHandlers } from '@storyloom/functions/handlers';
import { openDataFolder, prepareDataFolder } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { openPostgres } from './database/open-postgres.ts';
import { createGateway, type Handler, type Services } from './gateway/gateway.ts';
import { listen } from './http-server.ts';
import { type LiteApp, startLiteApp } from './lite-app.ts';
import type { Log } from './log.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { createPendingWork, type PendingWork } from './pending-work.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site/site.ts';

export type HandlerFactory = (deps: ServiceDeps) => Readonly<Record<string, Handler>>;

/** What differs between the built server and a test. */
export interface ServerOptions {
  readonly log: Log;
  readonly migrationsFolder: string;
  /** See `DatabaseSources`. */
  readonly imageFolder?: string | undefined;
  readonly createHandlers?: HandlerFactory;
}

export interface RunningServer {
  readonly url: string;
  readonly secrets: Secrets;
  readonly database: Database;
  /** Lets running answers finish, then closes the database and frees the data folder. */
  close(): Promise<void>;
}

async function openDatabase(settings: Settings, options: ServerOptions): Promise<Database> {
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openDataFolder(settings.dataFolder, options);
  try {
    const applied = await migrate(database, options.migrationsFolder);
    if (applied.length > 0) options.log({ level: 'info', event: 'migrated', files: applied });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The functions reach Supabase without leaving the process, and no other address through this. */
function inProcessFetch(lite: LiteApp): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!/^\/(?:auth|rest)\/v1\//.test(pathname)) throw new TypeError(`No in-process service at ${pathname}`);
    return lite.fetch(request);
  };
}

interface ServiceParts {
  readonly settings: Settings;
  readonly options: ServerOptions;
  readonly secrets: Secrets;
  readonly lite: LiteApp;
  readonly url: string;
  readonly pending: PendingWork;
}

function createServices({ settings, options, secrets, lite, url, pending }: ServiceParts): Services {
  const functions = (options.createHandlers ?? createHandlers)({
    config: {
      supabaseUrl: url,
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      guestSecret: secrets.guestSecret,
      ...(settings.provider && { provider: settings.provider }),
      ...(settings.demoWordsPerSecond !== undefined && { demoWordsPerSecond: settings.demoWordsPerSecond }),
    },
    fetch: inProcessFetch(lite),
    providerFetch: fetch,
    defer: pending.add,
    log: (entry) => options.log({ level: 'info', event: 'function', ...entry }),
  });
  return { supabase: (request) => lite.fetch(request), functions };
}

/**
 * Starts the whole backend on one address and resolves when it is ready.
 * @throws {DataFolderInUseError | PortTakenError} with a message a person can act on; nothing is left behind then.
 */
export async function startServer(settings: Settings, options: ServerOptions): Promise<RunningServer> {
  const addressOf = (port: number): string =>
    `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  await prepareDataFolder(settings.dataFolder);
  const lock = await lockDataFolder(settings.dataFolder, settings.port ? addressOf(settings.port) : undefined);
  // An exit that skips the orderly way, such as a second Ctrl+C, must not leave the lock behind.
  process.once('exit', lock.release);
  // Undone in reverse, so that the folder stays locked until the database is closed.
  const undo: (() => Promise<void> | void)[] = [
    () => {
      lock.release();
      process.removeListener('exit', lock.release);
    },
  ];
  const close = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const secrets = await loadSecrets(settings.dataFolder);
    const configuration = (origin: string): object => ({ supabaseUrl: origin, publishableKey: secrets.publishableKey });
    let services: Services | undefined;
    const gateway = createGateway({
      host: settings.host,
      siteUrl: settings.siteUrl,
      log: options.log,
      services: () => services,
      site: createSite(settings.siteFolder, configuration),
      browserConfiguration: settings.development ? configuration : undefined,
    });
    // Listening comes first: whoever waits for the server can tell "starting" from "not there".
    const http = await listen(gateway.fetch, settings.host, settings.port);
    undo.push(() => http.close());
    const url = addressOf(http.port);
    const database = await openDatabase(settings, options);
    const pending = createPendingWork();
    undo.splice(
      1,
      0,
      () => database.close(),
      () => pending.settled(),
    );
    const lite = await startLiteApp(database, secrets, settings.siteUrl?.origin ?? url);
    services = createServices({ settings, options, secrets, lite, url, pending });
    undo.push(() => {
      services = undefined;
    });
    return { url, secrets, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
