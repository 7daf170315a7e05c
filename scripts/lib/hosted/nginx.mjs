import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProcess } from './processes.mjs';

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

/** @param {string} name @param {readonly string[]} lines */
const upstream = (name, lines) => `upstream ${name} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`;

/** @param {string} url */
const serverAt = (url) => `server ${new URL(url).host}`;

/**
 * nginx in front of several backends and several servers of the functions. A request goes to another of them while nothing of it
 * was sent to the first; an answer that has begun is never repeated.
 *
 * @param {object} options
 * @param {string} options.listen address and port
 * @param {readonly string[]} options.backends their addresses
 * @param {readonly string[]} options.functions
 * @param {boolean} [options.isForeign] whether the site has another origin, as with hosted Supabase
 */
export const nginxServers = ({ listen, backends, functions, isForeign = false }) => `\
${upstream('storyloom_backends', [...backends.map(serverAt), 'keepalive 16'])}
${upstream('storyloom_functions', ['least_conn', ...functions.map(serverAt), 'keepalive 16'])}
server {
  listen ${listen};
  client_max_body_size 512k;
  proxy_http_version 1.1;
  proxy_connect_timeout 5s;
  proxy_read_timeout 180s;
  # A story is sent on while it is written.
  proxy_buffering off;

  location /functions/v1/ {
    proxy_pass http://storyloom_functions;
    proxy_set_header host $http_host;
    proxy_set_header connection "";
    # By this header the functions tell the networks of guests apart.
    proxy_set_header cf-connecting-ip $remote_addr;
    proxy_next_upstream error timeout;
  }
  location / {${isForeign ? CORS : ''}
    proxy_pass http://storyloom_backends;
    proxy_set_header host $http_host;
    proxy_set_header connection "";
    proxy_set_header x-forwarded-for $remote_addr;
    # A backend that has just been started answers 503 until its database is open.
    proxy_next_upstream error timeout http_503;
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
 * Starts nginx in front of backends and functions, with its files in a temporary folder.
 *
 * @param {Omit<Parameters<typeof nginxServers>[0], 'listen'> & { port?: number }} options a free port when it is absent
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startNginx({ port, ...rest }) {
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-nginx-'));
  const own = port ?? (await freePort());
  const url = `http://127.0.0.1:${own}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, wholeConfiguration(folder, nginxServers({ listen: `127.0.0.1:${own}`, ...rest })));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const nginx = await startProcess({
      name: 'nginx',
      command: NGINX,
      args: ['-e', 'stderr', '-c', file],
      env: process.env,
      ready: () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
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
