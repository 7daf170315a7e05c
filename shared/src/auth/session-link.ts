/**
 * Frees the address of what a link of the sign-in service put behind its `#`: tokens, or why it refused. Tokens are never
 * taken from an address: the sender of a link would choose whose account this browser is in. Links of ours lead to
 * `/auth/confirm`.
 *
 * @returns whether there was anything, for which the page has to offer a new link.
 */
export function takeBrokenLink(): boolean {
  const { hash, pathname, search } = location;
  const parameters = new URLSearchParams(hash.slice(1));
  const isBroken = ['access_token', 'error_description', 'error_code'].some((name) => parameters.has(name));
  if (isBroken) history.replaceState(history.state, '', pathname + search);
  return isBroken;
}
