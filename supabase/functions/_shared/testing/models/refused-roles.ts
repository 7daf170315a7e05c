import type { RequestBody } from './habit.ts';
import { hasSystem, llamaCpp, lmStudio, openAi, refusesIf, rolesOf, type Row, vllm } from './refusing.ts';
import { json } from './replies.ts';

const hasLaterSystem = (body: RequestBody): boolean => rolesOf(body).lastIndexOf('system') > 0;
/** Gemma 3 takes one system message first; Mistral's first models take none. */
const doesAlternate = (roles: readonly string[]): boolean =>
  roles.every((role, at) => role === (at % 2 === 0 ? 'user' : 'assistant'));
const breaksGemma = (body: RequestBody): boolean => {
  const roles = rolesOf(body);
  return !doesAlternate(roles[0] === 'system' ? roles.slice(1) : roles);
};

const FOR_CHILDREN = { genre: 'children' };
const TWO = ['system', 'user'];
const THREE = ['system', 'system', 'user'];
const ONE = ['user'];
const jinja = (source: string, message: string): string =>
  `\n------------\nWhile executing CallExpression at line 85, column 32 in source:\n${source}\n${' '.repeat(43)}^\nError: Jinja Exception: ${message}`;

/** Chat templates and models that refuse some roles. */
export const ROLES: readonly Row[] = [
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
    server: 'llama-cpp-python with Gemma 2',
    source: 'https://github.com/abetlen/llama-cpp-python/issues/1580',
    at: 'local',
    says: refusesIf(
      hasSystem,
      json(
        { error: { message: 'System role not supported', type: 'internal_server_error', param: null, code: null } },
        500,
      ),
    ),
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
