import type { NewStory } from '@storyloom/shared/api/stories';

export const newStory: NewStory = {
  id: 'id-1',
  userId: 'user-1',
  title: 'The Light',
  text: '# The Light\n\nUn.',
  options: {
    prompt: 'A lighthouse',
    genre: 'scifi',
    language: 'french',
    perspective: 'first',
    tone: 'mysterious',
    length: 1200,
  },
  demo: true,
};
