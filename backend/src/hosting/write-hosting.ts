import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSecrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { caddyFiles } from './caddy.ts';
import { cloudflareFiles } from './cloudflare.ts';
import type { HostedSite, HostFile } from './hosted-site.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { withPolicy } from './page-policy.ts';
import { fillPages, pathsIn, patternsOf } from './read-site.ts';

const HOSTS: Readonly<Record<string, (site: HostedSite) => readonly HostFile[]>> = {
  nginx: nginxFiles,
  caddy: caddyFiles,
  cloudflare: cloudflareFiles,
  netlify: netlifyFiles,
};

/** Hosts that run on the operator's machine, so that the local backend can stand behind them. */
const OWN_SERVERS = ['nginx', 'caddy'];

export interface HostingOptions {
  /** One of `nginx`, `caddy`, `cloudflare`, `netlify`. */
  readonly host: string;
  /** The folder of the assembled site, whose pages are filled. */
  readonly site: string;
  /** That folder as the host sees it, if elsewhere. */
  readonly root?: string | undefined;
  /** Addresses of the local backends, seen from the host: `http://127.0.0.1:4000`, which is also what none means. */
  readonly backends?: readonly string[] | undefined;
  /** Addresses of servers of the functions; without one, the backends run the functions. */
  readonly functions?: readonly string[] | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The key that browsers send: the one given, or the local backend's when this machine has its data folder. */
async function publishableKey({ dataFolder }: Settings, given: string | undefined): Promise<string | undefined> {
  if (given) return given;
  return existsSync(path.join(dataFolder, 'secrets.json')) ? (await loadSecrets(dataFolder)).publishableKey : undefined;
}

/**
 * Fills the pages of an assembled site and writes what its host needs.
 *
 * @param environment with `SUPABASE_URL` and `SUPABASE_PUBLISHABLE_KEY` when the data is on hosted Supabase
 * @returns paths of the written files, and what the operator still has to see to
 * @throws when the host is unknown, or `SITE_URL` is not set
 */
export async function writeHosting(
  { host, site, root = site, backends = ['http://127.0.0.1:4000'], functions = [] }: HostingOptions,
  settings: Settings,
  environment: Environment,
): Promise<{ written: readonly string[]; advice: readonly string[] }> {
  const filesFor = HOSTS[host];
  const { siteUrl: origin } = settings;
  if (!filesFor) throw new Error(`“${host}” is no known host. There are ${Object.keys(HOSTS).join(', ')}.`);
  if (!origin) throw new Error('SITE_URL must be the address of the site, because no server fills it in there.');
  const supabaseUrl = environment['SUPABASE_URL']?.trim() || undefined;
  const dataOrigin = supabaseUrl && new URL(supabaseUrl).origin;
  const key = await publishableKey(settings, environment['SUPABASE_PUBLISHABLE_KEY']?.trim());
  const advice: string[] = [];
  const hasBackend = OWN_SERVERS.includes(host) && !supabaseUrl;
  if (!supabaseUrl && !hasBackend)
    advice.push('SUPABASE_URL is not set: the pages will look for their data at the address of the site itself.');
  if (!key)
    advice.push(
      hasBackend
        ? 'The backend has not been started here, so its key is not known: start it once, or set SUPABASE_PUBLISHABLE_KEY, then assemble again.'
        : 'SUPABASE_PUBLISHABLE_KEY is not set: the data will refuse every page.',
    );
  const configuration = {
    supabaseUrl: dataOrigin ?? origin.origin,
    ...(key && { publishableKey: key }),
    passwordMinLength: settings.passwordMinLength,
    ...(hasBackend && { moduleReports: true }),
    ...(hasBackend && !settings.provider && { demo: true }),
  };
  const before = await pathsIn(site);
  const policies = await fillPages(site, before, configuration, dataOrigin);
  if (host === 'netlify') {
    for (const [file, policy] of policies) {
      const target = path.join(site, file);
      await writeFile(target, withPolicy(await readFile(target, 'utf8'), policy));
    }
  }
  const files = filesFor({
    origin,
    root: path.resolve(root),
    dataOrigin,
    backends: hasBackend ? backends : [],
    functions: hasBackend ? functions : [],
    policies,
    files: before,
    patterns: await patternsOf(site),
  });
  const written: string[] = [];
  for (const { name, text, isInSite } of files) {
    const target = isInSite ? path.join(site, name) : `${path.resolve(site)}.${name}`;
    await writeFile(target, text);
    written.push(target);
  }
  return { written, advice };
}
