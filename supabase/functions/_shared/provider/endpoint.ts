/** A provider's chat-completions address, and its name in the log. */
export interface Endpoint {
  readonly url: string;
  readonly name: string;
}

const PATH = '/chat/completions';
/** Addresses of Ollama's own interface, below which there is no other. */
const OLLAMAS: readonly string[] = ['/api/chat', '/api/generate'];

/**
 * The chat-completions address of a base address with or without `/v1`, a trailing slash or the whole path.
 * @throws Error if it is not an http address; the message does not quote it, because it may hold a password
 */
export function endpointOf(baseUrl: string): Endpoint {
  const base = baseUrl.trim();
  if (!/^https?:\/\//i.test(base) || !URL.canParse(base)) {
    throw new Error('AI_BASE_URL must be an address that begins with http:// or https://.');
  }
  const url = new URL(base);
  if (url.username || url.password) throw new Error('AI_BASE_URL must not hold a user name; the key is AI_API_KEY.');
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  if (OLLAMAS.includes(path)) throw new Error(`AI_BASE_URL must end in /v1; ${path} is Ollama’s own interface.`);
  // A version or an Azure deployment in the path means that only the last part is missing.
  const versioned = /\/v\d[^/]*(\/|$)|\/deployments\//i.test(path);
  if (path.endsWith(PATH)) url.pathname = path;
  else url.pathname = versioned ? `${path}${PATH}` : `${path}/v1${PATH}`;
  url.hash = '';
  return { url: url.href, name: url.host };
}
