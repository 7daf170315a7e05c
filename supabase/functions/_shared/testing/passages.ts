import type { Answer } from './scripted-provider.ts';
import { AS_USER, eventsOf, serviceUnderTest, storyRequest, type ServiceUnderTest } from './service-under-test.ts';

export const PASSAGE =
  'The keeper climbed the stairs with the lamp in one hand. At the top the window was open, and the sea had come in.';

/** What a page sends. */
const SETTINGS = { genre: 'fantasy', language: 'english', perspective: 'third' };
export const PASSAGE_BODY = { runId: 'run-1', action: 'rewrite', passage: PASSAGE, ...SETTINGS };

/** Asks for a change to a passage, as a signed-in user unless the headers say otherwise. */
export const askForPassage = (
  service: ServiceUnderTest,
  fields: object = {},
  headers: Record<string, string> = AS_USER,
): Promise<Response> =>
  service.handlers['revise-passage'](storyRequest({ body: { ...PASSAGE_BODY, ...fields }, headers }));

/** The events of a change to a passage for which the provider gives these answers in turn. */
export async function revise(fields: object, ...answers: Answer[]) {
  const service = serviceUnderTest({ answers });
  return { provider: service.provider, service, events: await eventsOf(await askForPassage(service, fields)) };
}
