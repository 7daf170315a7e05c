/** Most time for an answer, in milliseconds; then its reader leaves. */
const ANSWER_MS = 20_000;
/** Requests of one user, far below every limit for users. */
const USES = 45;

/** A stranger has neither a token nor a session. */
export type Who = 'user' | 'guest' | 'guest without stories left' | 'stranger';

export interface Sent {
  readonly path: string;
  /** POST with a body by default, and GET without one. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

export type Visitors = Awaited<ReturnType<typeof visitorsOf>>;

/** Visitors of a server that trusts this machine as a proxy, so that each can come from another network. */
export async function visitorsOf(url: string, apikey: string) {
  let [networks, uses] = [0, 0];
  const newNetwork = (): string => {
    networks += 1;
    return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  };

  async function send({ path, body, method = body === undefined ? 'GET' : 'POST', headers }: Sent): Promise<Buffer> {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { apikey, 'content-type': 'application/json', 'x-forwarded-for': newNetwork(), ...headers },
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body !== undefined && { body }),
    });
    return Buffer.from(await response.arrayBuffer());
  }
  const answerTo = async (path: string, body: object, headers = {}) =>
    JSON.parse(String(await send({ path, body: JSON.stringify(body), headers }))) as Record<string, string>;

  const newGuest = async (): Promise<Record<string, string>> => {
    const { token = '' } = await answerTo('/functions/v1/guest-session', {});
    return { 'x-guest-token': token };
  };
  async function newUser(): Promise<Record<string, string>> {
    const account = { email: `person-${networks}@example.com`, password: 'correct horse' };
    const { access_token: token = '' } = await answerTo('/auth/v1/signup', account);
    return { authorization: `Bearer ${token}` };
  }
  const spent = await newGuest();
  for (let count = 0; count < 3; count += 1) {
    const story = { prompt: 'A keeper finds a door in the sea', length: 500, runId: crypto.randomUUID() };
    await send({ path: '/functions/v1/generate-story', body: JSON.stringify(story), headers: spent });
  }
  let user = await newUser();

  async function headersOf(who: Who): Promise<Record<string, string>> {
    if (who === 'stranger') return {};
    if (who === 'guest without stories left') return spent;
    if (who === 'guest') return newGuest();
    uses += 1;
    if (uses % USES === 0) user = await newUser();
    return user;
  }

  return {
    url,
    apikey,
    newNetwork,
    /** Sends a request and reads its answer, which may also break off or take too long. */
    async send(who: Who, sent: Sent): Promise<void> {
      const headers = { ...(await headersOf(who)), ...sent.headers };
      await send({ ...sent, headers }).catch((error: unknown) => {
        if (!(error instanceof Error)) throw error;
      });
    },
  };
}
