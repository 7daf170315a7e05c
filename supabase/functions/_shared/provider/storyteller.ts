export { createStoryteller } from '@storyloom/storyteller/storyteller';
