const title = 'New Module';

export const strings = {
  title,
  pageTitle: `${title} · Storyloom`,
  lead: 'This page is new, and has nothing on it yet.',
  /** For search engines: 110 to 160 characters. */
  description: `${title} on Storyloom, the website where you choose a genre, write a prompt, and read the story while it is being written.`,
  write: 'Write a story',
} as const;
