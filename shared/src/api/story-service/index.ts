export type { Caller } from './caller.ts';
export { callService } from './call-service.ts';
export { storedGuest } from './guest-session.ts';
export { outlineStory } from './outline-story.ts';
export { randomPrompt } from './random-prompt.ts';
export { stopStory } from './stop-story.ts';
export { useCaller } from './use-caller.ts';
export { useDemoStoryteller } from './use-demo-storyteller.ts';
