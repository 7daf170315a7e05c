import { LOADS_NOTHING } from '../gateway/security-headers.ts';
import { CONTENT_TYPES } from '../site/content-types.ts';
import type { HostedSite, HostFile } from './hosted-site.ts';
import { nginxProxy, nginxUpstream } from './nginx-proxy.mjs';
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

/** The endings of files that have compressed copies beside them. */
const COMPRESSED = ['js', 'css', 'json', 'svg'];

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

function map(source: string, variable: string, lines: readonly (readonly [key: string, value: string])[]): string {
  const entries = lines.map(([key, value]) => `${key === 'default' ? key : quoted(key)} ${quoted(value)};`);
  return `map ${source} ${variable} {\n${indented(entries)}\n}`;
}

/** Whether a coding is accepted, for `q` values other than 0. Two `\s*` side by side would try all ways to share thousands of spaces. */
const accepts = (coding: string): string =>
  `(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`;

function maps({ policies, patterns }: HostedSite): string {
  const pages = [...policies].map(([file, policy]) => [`~^${literal(file)}$`, policy] as const);
  return [
    map('$http_accept_encoding', '$storyloom_copy', [
      ['default', ''],
      [`~*${accepts('br')}`, '.br'],
      [`~*${accepts('gzip')}`, '.gz'],
    ]),
    // The file that is sent, after `try_files`.
    map('$uri', '$storyloom_encoding', [
      ['default', ''],
      ['~\\.br$', 'br'],
      ['~\\.gz$', 'gzip'],
    ]),
    // Without the ending of a compressed copy.
    map('$uri', '$storyloom_path', [
      ['default', '$uri'],
      ['~^(?<storyloom_name>.*)\\.(?:br|gz)$', '$storyloom_name'],
    ]),
    map('$uri', '$storyloom_policy', [['default', LOADS_NOTHING], ['~\\.m?js(?:\\.br|\\.gz)?$', ''], ...pages]),
    map('$storyloom_path', '$storyloom_cache', [
      ['default', 'no-cache'],
      ['~^/(?:404\\.html$|storyloom-missing$)', 'no-store'],
      ...CACHE_RULES.map(([pattern, value]) => [`~${pattern.source}`, value] as const),
    ]),
    map('$storyloom_path', '$storyloom_robots', [
      ['default', ''],
      ['/404.html', 'noindex'],
    ]),
    map('$uri', '$storyloom_page', [
      ['default', '/storyloom-unknown'],
      ...pageSources(patterns).map((source) => [`~*${source}`, '/app.html'] as const),
    ]),
  ].join('\n\n');
}

function types(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([ending, type]) => `${type.split(';')[0]} ${ending.slice(1)};`);
  return `types {\n${indented(lines)}\n}`;
}

function listening({ protocol, hostname, port }: URL): string[] {
  if (protocol === 'http:') return [`listen ${port || 80};`, `server_name ${hostname};`];
  return [
    `listen ${port || 443} ssl http2;`,
    `server_name ${hostname};`,
    '# Where certbot puts them; change these two lines if yours are elsewhere.',
    `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
  ];
}

/** Sends visitors who come by http to the address at https, when both have their usual ports. */
function redirectServer({ protocol, port, hostname, origin }: URL): string {
  if (protocol === 'http:' || port) return '';
  return `\nserver {\n  listen 80;\n  server_name ${hostname};\n  return 301 ${origin}$request_uri;\n}\n`;
}

const proxyLocation = (path: string, lines: readonly string[]): string =>
  [`location ~ ${quoted(path)} {`, indented(lines), '}'].join('\n');

const addHeader = ([name, value]: readonly [string, string]): string => `add_header ${name} ${quoted(value)} always;`;

/** The functions on servers of their own send no security headers, unlike the backends. */
function functionsLocation({ origin, functions }: HostedSite): string[] {
  if (functions.length === 0) return [];
  const headers = { ...commonHeaders(origin), 'content-security-policy': LOADS_NOTHING };
  return [
    proxyLocation(FUNCTIONS_PATH, [...nginxProxy('functions', functions), ...Object.entries(headers).map(addHeader)]),
  ];
}

function backendLocations({ backends }: HostedSite): string[] {
  if (backends.length === 0) return [];
  return BACKEND_PATHS.map((path) =>
    proxyLocation(path, [
      ...nginxProxy('backends', backends),
      '# A header of its own keeps those above out: the backend sends them itself.',
      'add_header via "1.1 nginx" always;',
    ]),
  );
}

function compressedLocation(ending: string): string {
  const type = CONTENT_TYPES[`.${ending}`]?.split(';')[0];
  return `location ~ \\.${ending}$ {
  types { ${type} ${ending} br gz; }
  gzip off;
  try_files $uri$storyloom_copy $uri /storyloom-missing;
}`;
}

/** A file for nginx's `http` block, such as `/etc/nginx/conf.d/storyloom.conf`. nginx-light has all that it uses. */
export function nginxFiles(site: HostedSite): readonly HostFile[] {
  const { origin, root, backends, functions } = site;
  const headers = Object.entries({
    ...commonHeaders(origin),
    'content-security-policy': '$storyloom_policy',
    'cache-control': '$storyloom_cache',
    'content-encoding': '$storyloom_encoding',
    'x-robots-tag': '$storyloom_robots',
    vary: 'accept-encoding',
  });
  const server = [
    ...listening(origin),
    `root ${quoted(root)};`,
    'absolute_redirect off;',
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/javascript text/css text/plain text/xml application/json application/manifest+json application/xml image/svg+xml;',
    'gzip on;',
    'gzip_min_length 1024;',
    'gzip_types text/plain application/xml application/manifest+json;',
    'default_type application/octet-stream;',
    types(),
    ...headers.map(addHeader),
    'error_page 404 /404.html;',
    `if ($uri ~ ${quoted(HIDDEN)}) { rewrite ^ /storyloom-missing last; }`,
    '# One address for each page: without doubled slashes and without the name of its file.',
    'if ($request_uri ~ "^([^?]*?)//+([^?]*)(\\?.*)?$") { return 301 $1/$2$3; }',
    'if ($request_uri ~ "^/index\\.html(\\?.*)?$") { return 301 /$1; }',
    'if ($request_uri ~ "^([^?]+)/index\\.html(\\?.*)?$") { return 301 $1$2; }',
    'rewrite ^(.*/[^/.]+)/$ $1;',
    'location = /storyloom-missing {\n  internal;\n  default_type application/json;\n' +
      `  return 404 '${MISSING_FILE}';\n}`,
    'location = /storyloom-unknown { internal; return 404; }',
    'location = /404.html { internal; etag off; if_modified_since off; }',
    'location = / { try_files /index.html =404; }',
    ...functionsLocation(site),
    ...backendLocations(site),
    'location ~ \\.(?:br|gz)$ { rewrite ^ /storyloom-missing last; }',
    ...COMPRESSED.map(compressedLocation),
    `location ~ ${quoted(NAMED_FILE)} { try_files $uri /storyloom-missing; }`,
    'location / { try_files $uri/index.html $storyloom_page; }',
  ];
  const body = server.join('\n').replaceAll(/^(?=.)/gm, '  ');
  const text = [
    `# Storyloom at ${origin.origin}, made by \`npm run assemble -- --for nginx\`. Make it again with each release.`,
    maps(site),
    ...nginxUpstream('backends', backends),
    ...nginxUpstream('functions', functions),
    `server {\n${body}\n}\n${redirectServer(origin)}`,
  ].join('\n\n');
  return [{ name: 'nginx.conf', text, isInSite: false }];
}
