import type { DrawPicture } from '@storyloom/functions/draw-picture';
import type { ServiceDeps } from '@storyloom/functions/handlers';
import { createSharePages } from '@storyloom/functions/share-pages';
import { createHandlers } from '@storyloom/functions/handlers';
import { createAuthHandler } from './auth/auth-handler.ts';
import { accountChanges } from './auth/account-changes.ts';
import { accountSessions } from './auth/account-sessions.ts';
import { afterSecondStep, addFactors, addFactorsToAccount, addLevel } from './auth/assurance.ts';
import { beginSession } from './auth/begin-session.ts';
import { changeAccount } from './auth/change-account.ts';
import { chosenAddress } from './auth/chosen-address.ts';
import { chosenPassword } from './auth/chosen-password.ts';
import { currentPasswords } from './auth/current-password.ts';
import { type ComparePassword, constantTimeSignIn, passwordChecks } from './auth/constant-time-sign-in.ts';
import { passwordQueue } from './auth/password-hashing.ts';
import { provePassword } from './auth/password-proof.ts';
import { enumerationSafeEmailChange } from './auth/enumeration-safe-email-change.ts';
import { enumerationSafeRecovery } from './auth/enumeration-safe-recovery.ts';
import { redeemCode } from './auth/redeem-code.ts';
import { renewSession } from './auth/renew-session.ts';
import { secondFactorHandler } from './auth/second-factor-handler.ts';
import { secondFactors } from './auth/second-factors.ts';
import { signUpOnce } from './auth/sign-up-once.ts';
import { verifiedClaims } from './auth/verified-claims.ts';
import { callFunction } from './database/call-function.ts';
import type { Database } from './database/database.ts';
import type { Handler } from './http/handler.ts';
import { createProviderFetch } from './http/provider-fetch.ts';
import type { Services } from './gateway/gateway-options.ts';
import { habitFile } from './habit-file.ts';
import type { LiteApp } from './lite-app.ts';
import type { Log } from './log.ts';
import type { StoryMetrics } from './metrics/story-metrics.ts';
import type { SendMail } from './mail/mailbox.ts';
import { isReservedAddress } from './operator/operators.ts';
import type { PendingWork } from './pending-work.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export type HandlerFactory = (deps: ServiceDeps) => Readonly<Record<string, Handler>>;

// The renderer is large, and most servers never draw a picture.
const drawHere: DrawPicture = async (story) => (await import('./site/picture-thread.ts')).default(story);

/** Lets the functions reach Supabase inside this process, and no other address. */
function inProcessFetch(supabase: Handler): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!/^\/(?:auth|rest)\/v1\//.test(pathname)) throw new TypeError(`No in-process service at ${pathname}`);
    return supabase(request);
  };
}

interface ServiceParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly createHandlers?: HandlerFactory | undefined;
  readonly comparePassword?: ComparePassword | undefined;
  readonly drawPicture?: DrawPicture | undefined;
  readonly secrets: Secrets;
  readonly database: Database;
  readonly lite: LiteApp;
  readonly url: string;
  readonly pending: PendingWork;
  readonly sendMail: SendMail;
  readonly stories: StoryMetrics;
  readonly answerDemo: ServiceDeps['answerDemo'];
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
}

function createSupabase(parts: ServiceParts): Handler {
  const { log, secrets, database, lite, pending, sendMail } = parts;
  const checks = passwordChecks(database, parts.comparePassword);
  const supabase: Handler = (request) => lite.fetch(request);
  const changes = accountChanges(database);
  const sessions = accountSessions(database);
  const factors = secondFactors(database);
  const hasPassword = async (email: string): Promise<boolean> =>
    (await checks.hasPassword(email)) || (await isReservedAddress(database, email));
  const requirePassword = currentPasswords(database, { comparePassword: parts.comparePassword });
  const session = (handler: Handler): Handler => addLevel(handler, factors, secrets.jwtSecret);
  const change = (handler: Handler): Handler => addFactors(afterSecondStep(handler, factors), factors);
  const queued = passwordQueue();
  return createAuthHandler({
    supabase: addFactorsToAccount(supabase, factors),
    signIn: session(
      beginSession(provePassword(queued(constantTimeSignIn({ supabase, ...checks })), secrets.jwtSecret), sessions),
    ),
    signUp: session(
      beginSession(chosenAddress(chosenPassword(queued(signUpOnce(supabase, { hasPassword })))), sessions),
    ),
    renew: session(renewSession(supabase, sessions)),
    recover: enumerationSafeRecovery({ supabase, defer: pending.add, log }),
    changeAccount: change(chosenPassword(queued(changeAccount({ supabase, changes, sessions, requirePassword })))),
    changeEmail: change(
      chosenAddress(
        queued(enumerationSafeEmailChange({ supabase, changes, requirePassword, sendMail, defer: pending.add, log })),
      ),
    ),
    redeem: session(beginSession(redeemCode({ supabase, changes, sessions }), sessions)),
    secondFactor: secondFactorHandler({ supabase, factors, jwtSecret: secrets.jwtSecret }),
  });
}

/** The services of the gateway once the database is open. */
export function createServices(parts: ServiceParts): Services {
  const { settings, log, secrets, database, url, pending, stories, stopping } = parts;
  const supabase = createSupabase(parts);
  const deps: ServiceDeps = {
    config: {
      supabaseUrl: url,
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      guestSecret: secrets.guestSecret,
      ...settings.operatorLimits,
      ...(settings.provider && { provider: settings.provider }),
      ...(settings.demoWordsPerSecond !== undefined && { demoWordsPerSecond: settings.demoWordsPerSecond }),
    },
    fetch: inProcessFetch(supabase),
    providerFetch: createProviderFetch(),
    ...(parts.answerDemo && { answerDemo: parts.answerDemo }),
    verifyToken: (token) => verifiedClaims(token, secrets.jwtSecret),
    callFunction: (name, args) => callFunction(database, name, args),
    defer: pending.add,
    habits: habitFile(settings.dataFolder),
    stopping,
    log(entry) {
      stories.hear(entry);
      log({ level: 'info', event: 'function', ...entry });
    },
  };
  const functions = (parts.createHandlers ?? createHandlers)(deps);
  return {
    supabase,
    cancels: parts.database.cancels,
    isReady: () => parts.database.isReady?.() ?? true,
    functions: stories.watch(functions),
    sharePages: createSharePages(deps, parts.drawPicture ?? drawHere),
  };
}
