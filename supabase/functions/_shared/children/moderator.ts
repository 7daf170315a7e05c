import type { ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { ANSWER_MAX_BYTES, limitsOf } from '../limits.ts';
import { endpointOf } from '../provider/endpoint.ts';
import { smallJson } from '../provider/small-json.ts';

/** Whether the operator's moderation model flags a text; `false` if it fails. */
export type Moderator = (text: string) => Promise<boolean>;

function isFlagged(answer: unknown): boolean {
  const { results } = (answer ?? {}) as { readonly results?: unknown };
  if (!Array.isArray(results)) throw new TypeError('results expected');
  return results.some((result) => (result as { readonly flagged?: unknown } | null)?.flagged === true);
}

/**
 * Moderation by OpenAI's API, at the provider's address and with its key; `undefined` without a moderation model. A
 * failure is logged, and leaves the check to the list of words.
 */
export function createModerator({ config, providerFetch, log }: ServiceDeps): Moderator | undefined {
  const { provider } = config;
  if (!provider?.moderationModel) return undefined;
  const url = endpointOf(provider.baseUrl).url.replace('/chat/completions', '/moderations');
  const { apiKey, moderationModel: model } = provider;
  const limitMs = limitsOf(config).moderationMs;
  return async (text) => {
    try {
      const response = await providerFetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        body: JSON.stringify({ model, input: text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(limitMs),
      });
      if (response.ok) return isFlagged(await smallJson(response, ANSWER_MAX_BYTES.moderation));
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    } catch (error) {
      log({ event: 'moderation_failed', error: describeError(error) });
      return false;
    }
  };
}
