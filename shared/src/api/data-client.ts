import { AuthClient, type GoTrueClientOptions, navigatorLock } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types.ts';

interface Project {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** Sends every request. */
  readonly fetch: typeof fetch;
}

/**
 * The parts of Supabase's client that the site uses, put together as `createClient` of `@supabase/supabase-js` does it:
 * sign-in, tables and functions of the database. The others (realtime, storage, edge functions) would double its size.
 */
export class DataClient extends PostgrestClient<Database> {
  readonly auth: InstanceType<typeof AuthClient>;

  constructor({ supabaseUrl, publishableKey, fetch: send }: Project, options: GoTrueClientOptions) {
    const auth = new AuthClient({
      url: new URL('auth/v1', `${supabaseUrl}/`).href,
      headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
      fetch: send,
      // With the lock only one of several tabs renews an old session.
      ...('locks' in navigator && { lock: navigatorLock }),
      // A session comes from signing in, or from a code that the user redeemed: never from an address.
      detectSessionInUrl: false,
      ...options,
    });
    const sendAsUser: typeof fetch = async (input, init) => {
      const { data } = await auth.getSession();
      const headers = new Headers(init?.headers);
      headers.set('apikey', publishableKey);
      headers.set('Authorization', `Bearer ${data.session?.access_token ?? publishableKey}`);
      return send(input, { ...init, headers });
    };
    super(new URL('rest/v1', `${supabaseUrl}/`).href, { schema: 'public', fetch: sendAsUser });
    this.auth = auth;
  }
}
