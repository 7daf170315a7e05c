import type { StoryEvent } from '@storyloom/shared/stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limitsOf } from '../limits.ts';
import { providerOf } from '../provider/provider-access.ts';
import { createRunClock } from '../provider/run-clock.ts';
import { parseStoryRequest } from '../stories/story-request.ts';
import { writeStory } from '../stories/write-story.ts';
import { content, DONE, STOP, streams } from '../testing/scripted-provider.ts';
import { serviceUnderTest, STORY_BODY } from '../testing/service-under-test.ts';
import { runEvents, type Write } from './run-events.ts';

const stop = STOP.replace('{"choices"', '{"storyloom":{"unused":["in the rain",7]},"choices"');

const answers = [streams(content('# The Door\n'), content('Once.'), stop, DONE)];
const story = parseStoryRequest(JSON.stringify(STORY_BODY));

/** The last event of a run, by default one whose provider names what its story doesn't use. */
async function lastEvent(
  demo: boolean,
  write: Write = (access, circumstances) => writeStory(access, story, circumstances),
): Promise<StoryEvent | undefined> {
  const provider = providerOf(serviceUnderTest({ answers }).deps);
  const run = runEvents({
    id: 'run-1',
    language: 'english',
    write,
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

it.each([
  ['a minute', 61_000, 61],
  ['three minutes, with thoughts', 210_000, 180],
  ['no time, for some text was held back', 0, 60],
])('names the time without text where a model fell silent: %s', async (_name, ms, seconds) => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const silent: Write = async function* () {
    yield 'Once';
    now += ms;
    return 'silent';
  };
  expect(await lastEvent(false, silent)).toMatchObject({ reason: 'silent', seconds });
});
