import type { PromptSource } from '@storyloom/shared/domain';
import type { PromptOrigin } from '../features/generation/model/prompt-origin.ts';

/** A prompt of the community and a shared story, both of other users. */
export const sharedPrompt = {
  kind: 'inspiration',
  id: '6f1f3c52-8a4e-4c0b-9d5e-2b7a1c3d4e5f',
  title: 'The Lamp',
  author: 'Mina',
} as const satisfies PromptSource;
export const publishedStory = { ...sharedPrompt, kind: 'story', title: 'Low Tide', author: 'Jo' } as const;

/** The origin of “A lighthouse”, the prompt of the versions in tests. */
export const origin: PromptOrigin = {
  inspirationId: sharedPrompt.id,
  source: sharedPrompt,
  handed: 'A lighthouse',
};
