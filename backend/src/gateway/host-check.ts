/**
 * Host names that this server answers to. Without this check, a hostile page could point its own name at 127.0.0.1 and use
 * the server as its own origin (DNS rebinding). Ports are not compared: a forwarded port is harmless.
 */
export function allowedHosts(host: string, siteUrl: URL | undefined): ReadonlySet<string> {
  const bracketed = host.includes(':') ? `[${host}]` : host;
  const names = ['localhost', '127.0.0.1', '[::1]', bracketed.toLowerCase()];
  if (siteUrl) names.push(siteUrl.hostname);
  return new Set(names);
}

/** Whether a request names two hosts, of which a proxy may have checked the other one. */
export const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** The origin that a browser used, for links and for the configuration in the page. */
export function publicOrigin(url: URL, siteUrl: URL | undefined): string {
  return siteUrl && url.host === siteUrl.host ? siteUrl.origin : url.origin;
}
