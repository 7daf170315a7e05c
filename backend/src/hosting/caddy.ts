import { LOADS_NOTHING } from '../gateway/security-headers.ts';
import { CONTENT_TYPES } from '../site/content-types.ts';
import type { HostedSite, HostFile } from './hosted-site.ts';
import {
  BACKEND_PATHS,
  CACHE_RULES,
  commonHeaders,
  FUNCTIONS_PATH,
  HIDDEN,
  literal,
  MISSING_FILE,
  NAMED_FILE,
  pageSources,
} from './rules.ts';

const quoted = (text: string): string => `\`${text}\``;

function map(source: string, variable: string, lines: readonly (readonly [key: string, value: string])[]): string[] {
  const entries = lines.map(([key, value]) => `${key === 'default' ? key : quoted(key)} ${quoted(value)}`);
  return block(`map ${source} ${variable}`, entries);
}

const NAMED = quoted(NAMED_FILE);

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/**
 * Asks one of several servers. A request goes to another when the first cannot be reached, and also later when it only reads. No
 * server is left out for failures: those that one user's requests cause would leave out all of them.
 */
function proxy(addresses: readonly string[], own: readonly string[] = []): string[] {
  const among = ['lb_policy least_conn', `lb_retries ${addresses.length - 1}`];
  return block(`reverse_proxy ${addresses.map((address) => new URL(address).host).join(' ')}`, [
    '# A story is sent on while it is written.',
    'flush_interval -1',
    ...(addresses.length > 1 ? among : []),
    ...own,
  ]);
}

function functionsParts({ origin, functions }: HostedSite): string[] {
  if (functions.length === 0) return [];
  const headers = Object.entries({ ...commonHeaders(origin), 'content-security-policy': LOADS_NOTHING });
  return [
    `@functions path_regexp ${quoted(FUNCTIONS_PATH)}`,
    ...block('route @functions', [
      ...block(
        'header',
        headers.map(([name, value]) => `${name} ${quoted(value)}`),
      ),
      ...proxy(functions, [
        '# By this header the functions tell the networks of guests apart.',
        'header_up cf-connecting-ip {remote_host}',
      ]),
    ]),
  ];
}

function backendParts({ backends }: HostedSite): string[] {
  if (backends.length === 0) return [];
  // A backend that has just been started answers 503 until its database is open.
  const health = ['health_uri /readyz', 'health_interval 2s'];
  return [
    `@backend path_regexp ${quoted(BACKEND_PATHS.join('|'))}`,
    ...block('route @backend', proxy(backends, backends.length > 1 ? health : [])),
  ];
}

/** What is done to an answer of the site: the headers of the file that it is. */
function answer({ policies }: HostedSite): string[] {
  const pages = [...policies].map(([file, policy]) => [`~^${literal(file)}$`, policy] as const);
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => [`~${literal(ending)}$`, type] as const);
  return [
    ...map('{path}', '{storyloom_policy}', [...pages, ['default', LOADS_NOTHING]]),
    ...map('{path}', '{storyloom_type}', [...types, ['default', 'application/octet-stream']]),
    ...map('{path}', '{storyloom_cache}', [
      ...CACHE_RULES.map(([pattern, value]) => [`~${pattern.source}`, value] as const),
      ['default', 'no-cache'],
    ]),
    'header content-security-policy {storyloom_policy}',
    '@script path *.js *.mjs',
    'header @script -content-security-policy',
    'header content-type {storyloom_type}',
    'header cache-control {storyloom_cache}',
  ];
}

/** A site block for a Caddyfile. */
export function caddyFiles(site: HostedSite): readonly HostFile[] {
  const { origin, root, patterns } = site;
  const common = Object.entries(commonHeaders(origin)).map(([name, value]) => `  ${name} ${quoted(value)}`);
  const known = pageSources(patterns).map((source) => `(?i:${source})`);
  const missing = [
    'header cache-control no-store',
    'header content-type `application/json; charset=utf-8`',
    `header content-security-policy ${quoted(LOADS_NOTHING)}`,
    `respond ${quoted(MISSING_FILE)} 404`,
  ];
  const siteRoute = [
    'encode gzip',
    'header {',
    ...common,
    '  -server',
    '  vary accept-encoding',
    '  defer',
    '}',
    'header cache-control no-cache',
    `@hidden path_regexp ${quoted(HIDDEN)}`,
    ...block('route @hidden', missing),
    '# One address for each page: without doubled slashes and without the name of its file.',
    '@doubled vars_regexp doubled {http.request.orig_uri} `^([^?]*?)//+([^?]*)(\\?.*)?$`',
    'redir @doubled {re.doubled.1}/{re.doubled.2}{re.doubled.3} 301',
    '@home vars_regexp home {http.request.orig_uri} `^/index\\.html(\\?.*)?$`',
    'redir @home /{re.home.1} 301',
    '@index vars_regexp index {http.request.orig_uri} `^([^?]+)/index\\.html(\\?.*)?$`',
    'redir @index {re.index.1}{re.index.2} 301',
    '@copy path *.br *.gz',
    ...block('route @copy', missing),
    '# The file of a page, the page of the shell for pages without one, or the page for unknown addresses.',
    ...block('@page', [`not path_regexp ${NAMED}`, 'file {path}/index.html']),
    'rewrite @page {file_match.relative}',
    ...block('@known', [`not path_regexp ${NAMED}`, `path_regexp ${quoted(known.join('|'))}`]),
    'rewrite @known /app.html',
    `@unknown not path_regexp ${NAMED}`,
    'rewrite @unknown /404.html',
    '@nowhere path /404.html',
    ...block('route @nowhere', [
      ...answer(site),
      'header cache-control no-store',
      'header x-robots-tag noindex',
      '# Never a shorter answer to what a browser has of it.',
      'request_header -if-none-match',
      'request_header -if-modified-since',
      ...block('file_server', ['disable_canonical_uris', 'status 404']),
    ]),
    '@there file {path}',
    ...block('route @there', [
      ...answer(site),
      ...block('file_server', ['disable_canonical_uris', 'precompressed br gzip']),
    ]),
    ...missing,
  ];
  const route = block('route', [...functionsParts(site), ...backendParts(site), ...siteRoute]);
  const text = [
    `# Storyloom at ${origin.origin}, made by \`npm run assemble -- --for caddy\`. Make it again with each release.`,
    ...block(origin.origin, [`root * ${quoted(root)}`, ...route]),
    '',
  ].join('\n');
  return [{ name: 'Caddyfile', text, isInSite: false }];
}
