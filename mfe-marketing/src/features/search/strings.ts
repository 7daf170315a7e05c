/** Words of the search page. */
export const strings = {
  title: 'Search',
  lead: 'Articles, questions and answers, prompts and stories of the community.',
  description:
    'Search all of Storyloom at once: articles of the blog, questions and answers, public prompts and stories that people have shared.',
  label: 'Search Storyloom',
  button: 'Search',
} as const;
