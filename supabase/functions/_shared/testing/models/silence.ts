import { chunk } from '../scripted-provider.ts';
import { always, inTurn, type Habit, type Step } from './habit.ts';
import { GOOD_STEPS, json, MINUTE, repeated, SECOND, STORY, stream, thoughts } from './replies.ts';

type Row = Omit<Habit, 'kind'>;
const silent = (row: Row): Habit => ({ kind: 'silence before the first text', ...row });
const thinks = (row: Row): Habit => ({ kind: 'thoughts before the first text', ...row });
const loads = (row: Row): Habit => ({ kind: 'a model that loads', ...row });

const OLLAMA_COLD = 'https://github.com/cline/cline/pull/12839';
const OPENROUTER_STREAM = 'https://openrouter.ai/docs/api-reference/streaming';
const DEEPSEEK_WAIT = 'https://api-docs.deepseek.com/quick_start/rate_limit';
const HANGS = { connection: 'stays' } as const;
/** A model server that gives no sign of life until the text. */
const afterSilence = (ms: number) => always(stream(GOOD_STEPS, { silence: ms }));
const after = (...steps: Step[]) => always(stream([...steps, ...GOOD_STEPS]));
const story = { text: STORY, end: 'complete' } as const;

export const SILENCE: readonly Habit[] = [
  silent({
    name: 'answers at once',
    server: 'any warm model',
    source: 'https://docs.inworld.ai/router/capabilities/streaming',
    at: 'local',
    says: always(stream(GOOD_STEPS)),
    expects: {
      ...story,
      waiting: [],
      seconds: [0, 1],
      again: 1,
      asked: [{ stream: true, tokens: ['max_tokens', 8000, 8000] }],
    },
  }),
  silent({
    name: 'is silent for 45 seconds, then writes',
    server: 'Ollama, LM Studio (the first request loads the model)',
    source: OLLAMA_COLD,
    at: 'local',
    says: afterSilence(45 * SECOND),
    expects: { ...story, waiting: ['loading'], seconds: [45, 46] },
  }),
  silent({
    name: 'is silent for 60 seconds, then writes',
    server: 'Ollama with a model of 5 GB on a processor',
    source: 'https://github.com/yazelin/mori-desktop/pull/15',
    at: 'local',
    says: afterSilence(MINUTE),
    expects: { ...story, waiting: ['loading'], seconds: [60, 61] },
  }),
  silent({
    name: 'is silent for 20 seconds before each story',
    server: 'a local server that reads long prompts slowly',
    source: 'https://github.com/ml-explore/mlx-lm/pull/362',
    at: 'local',
    says: afterSilence(20 * SECOND),
    expects: { ...story, waiting: ['loading'], seconds: [20, 21], again: 1, waitingAgain: [] },
  }),
  silent({
    name: 'loads for its first story only',
    server: 'Ollama, LM Studio',
    source: 'https://github.com/danny-avila/LibreChat/issues/3330',
    at: 'local',
    says: ({ nth }) => stream(GOOD_STEPS, { silence: nth === 1 ? 20 * SECOND : 0 }),
    expects: { ...story, waiting: ['loading'], seconds: [0, 21], again: 1, waitingAgain: [] },
  }),
  silent({
    name: 'is silent for 70 seconds at a remote address',
    server: 'hosted open models that start on demand',
    source: 'https://github.com/runpod-workers/worker-vllm/issues/111',
    at: 'remote',
    says: afterSilence(70 * SECOND),
    expects: { ...story, waiting: [], seconds: [70, 71] },
  }),
  silent({
    name: 'sends its headers at once and nothing for four minutes',
    server: 'llama.cpp before it sent pings, mlx-lm, reading a long prompt',
    source: 'https://github.com/ml-explore/mlx-lm/pull/362',
    at: 'local',
    says: after(4 * MINUTE),
    expects: { ...story, seconds: [240, 241] },
  }),
  silent({
    name: 'is silent for ever on the same machine',
    server: 'a hung local server',
    source: 'https://github.com/ollama/ollama/issues/4545',
    at: 'local',
    says: always(stream([], { silence: 60 * MINUTE })),
    expects: { error: ['provider_timeout'], message: / for 5 minutes\./, waiting: ['loading'], seconds: [300, 301] },
  }),
  silent({
    name: 'is silent for ever at a remote address',
    server: 'a hung proxy',
    source: 'https://github.com/MoonshotAI/kimi-code/issues/1050',
    at: 'remote',
    says: always(stream([], { silence: 60 * MINUTE })),
    expects: { error: ['provider_timeout'], message: / for 90 seconds\./, seconds: [90, 91] },
  }),
  silent({
    name: 'sends comments for 80 seconds, then nothing',
    server: 'OpenRouter when the provider behind it is lost',
    source: OPENROUTER_STREAM,
    at: 'remote',
    says: always(stream(repeated(': OPENROUTER PROCESSING\n\n', SECOND, 80 * SECOND), HANGS)),
    expects: { error: ['provider_timeout'], seconds: [139, 141] },
  }),
  silent({
    name: 'sends comments for 40 seconds before the text',
    server: 'OpenRouter',
    source: OPENROUTER_STREAM,
    at: 'remote',
    says: after(...repeated(': OPENROUTER PROCESSING\n\n', SECOND, 40 * SECOND)),
    expects: { ...story, seconds: [40, 41] },
  }),
  silent({
    name: 'sends comments for three minutes before the text',
    server: 'DeepSeek under load (for up to ten minutes)',
    source: DEEPSEEK_WAIT,
    at: 'remote',
    says: after(...repeated(': keep-alive\n\n', SECOND, 3 * MINUTE)),
    expects: { ...story, seconds: [180, 181] },
  }),
  silent({
    name: 'sends a comment every 30 seconds while it reads the prompt',
    server: 'llama.cpp (`--sse-ping-interval`, 30 by default until July 2026)',
    source: 'https://github.com/ollama/ollama/pull/16443',
    at: 'local',
    says: after(...repeated(':\n\n', 30 * SECOND, 8 * MINUTE)),
    expects: { ...story, seconds: [480, 481] },
  }),
  silent({
    name: 'sends empty deltas for three minutes before the text',
    server: 'LiteLLM and other proxies that keep the connection alive',
    source: 'https://github.com/open-webui/open-webui/issues/23921',
    at: 'remote',
    says: after(...repeated(chunk({ content: '' }), SECOND, 3 * MINUTE)),
    expects: { ...story, seconds: [180, 181] },
  }),
  silent({
    name: 'sends its role with null content, then reads for 100 seconds',
    server: 'llama.cpp (the first delta has `content: null`)',
    source: 'https://github.com/ggml-org/llama.cpp/pull/24013',
    at: 'local',
    says: after(chunk({ role: 'assistant', content: null }), 100 * SECOND),
    expects: { ...story, seconds: [100, 101] },
  }),
  silent({
    name: 'sends blank lines for three minutes before an unstreamed answer',
    server: 'DeepSeek under load, without a stream',
    source: DEEPSEEK_WAIT,
    at: 'remote',
    says: () => {
      const { steps = [], ...reply } = json({ choices: [{ message: { content: STORY }, finish_reason: 'stop' }] });
      return { ...reply, steps: [...repeated('\n', SECOND, 3 * MINUTE), ...steps] };
    },
    expects: { ...story, seconds: [180, 181] },
  }),
];

const FIELDS = {
  reasoning: (thought: string) => ({ reasoning: thought }),
  reasoning_content: (thought: string) => ({ reasoning_content: thought }),
  reasoning_details: (thought: string) => ({
    reasoning_details: [{ type: 'reasoning.text', text: thought, format: 'unknown', index: 0 }],
  }),
  thinking: (thought: string) => ({ thinking: thought }),
};
const thoughtful = { ...story, waiting: ['thinking'] as const };

export const THOUGHTS: readonly Habit[] = [
  thinks({
    name: 'thinks in `reasoning` for 90 seconds',
    server: 'Ollama',
    source: 'https://github.com/dirac-run/dirac/pull/227',
    at: 'local',
    says: after(...thoughts(FIELDS.reasoning, 90 * SECOND)),
    expects: { ...thoughtful, seconds: [90, 91] },
  }),
  thinks({
    name: 'thinks in `reasoning_content` for ten minutes',
    server: 'DeepSeek, vLLM, llama.cpp, LM Studio',
    source: 'https://github.com/run-llama/llama_index/pull/20786',
    at: 'remote',
    says: after(...thoughts(FIELDS.reasoning_content, 10 * MINUTE)),
    expects: { ...thoughtful, seconds: [600, 601] },
  }),
  thinks({
    name: 'thinks in `reasoning_content` for ten minutes, locally',
    server: 'llama.cpp, LM Studio',
    source: 'https://github.com/ahwurm/localharness/issues/142',
    at: 'local',
    says: after(...thoughts(FIELDS.reasoning_content, 10 * MINUTE)),
    expects: { ...thoughtful, seconds: [600, 601] },
  }),
  thinks({
    name: 'thinks in `reasoning_details` for 90 seconds',
    server: 'OpenRouter',
    source: 'https://github.com/braintrustdata/braintrust-sdk-javascript/issues/1883',
    at: 'remote',
    says: after(...thoughts(FIELDS.reasoning_details, 90 * SECOND)),
    expects: { ...thoughtful, seconds: [90, 91] },
  }),
  thinks({
    name: 'thinks in `thinking` for 90 seconds',
    server: 'proxies for Ollama’s own API',
    source: 'https://github.com/BerriAI/litellm/pull/20822',
    at: 'local',
    says: after(...thoughts(FIELDS.thinking, 90 * SECOND)),
    expects: { ...thoughtful, seconds: [90, 91] },
  }),
  thinks({
    name: 'thinks in the content, between tags, for four minutes',
    server: 'KoboldCpp, vLLM without a reasoning parser',
    source: 'https://github.com/bytedance/deer-flow/pull/2062',
    at: 'local',
    says: after(
      chunk({ content: '<think>' }),
      ...repeated(chunk({ content: 'Hm, a door. ' }), SECOND, 4 * MINUTE),
      chunk({ content: '</think>\n\n' }),
    ),
    expects: { ...thoughtful, seconds: [240, 241] },
  }),
  thinks({
    name: 'loads for 20 seconds, then thinks, then writes',
    server: 'Ollama with a thinking model',
    source: 'https://github.com/odysseus-dev/odysseus/pull/591',
    at: 'local',
    says: always(stream([...thoughts(FIELDS.reasoning, 10 * SECOND), ...GOOD_STEPS], { silence: 20 * SECOND })),
    expects: { ...story, waiting: ['loading', 'thinking'], seconds: [30, 31] },
  }),
  thinks({
    name: 'thinks for four and a half minutes, then falls silent',
    server: 'a local server that crashed while thinking',
    source: 'https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1347',
    at: 'local',
    says: always(stream(thoughts(FIELDS.reasoning_content, 4.5 * MINUTE), HANGS)),
    expects: { error: ['provider_timeout'], message: / for 6 minutes\./, waiting: ['thinking'], seconds: [389, 391] },
  }),
];

const LOADING = json({ error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }, 503);
const HF_LOADING = json({ error: 'Model meta-llama/Llama-3-8b is currently loading', estimated_time: 20 }, 503, {
  'retry-after': '20',
});
const BUSY = json({ error: { message: 'server busy, please try again. maximum pending requests exceeded' } }, 503);

export const LOADS: readonly Habit[] = [
  loads({
    name: 'answers 503 Loading model three times, then writes',
    server: 'llama.cpp',
    source: 'https://github.com/mostlygeek/llama-swap/issues/146',
    at: 'local',
    says: inTurn(LOADING, LOADING, LOADING, stream(GOOD_STEPS)),
    expects: { ...story, waiting: ['loading'], requests: 4, seconds: [0, 60] },
  }),
  loads({
    name: 'answers 503 Loading model for two minutes, then writes',
    server: 'llama.cpp with a large model',
    source: 'https://github.com/mindverse/Second-Me/issues/20',
    at: 'local',
    says: ({ at }) => (at < 2 * MINUTE ? LOADING : stream(GOOD_STEPS)),
    expects: { ...story, waiting: ['loading'], requests: [3, 130], seconds: [120, 150] },
  }),
  loads({
    name: 'answers 503 with Retry-After while loading for 60 seconds',
    server: 'Hugging Face inference',
    source: 'https://github.com/huggingface/transformers/issues/32665',
    at: 'remote',
    says: ({ at }) => (at < MINUTE ? HF_LOADING : stream(GOOD_STEPS)),
    expects: { ...story, waiting: ['loading'], requests: [2, 70], seconds: [60, 90] },
  }),
  loads({
    name: 'answers 503 Loading model for ever',
    server: 'llama.cpp whose model does not fit into memory',
    source: 'https://github.com/mindverse/Second-Me/issues/20',
    at: 'local',
    says: always(LOADING),
    expects: {
      error: ['provider_timeout', 'provider_unavailable'],
      waiting: ['loading'],
      requests: [3, 320],
      seconds: [270, 302],
    },
  }),
  loads({
    name: 'answers 503 because its queue is full',
    server: 'Ollama (512 waiting requests)',
    source: 'https://github.com/ollama/ollama/pull/4144',
    at: 'local',
    says: always(BUSY),
    expects: { error: ['provider_unavailable'], message: /busy/, waiting: [], requests: 3, seconds: [0, 10] },
  }),
  loads({
    name: 'answers 502 twice, then writes',
    server: 'any proxy during a restart',
    source: 'https://openrouter.ai/docs/api/reference/errors-and-debugging',
    at: 'remote',
    says: inTurn({ status: 502, steps: ['<html>502 Bad Gateway</html>'] }, { status: 502 }, stream(GOOD_STEPS)),
    expects: { ...story, waiting: [], requests: 3, seconds: [0, 10] },
  }),
];
