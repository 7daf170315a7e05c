import type { ExpectedRequest, Habit, Reply, RequestBody, Says } from './habit.ts';
import { goodStory, json, STORY, stream } from './replies.ts';

/** Writes a story unless it has to refuse the request. */
export const unless =
  (refusal: (body: RequestBody) => Reply | undefined): Says =>
  (asked) =>
    refusal(asked.body) ?? goodStory(asked);

/** Refuses while the condition holds. */
export const refusesIf = (holds: (body: RequestBody) => boolean, refusal: Reply): Says =>
  unless((body) => (holds(body) ? refusal : undefined));

export const openAi = (message: string, more: object = {}): Reply =>
  json({ error: { message, type: 'invalid_request_error', param: null, code: null, ...more } }, 400);
export const vllm = (message: string): Reply =>
  json({ object: 'error', message, type: 'BadRequestError', param: null, code: 400 }, 400);
export const llamaCpp = (message: string, code = 500): Reply =>
  json({ error: { code, message, type: code === 400 ? 'invalid_request_error' : 'server_error' } }, code);
/** LM Studio refuses a streamed request with 200 and an error event. */
export const lmStudio = (message: string): Reply =>
  stream([`event: error\ndata: ${JSON.stringify({ error: { message }, message })}\n\n`]);

export type Row = Pick<Habit, 'name' | 'server' | 'source' | 'at' | 'says' | 'ask'> & {
  readonly text?: string;
  /** Requests for the next story: 1 if what was taught holds for it. */
  readonly again?: 1 | 2;
  /** The request that is refused, and the one that works. */
  readonly asked: readonly [ExpectedRequest, ExpectedRequest];
};

export const teaches = ({ asked, text = STORY, again = 1, ...row }: Row): Habit => ({
  kind: 'refusals that teach',
  ...row,
  expects: { text, end: 'complete', requests: 2, asked, seconds: [0, 5], again },
});

export const rolesOf = ({ messages }: RequestBody): string[] => messages.map(({ role }) => role);
export const hasSystem = (body: RequestBody): boolean => rolesOf(body).includes('system');
