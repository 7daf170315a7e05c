import type { SupabaseClient } from '@supabase/supabase-js';
import { storyEventParser, type StoryEvent } from '@storyloom/shared/stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guarded, newcomer, signIn } from './testing/second-factor.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly events: readonly StoryEvent[];
}

describe('changes to a passage', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DEMO_WORDS_PER_SECOND: '0', STORIES_PER_HOUR: '3' });
  });
  afterAll(() => server.close());

  async function ask(name: string, headers: Readonly<Record<string, string>>, body: object = {}): Promise<Answer> {
    const response = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: server.secrets.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ runId: crypto.randomUUID(), ...body }),
    });
    const text = await response.text();
    const events: StoryEvent[] = [];
    storyEventParser((event) => events.push(event))(text);
    return { status: response.status, text, events };
  }
  const headersOf = async (client: SupabaseClient) => ({
    authorization: `Bearer ${(await client.auth.getSession()).data.session?.access_token}`,
  });
  const textOf = ({ events }: Answer): string =>
    events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  const PASSAGE = { action: 'rewrite', passage: 'The lamp went out.' };

  it('A user gets another text for a passage, and it counts with the stories', async () => {
    const { client } = await newcomer(server);
    const headers = await headersOf(client);
    const story = textOf(await ask('generate-story', headers, { prompt: 'A lamp in the fen', length: 500 }));
    const passage = story.split('\n\n').slice(2, 4).join('\n\n');
    const change = await ask('revise-passage', headers, { action: 'rewrite', passage });
    expect(change.events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
    expect(textOf(change)).not.toBe(passage);
    await ask('revise-passage', headers, { action: 'shorten', passage });
    const refused = await ask('revise-passage', headers, { action: 'expand', passage });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('the limit of 3 stories and changes to passages an hour');
  });

  it('A text that is not the storyteller’s is refused with a sentence, and does not count', async () => {
    const { client } = await newcomer(server);
    const headers = await headersOf(client);
    for (let count = 0; count < 4; count += 1) {
      const { events } = await ask('revise-passage', headers, PASSAGE);
      expect(events.at(-1)).toMatchObject({
        type: 'error',
        message: expect.stringContaining('sentences of its own'),
      });
    }
  });

  it('A guest is asked to sign in', async () => {
    const { text } = await ask('guest-session', {});
    const { token } = JSON.parse(text) as { token: string };
    const refused = await ask('revise-passage', { 'x-guest-token': token }, PASSAGE);
    expect([refused.status, refused.text]).toEqual([
      401,
      expect.stringContaining('Sign in to change a passage of a story.'),
    ]);
  });

  it('A user who signed out, or has the password alone, changes nothing', async () => {
    const { client } = await newcomer(server);
    const headers = await headersOf(client);
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await ask('revise-passage', headers, PASSAGE)).status).toBe(401);
    const { email } = await guarded(server);
    const half = await signIn(server, email);
    expect((await ask('revise-passage', await headersOf(half), PASSAGE)).status).toBe(401);
  });
});
