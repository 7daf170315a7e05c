import type { StoryEvent } from '@storyloom/shared/stream';
import { expect, it } from 'vitest';
import { limitsOf } from '../limits.ts';
import { providerOf } from '../provider/provider-access.ts';
import { createRunClock } from '../provider/run-clock.ts';
import { parseStoryRequest } from '../stories/story-request.ts';
import { writeStory } from '../stories/write-story.ts';
import { content, DONE, STOP, streams } from '../testing/scripted-provider.ts';
import { serviceUnderTest, STORY_BODY } from '../testing/service-under-test.ts';
import { runEvents } from './run-events.ts';

const stop = STOP.replace('{"choices"', '{"storyloom":{"unused":["in the rain",7]},"choices"');

/** The last event of a run whose provider names what its story doesn't use. */
async function lastEvent(demo: boolean): Promise<StoryEvent | undefined> {
  const answers = [streams(content('# The Door\n'), content('Once.'), stop, DONE)];
  const provider = providerOf(serviceUnderTest({ answers }).deps);
  const story = parseStoryRequest(JSON.stringify(STORY_BODY));
  const run = runEvents({
    id: 'run-1',
    language: 'english',
    write: (access, circumstances) => writeStory(access, story, circumstances),
    access: provider.access,
    demo,
    limits: limitsOf({}),
    clock: createRunClock(),
    onOver: async () => undefined,
    onBegun: () => undefined,
    onFailure: () => undefined,
  });
  const events: StoryEvent[] = [];
  for await (const event of run) events.push(event);
  return events.at(-1);
}

it('passes on the unused parts of a prompt from the demo storyteller only', async () => {
  expect(await lastEvent(true)).toMatchObject({ type: 'end', unused: ['in the rain'] });
  expect(await lastEvent(false)).not.toHaveProperty('unused');
});
