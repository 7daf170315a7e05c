import { storyEventParser, type StoryEvent } from '@storyloom/shared/stream';
import type { ProviderFetch } from '../../deps.ts';
import { AS_USER, serviceUnderTest, STORY_BODY, storyRequest } from '../service-under-test.ts';
import type { Asked, Habit } from './habit.ts';

/** An event and the milliseconds since the request for the story. */
export interface Heard {
  readonly event: StoryEvent;
  readonly at: number;
}

/** What a page got for a story, and what the provider was asked for it. */
export interface Hearing {
  readonly heard: readonly Heard[];
  readonly asked: readonly Asked[];
}

/** The pauses of production; one call for a story, because these stories are shorter than asked for. */
const LIMITS = { calls: 1, settleMs: 2000, retryMs: 400, keepAliveMs: 10_000 };

/** Not a word, because sentences with parts of the key are hidden from readers. */
const KEY = 'q4f1d9a77c2e8b05';

/** Each service has an address and a model of its own, because the process remembers what a provider refuses. */
let services = 0;

/** A service whose provider has a habit, and what it is doing. */
export function serviceFor({ at, ask }: Habit, providerFetch: ProviderFetch) {
  services += 1;
  const baseUrl =
    at === 'local' ? `http://127.0.0.1:${20_000 + services}/v1` : `https://api-${services}.example.com/v1`;
  const provider = { baseUrl, model: `model-${services}`, ...(at === 'remote' && { apiKey: KEY }) };
  const { handlers, logs, supabase } = serviceUnderTest({
    config: { provider },
    limits: LIMITS,
    providerFetch: providerFetch as typeof fetch,
  });
  let stories = 0;
  return {
    handlers,
    logs,
    isBusy: supabase.isBusy,
    /** Asks for a story and returns its events with their times. */
    async story(): Promise<Heard[]> {
      const from = performance.now();
      stories += 1;
      const body = { ...STORY_BODY, ...ask, runId: `run-${stories}` };
      const response = await handlers['generate-story'](storyRequest({ headers: AS_USER, body }));
      const heard: Heard[] = [];
      const parse = storyEventParser((event) => heard.push({ event, at: performance.now() - from }));
      if (!response.body || response.status !== 200)
        throw new Error(`status ${response.status}: ${await response.text()}`);
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) parse(text);
      return heard;
    },
  };
}
