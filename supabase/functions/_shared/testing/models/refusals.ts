import type { Habit, RequestBody } from './habit.ts';
import { ROLES } from './refused-roles.ts';
import { TOKENS } from './refused-tokens.ts';
import { hasSystem, openAi, refusesIf, type Row, teaches, unless } from './refusing.ts';
import { json, STORY } from './replies.ts';

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
