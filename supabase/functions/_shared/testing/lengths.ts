import { LENGTH_RANGE } from '@storyloom/shared/domain';
import type { ServiceLimits } from '../limits.ts';
import { inVirtualTime } from './models/virtual-time.ts';
import { prose } from './prose.ts';
import { bodyOf, chunk, content, DONE, type Answer } from './scripted-provider.ts';
import { askAsUser, eventsOf, serviceUnderTest, STORY_BODY, textOf } from './service-under-test.ts';

const utf8 = { headers: { 'content-type': 'text/event-stream' } };

/** About so many words of prose, other ones for another number. */
export const someProse = (words: number, number = 1): string =>
  [...prose('english', number * 4 + 1, words)].join('').trim();

/** A provider that writes a text, and how its answer ends. */
export function tells(
  text: string,
  end: 'stop' | 'length' | 'content_filter' | 'dies' | 'falls silent' | 'errs' | 'stops, then errs' = 'stop',
): Answer {
  const pieces = (text.match(/[^.]*\.?\s*/g) ?? []).map(content);
  const error = 'data: {"error":{"message":"overloaded"}}\n\n';
  if (end === 'dies') return () => new Response(bodyOf(pieces, 'break'), utf8);
  if (end === 'falls silent') return () => new Response(bodyOf(pieces, 'stay'), utf8);
  if (end === 'errs') return () => new Response(bodyOf([...pieces, error]), utf8);
  if (end === 'stops, then errs') return () => new Response(bodyOf([...pieces, chunk({}, 'stop'), error]), utf8);
  return () => new Response(bodyOf([...pieces, chunk({}, end), DONE]), utf8);
}

/** A provider that says with every piece of a text that it has ended, and what becomes of the connection after the last. */
export const endsEachPiece =
  (text: string, then: 'end' | 'break' | 'stay'): Answer =>
  () =>
    new Response(
      bodyOf(
        (text.match(/[^.]+\.?\s*/g) ?? []).map((piece) => chunk({ content: piece }, 'stop')),
        then,
      ),
      utf8,
    );

/**
 * What came of a story of 500 words, unless the fields say otherwise, by a provider that gives these answers in turn. A provider that
 * falls silent takes no real time.
 */
export async function tellStory(answers: readonly Answer[], fields: object = {}, limits: Partial<ServiceLimits> = {}) {
  const service = serviceUnderTest({ answers, limits: { calls: LENGTH_RANGE.calls, ...limits } });
  const events = await inVirtualTime(
    async () => eventsOf(await askAsUser(service, { ...STORY_BODY, ...fields })),
    service.supabase.isBusy,
  );
  // The messages of each call.
  const asked = service.provider.requests.map(({ body }) =>
    (body['messages'] as readonly { readonly content: string }[]).map((message) => message.content).join('\n'),
  );
  return { events, text: textOf(events), last: events.at(-1), asked };
}
