import { describe, expect, it } from 'vitest';
import { GOOD_STORY, refuses } from '../_shared/testing/scripted-provider.ts';
import { askAsUser, eventsOf, serviceWith, STORY_BODY } from '../_shared/testing/service-under-test.ts';

const PARAMETERS = ['max_tokens', 'max_completion_tokens', 'temperature'];

/** The parameters of each request: of one that is refused, of its repetition, and of another story. */
async function asked(error: object, prompt: string = STORY_BODY.prompt): Promise<string[]> {
  const service = serviceWith(refuses(400, { error }), GOOD_STORY);
  await eventsOf(await askAsUser(service, { ...STORY_BODY, prompt }));
  await eventsOf(await askAsUser(service, { ...STORY_BODY, runId: 'run-2' }));
  return service.provider.requests.map(({ body }) => PARAMETERS.filter((name) => name in body).join());
}

const ALL = 'max_tokens,temperature';
const COMPLETION = 'max_completion_tokens,temperature';

describe('a parameter that a provider refuses', () => {
  it.each([
    [{ message: 'Bad value', param: 'temperature' }, 'max_tokens'],
    [{ message: "Unsupported value: 'temperature' does not support 0.7. Only the default (1) is." }, 'max_tokens'],
    [{ message: 'invalid temperature: only 1 is allowed for this model' }, 'max_tokens'],
    [{ message: '`temperature` is deprecated for this model.' }, 'max_tokens'],
    [{ message: 'Unrecognized request argument supplied: temperature' }, 'max_tokens'],
    [{ message: 'Bad value', param: 'max_tokens' }, COMPLETION],
    [{ message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." }, COMPLETION],
    [{ message: "property 'max_tokens' is unsupported" }, COMPLETION],
    [{ message: 'Unknown parameter: max_tokens' }, COMPLETION],
  ])('A parameter that the provider refuses is not sent again in any story: %j', async (error, then) => {
    expect(await asked(error)).toEqual([ALL, then, then]);
  });
});

describe('what a provider says of something else', () => {
  it.each<[object, string?]>([
    [{ message: 'Your prompt "The temperature fell" was rejected' }],
    [{ message: 'Invalid input: he set max_tokens to a thousand' }],
    [{ message: 'temperature', param: 'messages' }],
    [{ message: "Unsupported value: 'temperature'", param: 'messages[1].content' }],
    [{ message: `Only text is allowed. ${'x'.repeat(80)} temperature` }],
    [{ message: 'Not allowed: temperature is not supported' }, 'Temperature is not supported here, said the lamp'],
    [{ message: 'Unsupported prompt: unsupported max_tokens' }, 'unsupported max_tokens'],
    [{ message: 'max_tokens is too large: only 4096 are allowed at most' }],
  ])('A refusal about something else removes no parameter: %j', async (error, prompt) => {
    expect(await asked(error, prompt)).toEqual([ALL, ALL]);
  });
});
