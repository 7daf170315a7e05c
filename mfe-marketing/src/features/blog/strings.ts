import type { CategorySlug } from '../../model/categories.ts';

/** Strings of the blog; the posts themselves are in the folder `posts`. */
export const strings = {
  title: 'Blog',
  feedTitle: 'Storyloom blog',
  lead: 'How to write stories, by hand and with a machine.',
  description:
    'Articles on writing stories, by hand and with a machine: prompts, characters, plot, worlds and voice, each with a worked example.',
  featured: 'Featured article',
  recent: 'Recent articles',
  categories: 'Categories',
  otherCategories: 'All categories',
  plannedNote: 'The number shows how many articles we’ve planned. Each category’s page lists the ones we’ve written.',
  planned: (count: number) => `${count} planned`,
  minutes: (minutes: number) => `${minutes} min read`,
  writtenSoFar: (written: number, planned: number) => `${written} of ${planned} planned articles written so far.`,
  categoryDescriptions: {
    'ai-storytelling':
      'What a story generator does well, what it does badly, and how to get from its first draft to a page you’d want to keep.',
    'writing-tips':
      'Advice on sentences, scenes and drafts that you can try on a page this afternoon, with before-and-after examples.',
    'character-development':
      'How characters come to want, need and contradict themselves, and how pressure shows a reader who they really are.',
    'world-building':
      'Places and rules that get in someone’s way: how to invent a setting that makes a story happen instead of explaining itself.',
    prompts:
      'How to write a prompt that starts a story instead of describing one, and what to do with a prompt that someone else wrote.',
    'plot-structure':
      'What ties one scene to the next: causes, costs and turning points, and how to find the place where a story goes slack.',
    'voice-style':
      'Sentences that could only be yours: rhythm, distance, detail and what to leave out, with the same moment told several ways.',
    'writers-block':
      'Ways past the blank page that leave the story yours: small starts, drafts to disagree with, and when to close the machine.',
  } satisfies Record<CategorySlug, string>,
  categoryNotFound: {
    title: 'Category Not Found',
    description:
      'The Storyloom blog has no category at this address. It has eight others, from AI storytelling to ways past writer’s block.',
    text: 'The blog has no category at this address. Maybe it’s one of these.',
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
      'The Storyloom blog has no article at this address. It may have moved, or the link may be missing a few letters at its end.',
    text: 'There’s no article at this address. It may have moved, or the link may be missing a few letters.',
    back: 'Back to the blog',
  },
} as const;
