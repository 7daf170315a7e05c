import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxProxy, nginxUpstream } from '../../../backend/src/hosting/nginx-proxy.mjs';
import { root, run } from '../run.mjs';
import { startProcess } from './processes.mjs';

const NGINX = '/usr/sbin/nginx';

/** What a page of another origin may do, as hosted Supabase allows it for its data interface and its sign-in service. */
const CORS = `
    if ($request_method = OPTIONS) {
      add_header access-control-allow-origin "*" always;
      add_header access-control-allow-methods "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" always;
      add_header access-control-allow-headers $http_access_control_request_headers always;
      add_header access-control-max-age 3600 always;
      return 204;
    }
    add_header access-control-allow-origin "*" always;
    add_header access-control-expose-headers "content-range, location, retry-after" always;
    proxy_hide_header access-control-allow-origin;
    proxy_hide_header access-control-expose-headers;
    proxy_set_header origin "";`;

/** @typedef {{ port: number, backends: readonly string[], functions: readonly string[] }} Ports */

/** @param {readonly string[]} lines */
const indented = (lines) => lines.map((line) => `    ${line}`).join('\n');

/**
 * The origin of the data, as hosted Supabase has one: backends and servers of the functions, without a site. They are asked as
 * by the configuration that `npm run assemble -- --for nginx` writes.
 *
 * @param {object} options
 * @param {string} options.listen address and port
 * @param {readonly string[]} options.backends their addresses
 * @param {readonly string[]} options.functions
 */
const dataServer = ({ listen, backends, functions }) => `\
${[...nginxUpstream('backends', backends), ...nginxUpstream('functions', functions)].join('\n')}
server {
  listen ${listen};
  location /functions/v1/ {
${indented(nginxProxy('functions', functions))}
  }
  location / {${CORS}
${indented(nginxProxy('backends', backends))}
  }
}
`;

/** What surrounds it on Debian, with every path inside one folder. @param {string} folder @param {string} content */
export const wholeConfiguration = (folder, content) => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${content}
}
`;

/**
 * Makes a copy of a site ready for nginx, as an operator does.
 *
 * @param {Ports} options @param {{ folder: string, publishableKey: string }} site @param {string} copy folder of the copy
 * @returns {Promise<string>} the configuration that was written
 */
async function siteServer({ port, backends, functions }, { folder, publishableKey }, copy) {
  cpSync(folder, copy, { recursive: true });
  const servers = [...backends.map((url) => `--backend=${url}`), ...functions.map((url) => `--functions=${url}`)];
  const { code, output } = await run(
    process.execPath,
    [join(root, 'backend/dist/hosting.js'), '--for=nginx', `--site=${copy}`, ...servers],
    {
      quiet: true,
      env: { SITE_URL: `http://127.0.0.1:${port}`, SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: publishableKey },
    },
  );
  if (code !== 0) throw new Error(`The site could not be made ready for nginx:\n${output}`);
  return `include ${copy}.nginx.conf;`;
}

/**
 * Starts nginx in front of backends and functions, with its files in a temporary folder.
 *
 * @param {Ports} options its port, and the addresses of the others
 * @param {{ folder: string, publishableKey: string }} [site] an assembled site; without one, nginx is the origin of the data alone
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startNginx(options, site) {
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-nginx-'));
  const { port, ...servers } = options;
  const url = `http://127.0.0.1:${port}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const content = site
      ? await siteServer(options, site, join(folder, 'site'))
      : dataServer({ listen: `127.0.0.1:${port}`, ...servers });
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, wholeConfiguration(folder, content));
    const nginx = await startProcess({
      name: 'nginx',
      command: NGINX,
      args: ['-e', 'stderr', '-c', file],
      env: process.env,
      ready: () =>
        fetch(url).then(
          () => true,
          () => false,
        ),
    });
    return {
      url,
      async stop() {
        await nginx.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
