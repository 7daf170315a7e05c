import { resolve } from 'node:path';
import { describeReadme } from '@storyloom/shared/testing/readme-contract';

const module = resolve(import.meta.dirname, '..');

describeReadme({
  module,
  folders: ['src/features', 'src'].map((folder) => resolve(module, folder)),
  rows: 77,
  // No string of these pages has a place for a value.
  open: /\{\w+\}/,
  specified: {
    '2 Home page': [
      'Start Creating',
      'Get Inspired',
      'Multiple Genres',
      'Customization',
      'Image Generation',
      'Inspiration Tools',
      'Multiple Exports',
      'Try Generator',
      'View All Generators',
    ],
    '2 Marketing pages': ['14-day free trial', 'Blog Post Not Found'],
    '9 Constants': [
      '5 generations per month',
      'Stories to 1,000 words',
      '1 image per story',
      'Text export',
      '50 generations per month',
      'Stories to 5,000 words',
      '5 images per story',
      'Text, PDF and ePub export',
      'Collaboration up to 3 people',
      'Priority support',
      'API access',
      'Custom branding',
      '14-day free trial',
      '14-day money-back guarantee',
    ],
  },
});
