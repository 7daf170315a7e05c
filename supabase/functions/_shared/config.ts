import type { ProviderConfig, ServiceConfig } from './deps.ts';

/** Reads one variable of the environment. */
export type Env = (name: string) => string | undefined;

const OPENAI = 'https://api.openai.com/v1';

/** The text provider an operator set: a key alone means OpenAI, an address alone a server without keys. */
export function providerFromEnv(env: Env): ProviderConfig | undefined {
  const [baseUrl, apiKey, model] = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'].map((name) => env(name)?.trim());
  if (!baseUrl && !apiKey) return undefined;
  return { baseUrl: baseUrl || OPENAI, ...(apiKey ? { apiKey } : {}), ...(model ? { model } : {}) };
}

/** The pace in DEMO_WORDS_PER_SECOND; `undefined` when it is not set or no pace. */
export function demoPaceFromEnv(env: Env): number | undefined {
  const text = env('DEMO_WORDS_PER_SECOND')?.trim();
  const pace = text ? Number(text) : Number.NaN;
  return Number.isFinite(pace) && pace >= 0 ? pace : undefined;
}

function required(env: Env, ...names: readonly string[]): string {
  for (const name of names) {
    const value = env(name)?.trim();
    if (value) return value;
  }
  throw new Error(`${names.join(' or ')} must be set.`);
}

/**
 * The configuration of a hosted function.
 * @throws Error that names a variable which is missing
 */
export function configFromEnv(env: Env): ServiceConfig {
  const provider = providerFromEnv(env);
  const demoWordsPerSecond = demoPaceFromEnv(env);
  const siteUrl = env('SITE_URL')?.trim();
  return {
    supabaseUrl: required(env, 'SUPABASE_URL'),
    publishableKey: required(env, 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'),
    secretKey: required(env, 'SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'),
    guestSecret: required(env, 'GUEST_TOKEN_SECRET'),
    ...(provider ? { provider } : {}),
    ...(demoWordsPerSecond === undefined ? {} : { demoWordsPerSecond }),
    ...(siteUrl ? { siteUrl } : {}),
  };
}
