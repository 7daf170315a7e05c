/** Somebody who makes Storyloom. */
export interface TeamMember {
  /** Names the place on the page about us: `/about#mara-lindqvist`. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly bio: string;
  /** Two letters. */
  readonly initials: string;
}

/** The three who began it. They write the blog, too. */
export const TEAM = [
  {
    id: 'mara-lindqvist',
    name: 'Mara Lindqvist',
    title: 'Founder and editor',
    bio: 'Mara edits what we publish, and most of what the buttons say. She reads every first sentence aloud, and takes out the word “just” wherever she finds it.',
    initials: 'ML',
  },
  {
    id: 'jonas-adeyemi',
    name: 'Jonas Adeyemi',
    title: 'Founder, engineering',
    bio: 'Jonas builds the part that writes while you read. He would rather say “try again in a moment” than lose a sentence, and he stops servers in the middle of a save to see what is left.',
    initials: 'JA',
  },
  {
    id: 'ines-castellanos',
    name: 'Inés Castellanos',
    title: 'Founder, design',
    bio: 'Inés sets the pages. She cares about seventy letters to a line, about margins wide enough for a thumb, and about a dark theme that is ink rather than black.',
    initials: 'IC',
  },
] as const satisfies readonly TeamMember[];

/** The id of one of the three. */
export type AuthorId = (typeof TEAM)[number]['id'];

/** @throws Error for an id that is nobody’s. */
export function authorOf(id: string): TeamMember {
  const member = TEAM.find((one) => one.id === id);
  if (!member) throw new Error(`Nobody of the team has the id ${id}`);
  return member;
}
