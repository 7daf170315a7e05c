import { chunk, content, DONE, STOP } from '../scripted-provider.ts';
import { always, type Habit, type Step } from './habit.ts';
import { BROKEN, ENDING, GOOD_STEPS, message, STORY, stream, told } from './replies.ts';

const wraps = (row: Omit<Habit, 'kind' | 'at' | 'expects'>): Habit => ({
  kind: 'text that is not story',
  at: 'local',
  ...row,
  expects: { text: STORY, end: 'complete', seconds: [0, 3] },
});
const breaks = (row: Omit<Habit, 'kind'>): Habit => ({ kind: 'broken and unusual answers', ...row });

const streamed = (...steps: Step[]) => always(stream(steps));
const whole = { text: STORY, end: 'complete', seconds: [0, 3] } as const;
const broken = { text: BROKEN, seconds: [0, 3] } as const;

export const NOT_STORY: readonly Habit[] = [
  wraps({
    name: 'thinks between tags in the content',
    server: 'KoboldCpp, vLLM without a reasoning parser',
    source: 'https://github.com/bytedance/deer-flow/pull/2062',
    says: streamed(...told('<think>\nHm, a door. The keeper needs a name.\n</think>\n\n'), ...GOOD_STEPS),
  }),
  wraps({
    name: 'leaks the channels of gpt-oss',
    server: 'gpt-oss on servers without its parser',
    source: 'https://github.com/kekzl/imp/pull/768',
    says: streamed(
      ...told(
        `<|channel|>analysis<|message|>Hm, a door.<|end|><|start|>assistant<|channel|>final<|message|>${STORY}<|return|>`,
      ),
      ...ENDING,
    ),
  }),
  wraps({
    name: 'leaks its stop token',
    server: 'TGI with ChatML models',
    source: 'https://github.com/huggingface/text-generation-inference/issues/1724',
    says: streamed(...told(`${STORY}<|im_end|>\n`), ...ENDING),
  }),
  wraps({
    name: 'puts a code fence around the story',
    server: 'small instruction models',
    source: 'findings/models.md',
    says: streamed(content('```markdown\n'), ...told(STORY), content('\n```'), ...ENDING),
  }),
  wraps({
    name: 'announces the story',
    server: 'small instruction models',
    source: 'findings/models.md',
    says: streamed(content('Sure! Here is your story:\n\n'), ...GOOD_STEPS),
  }),
];

const OPENROUTER_ERROR = {
  id: 'gen-1',
  object: 'chat.completion.chunk',
  provider: 'DeepInfra',
  error: { code: 502, message: 'Provider disconnected unexpectedly' },
  choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
};
const CRASH = 'The model has crashed without additional information. (Exit code: 1)';
const crlf = (steps: readonly string[]): string[] => steps.map((step) => step.replaceAll('\n', '\r\n'));
const AZURE = `data: ${JSON.stringify({
  choices: [],
  prompt_filter_results: [{ prompt_index: 0, content_filter_results: { hate: { filtered: false, severity: 'safe' } } }],
})}\n\n`;

export const UNUSUAL: readonly Habit[] = [
  breaks({
    name: 'reports an error within the story (OpenRouter)',
    server: 'OpenRouter',
    source: 'https://openrouter.ai/docs/api/reference/errors-and-debugging',
    at: 'remote',
    says: streamed(...told(BROKEN), `data: ${JSON.stringify(OPENROUTER_ERROR)}\n\n`, DONE),
    expects: { ...broken, error: ['provider_unavailable', 'provider_error'], message: /disconnected/ },
  }),
  breaks({
    name: 'reports an error within the story (LM Studio)',
    server: 'LM Studio',
    source: 'https://github.com/nugget/thane-ai-agent/pull/1395',
    at: 'local',
    says: streamed(
      ...told(BROKEN),
      `event: error\ndata: ${JSON.stringify({ error: { message: CRASH }, message: CRASH })}\n\n`,
    ),
    expects: { ...broken, error: ['provider_unavailable', 'provider_error'], message: /crashed/ },
  }),
  breaks({
    name: 'breaks off within the story',
    server: 'any server that dies',
    source: 'https://github.com/microsoft/amplifier/issues/339',
    at: 'remote',
    says: always(stream(told(BROKEN), { connection: 'breaks' })),
    expects: { ...broken, end: 'lost' },
  }),
  breaks({
    name: 'breaks off before the story',
    server: 'any server that dies',
    source: 'https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1347',
    at: 'local',
    says: always(stream([chunk({ role: 'assistant', content: '' })], { connection: 'breaks' })),
    expects: { error: ['provider_unavailable'], message: /lost/, seconds: [0, 3], requests: [1, 3] },
  }),
  breaks({
    name: 'answers with one JSON value',
    server: 'servers without streaming',
    source: 'findings/models.md',
    at: 'local',
    says: always(message(STORY)),
    expects: whole,
  }),
  breaks({
    name: 'ends its lines with CRLF',
    server: 'servers on Windows',
    source: 'https://github.com/apache/rocketmq-dashboard/issues/437',
    at: 'local',
    says: streamed(...crlf(GOOD_STEPS)),
    expects: whole,
  }),
  breaks({
    name: 'ends its lines with CR',
    server: 'allowed by the SSE standard',
    source: 'https://html.spec.whatwg.org/multipage/server-sent-events.html',
    at: 'local',
    says: streamed(...GOOD_STEPS.map((step) => step.replaceAll('\n', '\r'))),
    expects: whole,
  }),
  breaks({
    name: 'begins with a byte order mark',
    server: 'allowed by the SSE standard',
    source: 'https://html.spec.whatwg.org/multipage/server-sent-events.html',
    at: 'remote',
    says: streamed('\uFEFF', ...GOOD_STEPS),
    expects: whole,
  }),
  breaks({
    name: 'repeats the whole message at the end',
    server: 'Hermes, RAGFlow',
    source: 'https://github.com/abundantbeing/hermes-browser-extension/issues/11',
    at: 'local',
    says: streamed(
      ...told(STORY),
      `data: ${JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content: STORY }, finish_reason: 'stop' }] })}\n\n`,
      DONE,
    ),
    expects: whole,
  }),
  breaks({
    name: 'begins with a chunk without choices',
    server: 'Azure OpenAI',
    source: 'findings/models.md',
    at: 'remote',
    says: streamed(AZURE, ...GOOD_STEPS),
    expects: whole,
  }),
  breaks({
    name: 'sends content as a list of parts',
    server: 'Mistral Magistral, proxies for Anthropic',
    source: 'https://github.com/mistralai/client-python/issues/628',
    at: 'remote',
    says: streamed(
      chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm, a door.' }] }] }),
      chunk({ content: [{ type: 'text', text: STORY }] }),
      STOP,
      DONE,
    ),
    expects: whole,
  }),
  breaks({
    name: 'leaves out the blank line after its last event',
    server: 'a proxy that trims',
    source: 'findings/models.md',
    at: 'local',
    says: streamed(...told(STORY), STOP.trimEnd()),
    expects: whole,
  }),
];
