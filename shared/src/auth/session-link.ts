export interface SessionTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** What a link from an e-mail brought to the page. */
export interface SessionLink {
  /** Absent when the link is broken. */
  readonly tokens?: SessionTokens;
  /** It was asked for to choose a new password. */
  readonly recovers: boolean;
  /** The sign-in service refused it, or a part of it is missing. */
  readonly broken: boolean;
}

/**
 * Reads the link that opened this page and frees the address of it, so that neither the history nor a copied address
 * signs anybody in. The service puts `access_token`, `refresh_token` and `type`, or `error_description`, behind the `#`.
 */
export function takeSessionLink(): SessionLink | undefined {
  const { hash, pathname, search } = location;
  const parameters = new URLSearchParams(hash.slice(1));
  const access_token = parameters.get('access_token');
  const refused = parameters.has('error_description') || parameters.has('error_code');
  if (access_token === null && !refused) return undefined;
  history.replaceState(history.state, '', pathname + search);
  const refresh_token = parameters.get('refresh_token');
  if (refused || !access_token || !refresh_token) return { recovers: false, broken: true };
  return { tokens: { access_token, refresh_token }, recovers: parameters.get('type') === 'recovery', broken: false };
}
