import { describe, expect, it } from 'vitest';
import { ask, PROMPT, promptOf, says } from '../_shared/testing/random-prompts.ts';
import { content, DONE, refuses, STOP, streams, type Answer } from '../_shared/testing/scripted-provider.ts';
import { errorOf, serviceWith } from '../_shared/testing/service-under-test.ts';

const THOUGHTS: Answer = refuses(200, {
  choices: [{ message: { content: '', reasoning: 'Hm' }, finish_reason: 'length' }],
});

describe('the text of a random prompt', () => {
  it.each<[string, unknown, string]>([
    ['thoughts', '<think>Sea. Door.</think>\n\nA door.', 'A door.'],
    ['quotation marks', '"A door."', 'A door.'],
    ['typographic marks', '“A door.”', 'A door.'],
    ['French marks', '« Une porte. »', 'Une porte.'],
    ['Chinese marks', '「一扇门。」', '一扇门。'],
    ['a label', 'Prompt: A door.', 'A door.'],
    ['a label in bold before marks', '**Story Prompt:** "A door."', 'A door.'],
    ['marks around a label', '"Prompt: A door."', 'A door.'],
    ['a Chinese label', '提示：一扇门。', '一扇门。'],
    ['marks that belong to it', '"Come," said the door. "Now."', '"Come," said the door. "Now."'],
    ['parts', [{ type: 'text', text: 'A door.' }], 'A door.'],
    ['a word that only looks like a label', 'Prompt and pale, she came.', 'Prompt and pale, she came.'],
  ])('A prompt comes out right from an answer with %s', async (_, text, prompt) => {
    expect(await promptOf(await ask(serviceWith(says(text))))).toBe(prompt);
  });

  it('A prompt that was cut by the model ends with a whole sentence, if it has one', async () => {
    const service = serviceWith(says('A keeper finds a door. Behind it there', 'length'));
    expect(await promptOf(await ask(service))).toBe('A keeper finds a door.');
    expect(await promptOf(await ask(serviceWith(says('A keeper finds', 'length'))))).toBe('A keeper finds');
  });

  it('A prompt is cut to 4,000 characters', async () => {
    expect(await promptOf(await ask(serviceWith(says('🌍'.repeat(3000)))))).toHaveLength(4000);
  });

  it('A prompt is read from a stream although none was asked for', async () => {
    expect(await promptOf(await ask(serviceWith(streams(content('A '), content('door.'), STOP, DONE))))).toBe(
      'A door.',
    );
  });
});

describe('a model that thinks first', () => {
  const allowances = (service: ReturnType<typeof serviceWith>) =>
    service.provider.requests.map(({ body }) => body['max_tokens']);

  it('A model that thinks first is asked once more with a larger allowance, and has it at once from then on', async () => {
    const service = serviceWith(THOUGHTS, says(PROMPT));
    expect(await promptOf(await ask(service))).toBe(PROMPT);
    expect(await promptOf(await ask(service))).toBe(PROMPT);
    expect(allowances(service)).toEqual([100, 2000, 2000]);
  });

  it('A model that spends the larger allowance on thoughts too is not asked a third time', async () => {
    const service = serviceWith(says('<think>For ever', 'length'));
    const response = await ask(service);
    expect([response.status, await errorOf(response)]).toEqual([
      502,
      { code: 'empty', message: 'No prompt was generated' },
    ]);
    expect(allowances(service)).toEqual([100, 2000]);
  });
});
