/** Strings of the FAQ. The questions are in `model/faq.ts`. */
export const strings = {
  title: 'Questions and answers',
  lead: 'What people ask before, during and after their first story.',
  description:
    'Answers about Storyloom: how to begin, how stories are written, who can read them, what an account keeps, and what plans and exports cost.',
  search: 'Search the questions',
  placeholder: 'Try “export” or “password”',
  all: (count: number): string => `${count} questions`,
  found: (count: number, all: number): string =>
    `${count} of ${all} ${count === 1 ? 'questions matches' : 'questions match'}`,
  none: {
    title: 'No question matches',
    text: 'Try fewer or different words, or search the whole site.',
    clear: 'Show all questions',
    site: 'Search the site',
  },
} as const;
