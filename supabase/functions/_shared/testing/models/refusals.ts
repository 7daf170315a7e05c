import { content, DONE, STOP } from '../scripted-provider.ts';
import type { ExpectedRequest, Habit, Reply, RequestBody, Says } from './habit.ts';
import { goodStory, json, longText, STORY, stream } from './replies.ts';

/** Writes a story unless it has to refuse the request. */
const unless =
  (refusal: (body: RequestBody) => Reply | undefined): Says =>
  (asked) =>
    refusal(asked.body) ?? goodStory(asked);

/** Refuses while the condition holds. */
const refusesIf = (holds: (body: RequestBody) => boolean, refusal: Reply): Says =>
  unless((body) => (holds(body) ? refusal : undefined));

const rolesOf = ({ messages }: RequestBody): string[] => messages.map(({ role }) => role);
const hasSystem = (body: RequestBody): boolean => rolesOf(body).includes('system');
const hasLaterSystem = (body: RequestBody): boolean => rolesOf(body).lastIndexOf('system') > 0;
/** Gemma 3 takes one system message first; Mistral's first models take none. */
const doesAlternate = (roles: readonly string[]): boolean =>
  roles.every((role, at) => role === (at % 2 === 0 ? 'user' : 'assistant'));
const breaksGemma = (body: RequestBody): boolean => {
  const roles = rolesOf(body);
  return !doesAlternate(roles[0] === 'system' ? roles.slice(1) : roles);
};

const charactersOf = ({ messages }: RequestBody): number =>
  messages.reduce((sum, each) => sum + each.content.length, 0);
/** About four characters a token in English. */
const tokensOf = (body: RequestBody): number => Math.ceil(charactersOf(body) / 4);
const allowance = (body: RequestBody): number => body.max_completion_tokens ?? body.max_tokens ?? 0;
const WINDOW = 4096;
const isTooLong = (body: RequestBody): boolean => tokensOf(body) + allowance(body) > WINDOW;

const openAi = (message: string, more: object = {}): Reply =>
  json({ error: { message, type: 'invalid_request_error', param: null, code: null, ...more } }, 400);
const vllm = (message: string): Reply =>
  json({ object: 'error', message, type: 'BadRequestError', param: null, code: 400 }, 400);
const llamaCpp = (message: string, code = 500): Reply =>
  json({ error: { code, message, type: code === 400 ? 'invalid_request_error' : 'server_error' } }, code);
/** LM Studio refuses a streamed request with 200 and an error event. */
const lmStudio = (message: string): Reply =>
  stream([`event: error\ndata: ${JSON.stringify({ error: { message }, message })}\n\n`]);

type Row = Pick<Habit, 'name' | 'server' | 'source' | 'at' | 'says' | 'ask'> & {
  readonly text?: string;
  /** The request that is refused, and the one that works. */
  readonly asked: readonly [ExpectedRequest, ExpectedRequest];
};

const teaches = ({ asked, text = STORY, ...row }: Row): Habit => ({
  kind: 'refusals that teach',
  ...row,
  expects: { text, end: 'complete', requests: 2, asked, seconds: [0, 5], again: 1 },
});

const FOR_CHILDREN = { genre: 'children' };
const TWO = ['system', 'user'];
const THREE = ['system', 'system', 'user'];
const ONE = ['user'];
const ALLOWED: ExpectedRequest = { tokens: ['max_tokens', 8000, 8000] };
const jinja = (source: string, message: string): string =>
  `\n------------\nWhile executing CallExpression at line 85, column 32 in source:\n${source}\n${' '.repeat(43)}^\nError: Jinja Exception: ${message}`;

const ROLES: readonly Row[] = [
  {
    name: 'refuses the system role (vLLM with Gemma 2)',
    server: 'vLLM with Gemma 2',
    source: 'https://github.com/BerriAI/litellm/issues/4377',
    at: 'local',
    says: refusesIf(hasSystem, vllm('System role not supported')),
    asked: [{ roles: TWO }, { roles: ONE }],
  },
  {
    name: 'refuses the system role with status 500',
    server: 'llama.cpp with a template that raises',
    source: 'https://github.com/abetlen/llama-cpp-python/issues/1580',
    at: 'local',
    says: refusesIf(hasSystem, llamaCpp(jinja('...', 'System role not supported'))),
    asked: [{ roles: TWO }, { roles: ONE }],
  },
  {
    name: 'supports only user and assistant roles (LM Studio, error event)',
    server: 'LM Studio with Mistral 7B',
    source: 'https://github.com/Mintplex-Labs/anything-llm/issues/2837',
    at: 'local',
    says: refusesIf(
      hasSystem,
      lmStudio('Error rendering prompt with jinja template: "Only user and assistant roles are supported!".'),
    ),
    asked: [{ roles: TWO }, { roles: ONE }],
  },
  {
    name: 'does not enable developer instructions',
    server: 'Gemini API with Gemma 3',
    source: 'https://github.com/microsoft/vscode/issues/258088',
    at: 'remote',
    says: refusesIf(
      hasSystem,
      json(
        [
          {
            error: {
              code: 400,
              message: 'Developer instruction is not enabled for models/gemma-3-27b-it',
              status: 'INVALID_ARGUMENT',
            },
          },
        ],
        400,
      ),
    ),
    asked: [{ roles: TWO }, { roles: ONE }],
  },
  {
    name: 'does not support `system` as the first role',
    server: 'OpenAI o1-mini',
    source: 'https://github.com/CherryHQ/cherry-studio/issues/1403',
    at: 'remote',
    says: refusesIf(
      hasSystem,
      openAi("Unsupported value: 'messages[0].role' does not support 'system' with this model.", {
        param: 'messages[0].role',
        code: 'unsupported_value',
      }),
    ),
    asked: [{ roles: TWO }, { roles: ONE }],
  },
  {
    name: 'takes a system message only at the beginning',
    server: 'llama.cpp with Qwen 3.5',
    source: 'https://github.com/tailcallhq/forgecode/issues/2586',
    at: 'local',
    ask: FOR_CHILDREN,
    says: refusesIf(
      hasLaterSystem,
      llamaCpp(
        `Unable to generate parser for this template. Automatic parser generation failed: ${jinja("...first %}↵            {{- raise_exception('System message must be at the beginnin...", 'System message must be at the beginning.')}`,
        400,
      ),
    ),
    asked: [{ roles: THREE }, {}],
  },
  {
    name: 'takes a system message only at the beginning (status 500)',
    server: 'llama.cpp with Qwen 3.8',
    source: 'https://github.com/ggml-org/llama.cpp/issues/27367',
    at: 'local',
    ask: FOR_CHILDREN,
    says: refusesIf(hasLaterSystem, llamaCpp(jinja('...', 'System message must be at the beginning.'))),
    asked: [{ roles: THREE }, {}],
  },
  {
    name: 'wants alternate roles and no system message',
    server: 'vLLM, mistral.rs with Mistral 7B',
    source: 'https://github.com/typesense/typesense/issues/1847',
    at: 'local',
    says: refusesIf(
      (body) => !doesAlternate(rolesOf(body)),
      vllm('Conversation roles must alternate user/assistant/user/assistant/...'),
    ),
    asked: [{ roles: TWO }, { roles: ONE }],
  },
  {
    name: 'wants alternate roles after one system message',
    server: 'vLLM with Gemma 3',
    source: 'https://github.com/OpenSecretCloud/opensecret/issues/120',
    at: 'remote',
    ask: FOR_CHILDREN,
    says: refusesIf(
      breaksGemma,
      openAi(
        'Conversation roles must alternate user/assistant/user/assistant/... Conversation roles must alternate user/assistant/user/assistant/...',
        { type: 'BadRequestError', code: 400 },
      ),
    ),
    asked: [{ roles: THREE }, {}],
  },
  {
    name: 'wants alternate roles after the optional system message (status 500)',
    server: 'Ollama, llama.cpp with Devstral and Mistral Small',
    source: 'https://github.com/mistralai/mistral-vibe/issues/1006',
    at: 'local',
    ask: FOR_CHILDREN,
    says: refusesIf(
      breaksGemma,
      llamaCpp(
        jinja(
          '...',
          'After the optional system message, conversation roles must alternate user and assistant roles except for tool calls and results.',
        ),
      ),
    ),
    asked: [{ roles: THREE }, {}],
  },
];

const SMALL = (most: number): [ExpectedRequest, ExpectedRequest] => [ALLOWED, { tokens: ['max_tokens', 500, most] }];
/** The request and the numbers in a refusal for its window. */
const tooLong = (says: (prompt: number, completion: number) => Reply): Says =>
  unless((body) => (isTooLong(body) ? says(tokensOf(body), allowance(body)) : undefined));
const LONG_STORY = `# The Café\n\n${longText(4500)}`;

const TOKENS: readonly Row[] = [
  {
    name: 'allows at most 4,096 completion tokens',
    server: 'OpenAI (gpt-3.5-turbo, gpt-4-turbo)',
    source: 'https://github.com/ChatGPTNextWeb/NextChat/issues/3195',
    at: 'remote',
    says: refusesIf(
      (body) => allowance(body) > 4096,
      openAi(
        'max_tokens is too large: 8000. This model supports at most 4096 completion tokens, whereas you provided 8000.',
        { param: 'max_tokens' },
      ),
    ),
    asked: SMALL(4096),
  },
  {
    name: 'has a window of 4,096 tokens (OpenAI)',
    server: 'OpenAI (gpt-3.5-turbo)',
    source: 'https://github.com/ChatGPTNextWeb/NextChat/issues/3195',
    at: 'remote',
    says: tooLong((prompt, completion) =>
      openAi(
        `This model's maximum context length is ${WINDOW} tokens. However, you requested ${prompt + completion} tokens (${prompt} in the messages, ${completion} in the completion). Please reduce the length of the messages or completion.`,
        { param: 'messages', code: 'context_length_exceeded' },
      ),
    ),
    asked: SMALL(WINDOW),
  },
  {
    name: 'has a window of 4,096 tokens (vLLM)',
    server: 'vLLM until 2025',
    source: 'https://github.com/ogx-ai/ogx/issues/4534',
    at: 'local',
    says: tooLong((prompt, completion) =>
      vllm(
        `This model's maximum context length is ${WINDOW} tokens. However, you requested ${prompt + completion} tokens (${prompt} in the messages, ${completion} in the completion). Please reduce the length of the messages or completion.`,
      ),
    ),
    asked: SMALL(WINDOW),
  },
  {
    name: 'has a window of 4,096 tokens (vLLM, since 2025)',
    server: 'vLLM since 2025',
    source: 'https://github.com/claude-code-best/claude-code/issues/272',
    at: 'local',
    says: tooLong((prompt, completion) =>
      openAi(
        `'max_tokens' or 'max_completion_tokens' is too large: ${completion}. This model's maximum context length is ${WINDOW} tokens and your request has ${prompt} input tokens (${completion} > ${WINDOW} - ${prompt}). None`,
        { type: 'BadRequestError', code: 400 },
      ),
    ),
    asked: SMALL(WINDOW),
  },
  {
    name: 'has a window of 4,096 tokens (vLLM, since 2026)',
    server: 'vLLM since 2026',
    source: 'https://github.com/AIDotNet/OpenCowork/issues/82',
    at: 'remote',
    says: tooLong((prompt, completion) =>
      openAi(
        `This model's maximum context length is ${WINDOW} tokens. However, you requested ${completion} output tokens and your prompt contains at least ${prompt} input tokens, for a total of at least ${prompt + completion} tokens. Please reduce the length of the input prompt or the number of requested output tokens. (parameter=input_tokens, value=${prompt})`,
        { type: 'BadRequestError', param: 'input_tokens', code: 400 },
      ),
    ),
    asked: SMALL(WINDOW),
  },
  {
    name: 'has a window of 4,096 tokens (OpenRouter)',
    server: 'OpenRouter',
    source: 'https://github.com/Aider-AI/aider/issues/3721',
    at: 'remote',
    says: tooLong((prompt, completion) =>
      json(
        {
          error: {
            message: `This endpoint's maximum context length is ${WINDOW} tokens. However, you requested about ${prompt + completion} tokens (${prompt} of text input, ${completion} in the output). Please reduce the length of either one, or use the "middle-out" transform to compress your prompt automatically.`,
            code: 400,
            metadata: { provider_name: 'Chutes' },
          },
        },
        400,
      ),
    ),
    asked: SMALL(WINDOW),
  },
  {
    name: 'has a window too small for a long story',
    server: 'llama.cpp',
    source: 'https://github.com/oobabooga/textgen/issues/7257',
    at: 'local',
    ask: { continueOf: LONG_STORY, length: 5000 },
    text: ' And so the tide went out at last.',
    says: unless((body) =>
      tokensOf(body) > WINDOW
        ? json(
            {
              error: {
                code: 400,
                message: 'the request exceeds the available context size, try increasing it',
                type: 'exceed_context_size_error',
                n_prompt_tokens: tokensOf(body),
                n_ctx: WINDOW,
              },
            },
            400,
          )
        : stream([content('And so the tide went out at last.'), STOP, DONE]),
    ),
    asked: [{ characters: 100_000 }, { characters: 4 * WINDOW }],
  },
  {
    name: 'affords 3,919 tokens',
    server: 'OpenRouter',
    source: 'https://github.com/Taewan-P/gpt_mobile/issues/284',
    at: 'remote',
    says: refusesIf(
      (body) => allowance(body) > 3919,
      json(
        {
          error: {
            message:
              'This request requires more credits, or fewer max_tokens. You requested up to 8000 tokens, but can only afford 3919. To increase, visit https://openrouter.ai/settings/credits and upgrade to a paid account',
            code: 402,
            metadata: { provider_name: null },
          },
          user_id: 'user_2x',
        },
        402,
      ),
    ),
    asked: SMALL(3919),
  },
  {
    name: 'wants `max_completion_tokens`',
    server: 'OpenAI (o-series, GPT-5)',
    source: 'https://github.com/microsoft/vscode-copilot-release/issues/8065',
    at: 'remote',
    says: refusesIf(
      (body) => 'max_tokens' in body,
      openAi(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        { param: 'max_tokens', code: 'unsupported_parameter' },
      ),
    ),
    asked: [ALLOWED, { tokens: ['max_completion_tokens', 8000, 8000], temperature: true }],
  },
];

const VERIFY =
  'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization. If you just verified, it can take up to 15 minutes for access to propagate.';
const verify = { message: VERIFY, type: 'invalid_request_error', param: 'stream', code: 'unsupported_value' };
const streams = (body: RequestBody): boolean => body.stream === true;
const KNOWN = new Set(['model', 'messages', 'max_tokens', 'max_completion_tokens', 'stream']);
const TEMPERATURE =
  "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.";

const OTHERS: readonly Row[] = [
  {
    name: 'streams for verified organizations only',
    server: 'OpenAI (o3, GPT-5)',
    source: 'https://github.com/continuedev/continue/issues/8209',
    at: 'remote',
    says: refusesIf(streams, json({ error: verify }, 400)),
    asked: [{ stream: true }, { stream: false }],
  },
  {
    name: 'streams for verified organizations only (OpenRouter)',
    server: 'OpenRouter, which wraps OpenAI’s refusal',
    source: 'https://github.com/BeehiveInnovations/pal-mcp-server/issues/134',
    at: 'remote',
    says: refusesIf(
      streams,
      json(
        {
          error: {
            message: 'Provider returned error',
            code: 400,
            metadata: { raw: JSON.stringify({ error: verify }, undefined, 2), provider_name: 'OpenAI' },
          },
        },
        400,
      ),
    ),
    asked: [{ stream: true }, { stream: false }],
  },
  {
    name: 'takes only the default temperature',
    server: 'OpenAI (o-series, GPT-5)',
    source: 'https://github.com/OpenHands/OpenHands/issues/4131',
    at: 'remote',
    says: refusesIf(
      ({ temperature = 1 }) => temperature !== 1,
      openAi(TEMPERATURE, { param: 'temperature', code: 'unsupported_value' }),
    ),
    asked: [{ temperature: true }, { temperature: false }],
  },
  {
    name: 'does not recognize an argument',
    server: 'OpenAI, Azure',
    source: 'https://github.com/nashsu/llm_wiki/issues/336',
    at: 'remote',
    says: unless((body) => {
      const unknown = Object.keys(body).find((name) => !KNOWN.has(name));
      return unknown === undefined ? undefined : openAi(`Unrecognized request argument supplied: ${unknown}`);
    }),
    asked: [{}, { temperature: false }],
  },
];

/** o1-mini refuses one thing at a time. */
const ALL_AT_ONCE: Habit = {
  kind: 'refusals that teach',
  name: 'refuses allowance, temperature and system role one by one',
  server: 'OpenAI o1-mini',
  source: 'https://github.com/CherryHQ/cherry-studio/issues/1403',
  at: 'remote',
  says: unless((body) => {
    if ('max_tokens' in body)
      return openAi(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        { param: 'max_tokens' },
      );
    if ('temperature' in body) return openAi(TEMPERATURE, { param: 'temperature' });
    return hasSystem(body)
      ? openAi("Unsupported value: 'messages[0].role' does not support 'system' with this model.", {
          param: 'messages[0].role',
        })
      : undefined;
  }),
  expects: { text: STORY, end: 'complete', requests: 4, seconds: [0, 5], again: 1 },
};

export const REFUSALS: readonly Habit[] = [...[...ROLES, ...TOKENS, ...OTHERS].map(teaches), ALL_AT_ONCE];
