import type { EndReason } from '@storyloom/shared/stream';
import { chunk, content, DONE, STOP } from '../scripted-provider.ts';
import { always, type Habit } from './habit.ts';
import { BROKEN, every, GOOD_STEPS, message, pieces, SECOND, STORY, stream, told } from './replies.ts';

const finishing = (row: Omit<Habit, 'kind'>): Habit => ({ kind: 'finish reasons', ...row });

const OPENAI = 'https://docs.rs/openai-struct/latest/openai_struct/models/finish_reason/index.html';
const GEMINI =
  'https://docs.cloud.google.com/python/docs/reference/aiplatform/1.48.0/vertexai.generative_models.FinishReason';
const ZAI = 'https://github.com/mozilla-ai/any-llm/pull/1204';
const ZHIPU = 'https://github.com/BerriAI/litellm/pull/24373';
const RELAY =
  'https://docs.nvidia.com/nemo/relay/reference/api/rust-library-reference/nemo-relay-types/codec/response/enum-finishreason';
const ANTHROPIC =
  'https://dev.to/gabrielanhaia/anthropic-stop-reasons-in-production-5-cases-that-need-different-reactions-5h49';

type Reason = readonly [word: string, server: string, source: string];

/** A word after a whole text, and one within a word of it. */
const ends =
  (end: EndReason, text: string) =>
  ([word, server, source]: Reason): Habit =>
    finishing({
      name: `finishes with \`${word}\``,
      server,
      source,
      at: 'remote',
      says: always(stream([...told(text), chunk({}, word), DONE])),
      expects: { text, end, waiting: [], seconds: [0, 3] },
    });

const COMPLETE: readonly Reason[] = [
  ['stop', 'OpenAI and most others', OPENAI],
  ['STOP', 'Gemini', GEMINI],
  ['eos', 'servers that name the end token', 'https://github.com/spring-projects/spring-ai/pull/4900'],
  ['eos_token', 'Hugging Face TGI', 'https://github.com/huggingface/text-generation-inference/pull/2344'],
  ['end_turn', 'proxies for Anthropic', RELAY],
  ['stop_sequence', 'proxies for Anthropic, TGI', ANTHROPIC],
];

const LENGTH: readonly Reason[] = [
  ['length', 'OpenAI and most others', OPENAI],
  ['max_tokens', 'proxies for Anthropic', RELAY],
  ['MAX_TOKENS', 'Gemini', GEMINI],
  [
    'model_length',
    'Mistral',
    'https://docs.rs/crate/mistral-openapi-client/latest/source/src/models/chat_completion_choice.rs',
  ],
  ['model_context_window_exceeded', 'Z.ai', ZAI],
];

const FILTERED: readonly Reason[] = [
  ['content_filter', 'OpenAI, Azure', OPENAI],
  ['SAFETY', 'Gemini', GEMINI],
  ['RECITATION', 'Gemini', GEMINI],
  ['PROHIBITED_CONTENT', 'Gemini', GEMINI],
  ['BLOCKLIST', 'Gemini', GEMINI],
  ['SPII', 'Gemini', GEMINI],
  ['sensitive', 'Zhipu, Z.ai', ZAI],
];

const LOST: readonly Reason[] = [
  ['insufficient_system_resource', 'DeepSeek', 'https://deepseekv4pro.com/guides/deepseek-create-chat-completion-api'],
  ['network_error', 'Zhipu, Z.ai', ZHIPU],
  [
    'error',
    'OpenRouter, watsonx, Mistral',
    'https://ibm.github.io/watsonx-ai-node-sdk/enums/1_7_x.WatsonXAI.TextChatResultChoice.Constants.FinishReason.html',
  ],
  ['abort', 'vLLM when its engine stops', 'https://github.com/vllm-project/vllm/issues/57082'],
  ['tool_calls', 'OpenAI and most others', OPENAI],
  ['function_call', 'OpenAI', OPENAI],
  ['OTHER', 'Gemini', GEMINI],
  ['purple', 'a server to come', 'findings/models.md'],
];

export const FINISHES: readonly Habit[] = [
  ...COMPLETE.map(ends('complete', STORY)),
  ...LENGTH.map(ends('length', BROKEN)),
  ...FILTERED.map(ends('filtered', BROKEN)),
  ...LOST.map(ends('lost', BROKEN)),
  finishing({
    name: 'finishes with `sensitive` before any text',
    server: 'Zhipu',
    source: 'https://github.com/langgenius/dify/issues/7559',
    at: 'remote',
    says: always(stream([chunk({ role: 'assistant', content: '' }), chunk({}, 'sensitive'), DONE])),
    expects: { error: ['filtered'], message: /content filter/, seconds: [0, 3] },
  }),
  finishing({
    name: 'finishes with `SAFETY` before any text',
    server: 'Gemini',
    source: GEMINI,
    at: 'remote',
    says: always(stream([chunk({}, 'SAFETY'), DONE])),
    expects: { error: ['filtered'], message: /content filter/, seconds: [0, 3] },
  }),
  finishing({
    name: 'finishes with `network_error` in an unstreamed answer',
    server: 'Zhipu',
    source: ZHIPU,
    at: 'remote',
    says: always(message(BROKEN, 'network_error')),
    expects: { text: BROKEN, end: 'lost', seconds: [0, 3] },
  }),
  finishing({
    name: 'says `stop` on every chunk, 2.5 seconds apart',
    server: 'Open WebUI, some proxies',
    source: 'https://github.com/open-webui/open-webui/issues/16377',
    at: 'local',
    says: always(
      stream([
        ...every(
          2.5 * SECOND,
          pieces(STORY, 2).map((text) => chunk({ content: text }, 'stop')),
        ),
        DONE,
      ]),
    ),
    expects: { text: STORY, end: 'complete', seconds: [20, 40] },
  }),
  finishing({
    name: 'says `stop` on the first, empty chunk',
    server: 'Open WebUI with Ollama',
    source: 'https://github.com/open-webui/open-webui/issues/23921',
    at: 'local',
    says: always(stream([chunk({ content: '' }, 'stop'), 8 * SECOND, ...GOOD_STEPS])),
    expects: { text: STORY, end: 'complete', seconds: [8, 10] },
  }),
  finishing({
    name: 'sends no finish reason, only the mark at the end',
    server: 'Gemini, new-api',
    source: 'https://github.com/jakobdylanc/llmcord/issues/84',
    at: 'remote',
    says: always(stream([...told(STORY), DONE])),
    expects: { text: STORY, end: 'complete', seconds: [0, 3] },
  }),
  finishing({
    name: 'sends no mark at the end',
    server: 'Ollama behind ai4j, Gemini',
    source: 'https://github.com/LnYo-Cly/ai4j/issues/50',
    at: 'remote',
    says: always(stream([...told(STORY), STOP])),
    expects: { text: STORY, end: 'complete', seconds: [0, 3] },
  }),
  finishing({
    name: 'sends neither a finish reason nor a mark',
    server: 'a proxy that loses its backend',
    source: 'https://github.com/ranxianglei/billion-context-omp/issues/105',
    at: 'remote',
    says: always(stream(told(BROKEN))),
    expects: { text: BROKEN, end: 'lost', seconds: [0, 3] },
  }),
  finishing({
    name: 'sends the usage after the finish reason',
    server: 'OpenAI, TensorZero',
    source: 'https://github.com/tensorzero/tensorzero/issues/2078',
    at: 'remote',
    says: always(
      stream([
        ...told(STORY),
        STOP,
        `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 81, completion_tokens: 44, total_tokens: 125 } })}\n\n`,
        DONE,
      ]),
    ),
    expects: { text: STORY, end: 'complete', seconds: [0, 3] },
  }),
  finishing({
    name: 'keeps the connection open after its finish reason',
    server: 'some OpenAI-compatible servers',
    source: 'https://github.com/earendil-works/pi/pull/7959',
    at: 'remote',
    says: always(stream([...told(STORY), STOP], { connection: 'stays' })),
    expects: { text: STORY, end: 'complete', seconds: [0, 60] },
  }),
  finishing({
    name: 'keeps the connection open after its mark',
    server: 'some OpenAI-compatible servers',
    source: 'https://github.com/earendil-works/pi/pull/7959',
    at: 'remote',
    says: always(stream([...told(STORY), content(''), STOP, DONE], { connection: 'stays' })),
    expects: { text: STORY, end: 'complete', seconds: [0, 3] },
  }),
];
