/** How a server is reached. @typedef {{ origin: string, key: string }} Server */

/** Someone with an account; the session is what the sign-in service gave. @typedef {{ id: string, token: string, session: object }} Person */

/** An address that a proxy reports, in a network of its own for each number up to 65,535. @param {number} number */
export const addressOf = (number) => `10.${number >> 8}.${number & 0xff}.1`;

/**
 * Posts JSON and gives the JSON of the answer.
 *
 * @param {Server} server
 * @param {string} path
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 * @throws {Error} with the answer, when it is no success
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
 * Makes an account.
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
