import { content, DONE, STOP } from '../scripted-provider.ts';
import type { ExpectedRequest, Reply, RequestBody, Says } from './habit.ts';
import { openAi, refusesIf, type Row, unless, vllm } from './refusing.ts';
import { json, longText, stream } from './replies.ts';

const charactersOf = ({ messages }: RequestBody): number =>
  messages.reduce((sum, each) => sum + each.content.length, 0);
/** About four characters a token in English. */
const tokensOf = (body: RequestBody): number => Math.ceil(charactersOf(body) / 4);
const WINDOW = 4096;
const isTooLong = (body: RequestBody): boolean => tokensOf(body) + allowance(body) > WINDOW;

const allowance = (body: RequestBody): number => body.max_completion_tokens ?? body.max_tokens ?? 0;
const ALLOWED: ExpectedRequest = { tokens: ['max_tokens', 8000, 8000] };
const SMALL = (most: number): [ExpectedRequest, ExpectedRequest] => [ALLOWED, { tokens: ['max_tokens', 500, most] }];
/** The request and the numbers in a refusal for its window. */
const tooLong = (says: (prompt: number, completion: number) => Reply): Says =>
  unless((body) => (isTooLong(body) ? says(tokensOf(body), allowance(body)) : undefined));
const LONG_STORY = `# The Café\n\n${longText(4500)}`;

/** Models and accounts that refuse so many tokens. */
export const TOKENS: readonly Row[] = [
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
    again: 2,
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
