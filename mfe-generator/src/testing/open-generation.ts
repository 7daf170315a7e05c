import { GENRE_DEFAULTS, type StoryOptions } from '@storyloom/shared/domain';
import { act, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import { readDraft, writeVersion } from '../features/generation/model/draft.ts';
import type { StoryVersion } from '../features/generation/model/story-version.ts';
import type { Task } from '../features/generation/model/generation-task.ts';
import { useGeneration } from '../features/generation/model/use-generation.ts';
import { begin, tell } from './steps.ts';
import { serveStories } from './story-service.ts';

export const settings = { ...GENRE_DEFAULTS.fantasy, length: 500 };
export const options: StoryOptions = { ...settings, prompt: 'A lighthouse', genre: 'fantasy' };

/** Generation without a page, with these versions stored, and the service that it calls. `see` runs as a hook at each rendering. */
export function openGeneration(
  versions: readonly StoryVersion[] = [],
  answers: Parameters<typeof serveStories>[0] = {},
  see: (generation: ReturnType<typeof useGeneration>) => void = () => undefined,
) {
  const service = serveStories(answers);
  const callbacks = {
    getCaller: vi.fn(async () => ({ guestToken: 'guest-token' })),
    onUsage: vi.fn(),
    onEnd: vi.fn(),
    onNothing: vi.fn(),
    onFailure: vi.fn(),
    onLeave: vi.fn(),
  };
  for (const version of versions) writeVersion('fantasy', version);
  const { result, unmount } = renderHook(() => {
    const generation = useGeneration(readDraft('fantasy').draft, callbacks);
    see(generation);
    return generation;
  });
  const page = () => result.current;
  return {
    ...service,
    ...callbacks,
    unmount,
    page,
    /** The bodies of the requests, in order. */
    asked: () => service.to('/generate-story').map(({ body }) => body),
    write: (task: Task) => act(async () => void page().write(task)),
    /** Sends the newest run from its first word to its end. */
    tell: (text: string, reason?: string, words?: number) => tell(service.streams.at(-1), text, reason, words),
    /** Sends the beginning of the newest run. */
    begin: (text: string) => begin(service.streams.at(-1), text),
    act: (action: (stream: (typeof service.streams)[0]) => void) => act(async () => action(service.streams.at(-1)!)),
    /** Stores everything as a closing page would. */
    keep(): void {
      for (const version of page().snapshot()) writeVersion('fantasy', version);
    },
  };
}
