import type { CategorySlug } from '../../model/categories.ts';

/** Words of the blog; the posts' own are in the folder `posts`. */
export const strings = {
  title: 'Blog',
  feedTitle: 'Storyloom blog',
  lead: 'On writing stories, by hand and with a machine.',
  description:
    'Articles on writing stories, by hand and with a machine: prompts, characters, plot, worlds and voice, each with one example worked out.',
  featured: 'Featured article',
  recent: 'Recent articles',
  categories: 'Categories',
  otherCategories: 'All categories',
  plannedNote: 'The number is how many articles are planned; a category’s page lists those that are written.',
  planned: (count: number) => `${count} planned`,
  minutes: (minutes: number) => `${minutes} min read`,
  writtenSoFar: (written: number, planned: number) =>
    `${written} of ${planned} planned articles ${written === 1 ? 'is' : 'are'} written so far.`,
  categoryDescriptions: {
    'ai-storytelling':
      'What a story generator does well, what it does badly, and how to get from its first answer to a page that you would keep.',
    'writing-tips':
      'Advice on sentences, scenes and drafts that can be tried on a page this afternoon, shown on examples before and after.',
    'character-development':
      'How people in stories come to want, need and contradict themselves, and how pressure shows a reader who they really are.',
    'world-building':
      'Places and rules that get in somebody’s way: how to invent a setting that makes a story happen instead of explaining itself.',
    prompts:
      'How to write a prompt that starts a story instead of describing one, and what to do with a prompt that somebody else wrote.',
    'plot-structure':
      'What holds one scene to the next: causes, costs and turning points, and how to find the place where a story goes slack.',
    'voice-style':
      'Sentences that could be by nobody else: rhythm, distance, detail and what to leave out, with the same moment told several ways.',
    'writers-block':
      'Ways past the blank page that leave the story yours: small starts, drafts to disagree with, and when to close the machine.',
  } satisfies Record<CategorySlug, string>,
  categoryNotFound: {
    title: 'Category Not Found',
    description:
      'There is no such category in the Storyloom blog. The blog has eight of them, from AI storytelling to ways past writer’s block.',
    text: 'The blog has no category at this address. Perhaps it is one of these.',
    back: 'Back to the blog',
  },
  post: {
    by: 'By',
    aboutAuthor: 'About the author',
    more: (name: string) => `More about ${name}`,
    related: 'Related articles',
  },
  postNotFound: {
    title: 'Blog Post Not Found',
    description:
      'There is no such article in the Storyloom blog. It may have moved, or its address may have been cut short on the way here.',
    text: 'There is no article at this address. It may have moved, or the address may have lost a few letters on the way.',
    back: 'Back to the blog',
  },
} as const;
