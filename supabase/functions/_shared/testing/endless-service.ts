import type { StoryGuards } from '../limits.ts';
import { bodyOf, content, scriptedProvider, type ScriptedProvider } from './scripted-provider.ts';
import { askAsUser, readUntil, serviceUnderTest, STORY_BODY, type ServiceUnderTest } from './service-under-test.ts';

/** A service whose stories begin with 'Once upon' and go on until their reader leaves. */
export function endlessService(guards: Partial<StoryGuards> = {}): ServiceUnderTest & { provider: ScriptedProvider } {
  const provider = scriptedProvider(() => new Response(bodyOf([content('Once upon')], 'stay')));
  return { provider, ...serviceUnderTest({ providerFetch: provider.fetch, config: { guards } }) };
}

/** The reader of a user's story that has begun. */
export async function begunStory(
  service: ServiceUnderTest,
  runId: string,
): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const reader = (await askAsUser(service, { ...STORY_BODY, runId })).body!.getReader();
  await readUntil(reader, 'Once upon');
  return reader;
}
