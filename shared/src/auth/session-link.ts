/**
 * Removes from the address what a link of the sign-in service put after its `#`: tokens, or the reason of a refusal. Tokens are
 * never taken from an address: the sender of a link could choose the account of this browser. Our own links lead to
 * `/auth/confirm`.
 *
 * @returns whether there was anything; if so, the page has to offer a new link.
 */
export function takeBrokenLink(): boolean {
  const { hash, pathname, search } = location;
  const parameters = new URLSearchParams(hash.slice(1));
  const isBroken = ['access_token', 'error_description', 'error_code'].some((name) => parameters.has(name));
  if (isBroken) history.replaceState(history.state, '', pathname + search);
  return isBroken;
}
