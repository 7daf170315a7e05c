/** The size of a request that the local backend accepts at most. */
const BODY_MAX = '512k';

/** Address without a path: `http://127.0.0.1:4000`. @typedef {string} Address */
/** @typedef {'backends' | 'functions'} Kind */

/** @type {Readonly<Record<Kind, { name: string, balance: readonly string[], own: readonly string[], next: readonly string[] }>>} */
const KINDS = {
  backends: {
    name: 'storyloom_backends',
    balance: [],
    own: ['proxy_set_header x-forwarded-for $remote_addr;'],
    next: [
      '# A backend that has just been started answers 503 until its database is open.',
      'proxy_next_upstream error timeout http_503;',
    ],
  },
  functions: {
    name: 'storyloom_functions',
    balance: ['least_conn;'],
    own: [
      '# By this header the functions tell the networks of guests apart.',
      'proxy_set_header cf-connecting-ip $remote_addr;',
    ],
    next: ['proxy_next_upstream error timeout;'],
  },
};

/**
 * The block that names the servers, for nginx's `http` block; nothing for none. By default nginx leaves a server out for ten seconds
 * after one failure, such as a request that is refused before its body was read: one request could leave out all of them. It opens a
 * connection for each request unless some are kept, and a backend accepts few at once.
 *
 * @param {Kind} kind @param {readonly Address[]} addresses @returns {readonly string[]}
 */
export function nginxUpstream(kind, addresses) {
  if (addresses.length === 0) return [];
  const { name, balance } = KINDS[kind];
  const lines = [
    ...balance,
    ...addresses.map((address) => `server ${new URL(address).host} max_fails=0;`),
    'keepalive 16;',
  ];
  return [`upstream ${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`];
}

/**
 * What a `location` has that asks one of these servers. A request goes to another of them while nothing of it was sent to the
 * first, or when it only reads; an answer that has begun is never repeated.
 *
 * @param {Kind} kind @param {readonly Address[]} addresses @returns {readonly string[]}
 */
export function nginxProxy(kind, addresses) {
  const { name, own, next } = KINDS[kind];
  return [
    `proxy_pass http://${name};`,
    'proxy_http_version 1.1;',
    'proxy_set_header connection "";',
    'proxy_set_header host $http_host;',
    ...own,
    ...(addresses.length > 1 ? ['proxy_connect_timeout 5s;', ...next] : []),
    '# A story is sent on while it is written, and may take its time.',
    'proxy_buffering off;',
    'proxy_read_timeout 180s;',
    `client_max_body_size ${BODY_MAX};`,
  ];
}
