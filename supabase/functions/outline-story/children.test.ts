import { describe, expect, it } from 'vitest';
import { says } from '../_shared/testing/random-prompts.ts';
import {
  AS_USER,
  errorOf,
  serviceWith,
  STORY_BODY,
  storyRequest,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const CHILDREN = { ...STORY_BODY, length: 2500, genre: 'children' };
const CHAPTERS = ['The Door', 'The Stair', 'The Sea'].map((title) => ({ title, summary: `${title} opens.` }));
const OUTLINE = says(JSON.stringify({ chapters: CHAPTERS }));

const ask = (service: ServiceUnderTest, body: unknown) =>
  service.handlers['outline-story'](storyRequest({ body, headers: AS_USER }));

describe('the outline of a story for children', () => {
  it('A prompt that does not fit a story for children is not sent to the provider', async () => {
    const service = serviceWith(OUTLINE);
    const response = await ask(service, { ...CHILDREN, prompt: 'A murder in the nursery' });
    expect([response.status, (await errorOf(response)).code]).toEqual([422, 'unsuitable']);
    expect(service.provider.requests).toEqual([]);
  });

  it('Names to avoid that do not fit a story for children are left out', async () => {
    const service = serviceWith(OUTLINE);
    const response = await ask(service, { ...CHILDREN, avoidNames: ['Ilse', 'cocaine'] });
    expect(response.status).toBe(200);
    const sent = JSON.stringify(service.provider.requests);
    expect(sent).toContain('Ilse');
    expect(sent).not.toContain('cocaine');
  });

  it('An answer that does not fit a story for children is not shown', async () => {
    const chapters = [...CHAPTERS, { title: 'The End', summary: 'He commits a murder.' }];
    const service = serviceWith(says(JSON.stringify({ chapters })));
    const response = await ask(service, CHILDREN);
    expect([response.status, (await errorOf(response)).code]).toEqual([422, 'unsuitable']);
  });
});
