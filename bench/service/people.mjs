/** The address and the key of a server. @typedef {{ origin: string, key: string }} Server */

/** A user; the session is the response of the sign-in service. @typedef {{ id: string, token: string, session: object }} Person */

/** A client address for a proxy to report, in a different network for each number up to 65,535. @param {number} number */
export const addressOf = (number) => `10.${number >> 8}.${number & 0xff}.1`;

/**
 * Posts JSON and returns the JSON of the response.
 *
 * @param {Server} server
 * @param {string} path
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 * @throws {Error} with the response, when it failed
 */
export async function post({ origin, key }, path, body, headers = {}) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/**
 * Creates an account.
 *
 * @param {Server} server
 * @param {number} number
 * @returns {Promise<Person>}
 */
export async function signUp(server, number) {
  const account = {
    email: `person-${number}@example.com`,
    password: 'correct horse',
    data: { name: `Person ${number}` },
  };
  const answer = await post(server, '/auth/v1/signup', account, { 'x-forwarded-for': addressOf(number) });
  return { id: answer.user.id, token: answer.access_token, session: answer };
}
