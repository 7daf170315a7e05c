import type { PromptSource } from '../domain/index.ts';

/** What a page may hand to the generator through the router's navigation state (spec 2). Read once, then cleared. */
export interface GeneratorNavigationState {
  readonly prompt?: string;
  readonly inspirationId?: string;
  /** Start generating without waiting for the button, where the user has chosen so in the generator's settings. */
  readonly autoFill?: boolean;
  /** Whom the prompt is credited to; absent where it is the person's own, or nobody's. */
  readonly source?: PromptSource;
  /** Id of the user's own saved story, which has no end yet: it is opened and gone on with. */
  readonly continues?: string;
  /** The next story begins with an empty prompt; the one before it can be put back, and only saved stories leave the page. */
  readonly fresh?: boolean;
}

/** What a user signs in for, so that the form can say it. */
export interface AuthPurpose {
  readonly action: 'like' | 'report';
  /** Of the story or the prompt that it is done to. */
  readonly title: string;
}

/** What a page may hand to `/auth`: where to return to after signing in. */
export interface AuthNavigationState {
  readonly returnTo?: string;
  /** Title of a story that waits to be kept. */
  readonly waitingTitle?: string;
  readonly purpose?: AuthPurpose;
}
