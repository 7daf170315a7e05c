import { resolve } from 'node:path';
import { describeReadme } from '@storyloom/shared/testing/readme-contract';

const module = resolve(import.meta.dirname, '..');

describeReadme({
  module,
  folders: ['src/features', 'src'].map((folder) => resolve(module, folder)),
  rows: 75,
  open: /\{message\}|Create another \{generator\} story/,
  specified: {
    '2 Dashboard': [
      'Create New Story',
      'Get Inspired',
      'My Stories',
      'Shared Stories',
      'Account Settings',
      'Untitled Story',
      'Story Preferences',
    ],
    '2 Story view': ['Create another {generator} story', 'Story Not Found'],
    '3 Entities': ['Untitled Story', 'unknown', 'English', 'Third Person', 'Neutral'],
    '5 Validation': [
      'Are you sure you want to delete this story?',
      'Are you sure you want to delete this shared story?',
    ],
    '6 Roles': ['You do not have permission to delete this story', 'Please sign in to share this story'],
    '8 Saving, sharing, listing': [
      'No user found',
      'Failed to share story',
      'Story shared successfully!',
      'Please sign in to share stories',
      'User not authenticated',
      'User not authenticated.',
      'You do not have permission to delete this story',
    ],
    '8 Authentication and stories': [
      'Story deleted successfully!',
      'Failed to delete story',
      'Shared story deleted successfully!',
      'Failed to delete shared story',
      'Failed to load story: {message}',
    ],
  },
});
