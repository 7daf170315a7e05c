/** A person who makes Storyloom. Their portrait is in `components/avatar`. */
export interface TeamMember {
  /** Fragment on the about page: `/about#mara-lindqvist`. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly bio: string;
  /** Profiles on other sites. */
  readonly social: readonly SocialLink[];
}

export interface SocialLink {
  /** Name of the site. */
  readonly site: string;
  readonly href: string;
}

/** The three founders. They write the blog, too. */
export const TEAM = [
  {
    id: 'mara-lindqvist',
    name: 'Mara Lindqvist',
    title: 'Founder and editor',
    bio: 'Mara edits what we publish, and most of what the buttons say. She reads every first sentence aloud and takes out the word “just” wherever she finds it.',
    social: [
      { site: 'Mastodon', href: 'https://mastodon.social/@storyloom_mara' },
      { site: 'Instagram', href: 'https://www.instagram.com/storyloom.mara' },
    ],
  },
  {
    id: 'jonas-adeyemi',
    name: 'Jonas Adeyemi',
    title: 'Founder, engineering',
    bio: 'Jonas builds the part that writes while you read. He’d rather say “try again in a moment” than lose a sentence, and he likes to stop servers in the middle of a save to see what’s left.',
    social: [
      { site: 'GitHub', href: 'https://github.com/storyloom-jonas' },
      { site: 'Mastodon', href: 'https://mastodon.social/@storyloom_jonas' },
    ],
  },
  {
    id: 'ines-castellanos',
    name: 'Inés Castellanos',
    title: 'Founder, design',
    bio: 'Inés designs the pages. She cares about lines of seventy letters, margins wide enough for a thumb, and a dark theme that’s closer to ink than to black.',
    social: [
      { site: 'Instagram', href: 'https://www.instagram.com/storyloom.ines' },
      { site: 'Mastodon', href: 'https://mastodon.social/@storyloom_ines' },
    ],
  },
] as const satisfies readonly TeamMember[];

/** The id of one of the three. */
export type AuthorId = (typeof TEAM)[number]['id'];

/** @throws Error for an unknown id */
export function authorOf(id: string): TeamMember {
  const member = TEAM.find((one) => one.id === id);
  if (!member) throw new Error(`No one on the team has the id ${id}`);
  return member;
}
