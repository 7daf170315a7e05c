import { describe, expect, it } from 'vitest';
import { GOOD_STORY, refuses, type Answer } from '../_shared/testing/scripted-provider.ts';
import { askAsUser, eventsOf, serviceWith, STORY_BODY } from '../_shared/testing/service-under-test.ts';

const PARAMETERS = ['max_tokens', 'max_completion_tokens', 'temperature'];
const refusing = (error: object, status = 400): Answer => refuses(status, { error });

/** The parameters of each request: of one that is refused, of its repetition, and of another story. */
async function asked(answers: readonly Answer[], prompt: string = STORY_BODY.prompt): Promise<string[]> {
  const service = serviceWith(...answers);
  await eventsOf(await askAsUser(service, { ...STORY_BODY, prompt }));
  await eventsOf(await askAsUser(service, { ...STORY_BODY, runId: 'run-2' }));
  return service.provider.requests.map(({ body }) => PARAMETERS.filter((name) => name in body).join());
}

const ALL = 'max_tokens,temperature';
const COMPLETION = 'max_completion_tokens,temperature';

describe('a parameter that a provider refuses', () => {
  it('is not sent again in any story', async () => {
    for (const [error, then, status] of [
      [{ message: 'Bad value', param: 'temperature' }, 'max_tokens'],
      [{ message: "Unsupported value: 'temperature' does not support 0.7. Only 1 is." }, 'max_tokens', 422],
      [{ message: '`temperature` is deprecated for this model.' }, 'max_tokens'],
      [{ message: 'Bad value', param: 'max_tokens' }, COMPLETION],
      [{ message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." }, COMPLETION],
    ] as const) {
      expect(await asked([refusing(error, status), GOOD_STORY]), error.message).toEqual([ALL, then, then]);
    }
  });

  it('is left out beside another one, each after one refusal', async () => {
    const [tokens, temperature] = [refusing({ param: 'max_tokens' }), refusing({ param: 'temperature' })];
    const learnt = 'max_completion_tokens';
    expect(await asked([tokens, temperature, GOOD_STORY])).toEqual([ALL, COMPLETION, learnt, learnt]);
    expect(await asked([tokens])).toEqual([ALL, COMPLETION, COMPLETION]);
    expect(await asked([temperature])).toEqual([ALL, 'max_tokens', 'max_tokens']);
  });

  it('is sent again when the refusal is about something else', async () => {
    for (const [error, prompt, status] of [
      [{ message: 'Your prompt "The temperature fell" was rejected' }],
      [{ message: "Unsupported value: 'temperature'", param: 'messages[1].content' }],
      [{ message: `Only text is allowed. ${'x'.repeat(80)} temperature` }],
      [{ message: 'Not allowed: temperature is not supported' }, 'Temperature is not supported here, said the lamp'],
      [{ message: 'max_tokens is too large: only 4096 are allowed at most' }],
      [{ param: 'temperature' }, undefined, 404],
    ] as const) {
      expect(await asked([refusing(error, status), GOOD_STORY], prompt), JSON.stringify(error)).toEqual([ALL, ALL]);
    }
  });
});
