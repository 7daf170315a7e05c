import { refuses, type Answer } from './scripted-provider.ts';
import { AS_USER, PUBLISHABLE_KEY, type ServiceUnderTest } from './service-under-test.ts';

export const PROMPT = 'A keeper finds a door at the bottom of the sea.';

/** A provider's answer with that text. */
export const says = (text: unknown, finish = 'stop'): Answer =>
  refuses(200, { choices: [{ message: { content: text }, finish_reason: finish }] });

/** Asks for a random prompt, as someone who is signed in unless `init` has headers. */
export function ask(service: ServiceUnderTest, body: unknown = { genre: 'fantasy' }, init: RequestInit = {}) {
  const request = new Request('http://localhost/functions/v1/random-prompt', {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, ...AS_USER },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
  return service.handlers['random-prompt'](request);
}

export const promptOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { prompt: string }).prompt;
