import { resolve } from 'node:path';
import { describeReadme } from '@storyloom/shared/testing/readme-contract';

const module = resolve(import.meta.dirname, '..');

describeReadme({
  module,
  folders: [resolve(module, 'src/features/generation')],
  rows: 52,
  open: /X\/Y|\{reason\}/,
  specified: {
    '2 Generator screen': [
      'AI Story Prompt',
      'AI Story Generator Settings',
      'Generating your AI story...',
      'Try Again',
      'Save AI-Generated Story to Your Collection',
      'Share AI-Generated Story',
      'Sign in to save your AI-generated story and access it anytime',
      'You have used X/Y free AI-generated stories. Sign in for unlimited stories...',
    ],
    '2 Share Story dialog': [
      'Also share prompt as inspiration',
      'Make public for other users to see and use',
      'Cancel',
      'Share Story',
      'Sharing...',
    ],
    '5 Validation': ['Untitled AI-Generated Story', 'Your Generated Story'],
    '8 Generation': [
      'Failed to generate a random prompt',
      'Failed to generate AI story prompt. Please try again.',
      'Failed to generate story: {reason}',
      'Failed to generate story. Please try again.',
      'Failed to generate story',
      'No prompt was generated',
      'No story content was generated',
      'No response body received',
    ],
    '8 Saving, sharing, listing': [
      'No user found',
      'Please sign in to share stories',
      'Failed to share story',
      'Story shared but failed to share the prompt as inspiration',
      'Story and prompt shared successfully!',
      'Story shared successfully!',
      'You must be logged in to save AI-generated stories',
      'No AI story content to save',
      'AI-generated story saved successfully!',
      'Failed to save AI-generated story',
      'An error occurred while saving your AI-generated story',
      'Please sign in to share this AI-generated story',
      'Please sign in to share this story',
      'Generate an AI story first before sharing',
      'User not authenticated',
      'User not authenticated.',
      'You do not have permission to delete this story',
    ],
    '8 Authentication and stories': [
      'Random AI story prompt generated!',
      'Story generated successfully!',
      'Story copied to clipboard!',
    ],
  },
});
