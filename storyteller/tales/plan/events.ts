/** The parts of a story in their order. */
export const RANKS = ['opening', 'trouble', 'attempt', 'low', 'turn', 'ending'] as const;
export type Rank = (typeof RANKS)[number];

/** Who is in a story of this kind: the one it is about, the second person, and the grown-up nearby. */
export const ROLES = ['hero', 'friend', 'elder'] as const;
export type Role = (typeof ROLES)[number];
/**
 * Everyone and everything with slots of its own: a toy or pet that also comes along, and the thing that is lost, made or quarrelled over,
 * if the trouble has one.
 */
export const PARTS = [...ROLES, 'also', 'thing'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Something that is true in a story from one event on, such as `noise heard` or `friend left downstairs`. Events agree on these names,
 * and no language plays a part in them. A fact that begins with `loss:` has to end before the story does.
 */
export type Fact = string;

/**
 * What a cast has to be: `hero child`, `friend toy`, `about dark`. Alternatives stand between bars: `friend toy|pet`. A condition that
 * begins with `not ` excludes.
 */
export type Condition = string;

/** Something that happens in a story, in no language. */
export interface EventType {
  readonly id: string;
  readonly rank: Rank;
  readonly by: Role;
  /** What has to be true before it. */
  readonly needs?: readonly Fact[];
  /** What it leaves for later events. Each of these is a set-up: a story in which no later event needs it is refused. */
  readonly leaves?: readonly Fact[];
  /** What is true no longer after it. */
  readonly ends?: readonly Fact[];
  /** The second person is another one after it: braver, kinder, wiser, no longer alone. */
  readonly changesFriend?: true | undefined;
  /** Told on a low voice; the last event of a bedtime story is. */
  readonly calm?: true | undefined;
}

/** What the stories of a trouble have in common in every language. */
export interface TaleType {
  /** What conditions call the concepts that its stories can be about: a ghost is one of `about monster`. */
  readonly subjects: Readonly<Record<string, string>>;
  /** Whether its stories have a thing, with slots such as `{thing.the}`. */
  readonly hasThing?: true;
  /**
   * Which grown-ups outside the family a story can have: `anyone` that the request names, such as a teacher. With `neighbor`, a neighbor
   * is invented if it names none.
   */
  readonly elder?: 'anyone' | 'neighbor';
  /** The columns that each of its tables has in every language. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

export type Tags = ReadonlySet<string>;

/** Whether a cast and its trouble, as tags such as `friend toy`, meet a condition. */
export function meets(tags: Tags, condition: Condition): boolean {
  const isExcluded = condition.startsWith('not ');
  const [subject = '', ...rest] = (isExcluded ? condition.slice('not '.length) : condition).split(' ');
  const found = rest
    .join(' ')
    .split('|')
    .some((value) => tags.has(`${subject} ${value}`));
  return found !== isExcluded;
}

export const suits = (tags: Tags, conditions: readonly Condition[] = []): boolean =>
  conditions.every((condition) => meets(tags, condition));
