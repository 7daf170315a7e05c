import { ceilingWarning } from '@storyloom/functions/config';
import { createAudit } from './audit.ts';
import type { ComparePassword } from './auth/constant-time-sign-in.ts';
import { openDataFolder, prepareDataFolder } from './data-folder.ts';
import { holdDataFolder } from './data-folder-lock.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { openPostgres } from './database/open-postgres.ts';
import { startPurging } from './database/purging.ts';
import { shareSecrets } from './database/same-secrets.ts';
import type { SessionWatch } from './database/session-watch.ts';
import { startStatistics } from './database/statistics.ts';
import { startVacuuming } from './database/vacuuming.ts';
import { refuseCostlyQueries } from './gateway/costly-queries.ts';
import { createGateway } from './gateway/gateway.ts';
import type { Services } from './gateway/gateway-options.ts';
import { watchDelay } from './gateway/overload.ts';
import { listen } from './http-server.ts';
import type { Log } from './log.ts';
import { createLogMarks } from './log-marks.ts';
import { isLoopback } from './loopback.ts';
import { createInbox } from './mail/inbox.ts';
import { createMailbox, createMailDriver, createMailSender } from './mail/mailbox.ts';
import { createServerMetrics } from './metrics/server-metrics.ts';
import { appointOperators } from './operator/operators.ts';
import { createAuthLimits } from './rate-limit/auth-limits.ts';
import { createServiceLimits } from './rate-limit/service-limits.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { createPendingWork } from './pending-work.ts';
import type { HandlerFactory } from './services.ts';
import type { Settings } from './settings.ts';
import { createPicturePool } from './site/picture-pool.ts';
import { createSite } from './site/site.ts';
import { createStorytellerPool } from './storyteller-pool.ts';

/** The options that differ between the built server and tests. */
export interface ServerOptions {
  readonly log: Log;
  readonly migrationsFolder: string;
  /** The built `database/pglite-thread.ts`, in which the embedded database runs. */
  readonly threadFile: string;
  /** The built `storyteller-thread.ts`. Without it the demo storyteller runs in the main thread. */
  readonly storytellerFile?: string | undefined;
  /** The built `site/picture-thread.ts`. Without it the main thread draws the pictures of shared stories. */
  readonly pictureFile?: string | undefined;
  /** See `DatabaseSources`. */
  readonly imageFolder?: string | undefined;
  /** Like `imageFolder`, with the demo community; for servers that only this machine reaches. */
  readonly demoImageFolder?: string | undefined;
  readonly createHandlers?: HandlerFactory;
  /** Compares a password with a hash: bcrypt, unless a test counts the calls. */
  readonly comparePassword?: ComparePassword;
  /** Watches how late the event loop is; tests keep it busy themselves. */
  readonly watchDelay?: typeof watchDelay;
}

export interface RunningServer {
  readonly url: string;
  readonly secrets: Secrets;
  readonly database: Database;
  /** Lets running answers finish, then closes the database and unlocks the data folder. */
  close(): Promise<void>;
}

/** Whether only this machine reaches the server: it listens on loopback and has no public name. */
function isForThisMachineOnly({ host, siteUrl }: Settings): boolean {
  return isLoopback(host) && (siteUrl === undefined || isLoopback(siteUrl.hostname));
}

/** Logged at the start, so that an operator who upgrades reads it before visitors are affected. */
const NO_TRUSTED_PROXIES =
  'SITE_URL is set and TRUSTED_PROXIES is not: visitors who come through a proxy share the limits of one person.';

/** A database that was copied from an image has no salt yet. */
const FILL_SALT = `update private.salt set value = gen_random_uuid()::text || gen_random_uuid()::text where value = ''`;

async function openDatabase(settings: Settings, options: ServerOptions, sessions: SessionWatch): Promise<Database> {
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, sessions)
    : await openDataFolder(settings.dataFolder, {
        migrationsFolder: options.migrationsFolder,
        threadFile: options.threadFile,
        sessions,
        onStop: (reason) => options.log({ level: 'warn', event: 'database_stopped', reason }),
        imageFolder: (isForThisMachineOnly(settings) && options.demoImageFolder) || options.imageFolder,
      });
  try {
    const applied = await migrate(database, options.migrationsFolder);
    await database.runScript(FILL_SALT);
    if (applied.length > 0) options.log({ level: 'info', event: 'migrated', files: applied });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads most of the server while the database opens in its thread: together they take as long as the longer one. */
async function loadParts() {
  const { createServices, startLiteApp, warmUp } = await import('./served-parts.ts');
  warmUp();
  return { createServices, startLiteApp };
}

/**
 * Starts the whole backend on one address and resolves when it is ready.
 * @throws {DataFolderInUseError | PortTakenError | OtherSecretsError} with a message for the operator; nothing is left behind then.
 */
export async function startServer(settings: Settings, options: ServerOptions): Promise<RunningServer> {
  const addressOf = (port: number): string =>
    `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  await prepareDataFolder(settings.dataFolder);
  // With a Postgres it has only secrets, and several servers may share it.
  const unlock = settings.databaseUrl
    ? () => {}
    : await holdDataFolder(settings.dataFolder, settings.port ? addressOf(settings.port) : undefined);
  // Undone in reverse, so that the folder stays locked until the database is closed.
  const undo: (() => Promise<void> | void)[] = [unlock];
  const close = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const secrets = await loadSecrets(settings.dataFolder);
    const configuration = (origin: string): object => ({
      supabaseUrl: origin,
      publishableKey: secrets.publishableKey,
      passwordMinLength: settings.passwordMinLength,
      moduleReports: true,
      ...(!settings.provider && { demo: true }),
    });
    let services: Services | undefined;
    const mailbox = createMailbox();
    const limits = { trustedProxies: settings.trustedProxies, now: () => performance.now() };
    const hasInbox = isForThisMachineOnly(settings);
    const hasUnknownProxy = !hasInbox && settings.siteUrl !== undefined && settings.trustedProxies.rules.length === 0;
    if (hasUnknownProxy) {
      options.log({ level: 'warn', event: 'no_trusted_proxies', advice: NO_TRUSTED_PROXIES });
    }
    const { provider, operatorLimits } = settings;
    const advice = ceilingWarning({ ...(provider && { provider }), guards: operatorLimits.guards });
    if (advice !== undefined) options.log({ level: 'warn', event: 'no_daily_ceiling', advice });
    const logMarks = createLogMarks({ jwtSecret: secrets.jwtSecret, trustedProxies: settings.trustedProxies });
    const audit = createAudit({ log: options.log, logMarks, jwtSecret: secrets.jwtSecret });
    const metrics = createServerMetrics(settings.siteFolder);
    const delay = (options.watchDelay ?? watchDelay)();
    undo.push(metrics.stop, delay.stop);
    const gateway = createGateway({
      host: settings.host,
      siteUrl: settings.siteUrl,
      trustedProxies: settings.trustedProxies,
      log: options.log,
      logMarks,
      services: () => services,
      site: createSite(settings.siteFolder, configuration, settings),
      browserConfiguration: settings.development ? configuration : undefined,
      guards: [audit, refuseCostlyQueries, createAuthLimits(limits), createServiceLimits(limits)],
      inbox: hasInbox ? createInbox(mailbox) : undefined,
      isLate: delay.isLate,
      onAnswer: metrics.onAnswer,
      metrics: { text: metrics.text, token: settings.metricsToken, isOpenToNetwork: !hasUnknownProxy },
      versions: metrics.versions,
      moduleReports: metrics.moduleReports,
    });
    // Listens first, so that a client can distinguish "starting" from "not there".
    const http = await listen(gateway.fetch, settings.host, settings.port, limits);
    undo.push(() => http.close());
    const url = addressOf(http.port);
    const opening = openDatabase(settings, options, metrics.sessions);
    const [database, { createServices, startLiteApp }] = await Promise.all([opening, loadParts()]);
    const { databaseUrl, dataFolder } = settings;
    const pending = createPendingWork();
    const stopping = new AbortController();
    undo.splice(
      1,
      0,
      () => database.close(),
      () => pending.settled(),
      startStatistics({ database, pending, log: options.log }),
      startVacuuming({ database, pending, log: options.log }),
      startPurging({ database, pending, log: options.log }),
    );
    if (databaseUrl) undo.splice(1, 0, await shareSecrets(databaseUrl, secrets, dataFolder));
    await appointOperators(database, { addresses: settings.operators, reserve: !hasInbox, log: options.log });
    const sendMail = createMailSender(mailbox, options.log, hasInbox ? `${url}/inbox` : undefined);
    const mail = createMailDriver(sendMail);
    const lite = await startLiteApp(database, {
      secrets,
      siteUrl: settings.siteUrl?.origin ?? url,
      mail,
      passwordMinLength: settings.passwordMinLength,
    });
    const storyteller =
      options.storytellerFile !== undefined && !provider ? createStorytellerPool(options.storytellerFile) : undefined;
    // After the connections, whose stories it may still have to write.
    if (storyteller) undo.splice(1, 0, () => storyteller.close());
    const pictures = options.pictureFile === undefined ? undefined : createPicturePool(options.pictureFile);
    if (pictures) undo.splice(1, 0, () => pictures.close());
    services = createServices({
      settings,
      answerDemo: storyteller?.answer,
      drawPicture: pictures?.draw,
      log: options.log,
      createHandlers: options.createHandlers,
      comparePassword: options.comparePassword,
      secrets,
      database,
      lite,
      url,
      pending,
      sendMail,
      stories: metrics.stories,
      stopping: stopping.signal,
    });
    undo.push(() => {
      services = undefined;
      stopping.abort();
    });
    database.limitStatements();
    return { url, secrets, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
