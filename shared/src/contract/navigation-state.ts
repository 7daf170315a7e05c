import type { PromptSource } from '../domain/index.ts';

/** What a page can pass to the generator through the router's navigation state (spec 2). Read once, then cleared. */
export interface GeneratorNavigationState {
  readonly prompt?: string;
  readonly inspirationId?: string;
  /** Start generating without waiting for the button, if the user has chosen so in the generator's settings. */
  readonly autoFill?: boolean;
  /** Whom the prompt is credited to; absent if it is the user's own or has no author. */
  readonly source?: PromptSource;
  /** Id of the user's own unfinished saved story, to open and continue. */
  readonly continues?: string;
  /** The next story begins with an empty prompt; the previous prompt can be restored, and only saved stories leave the page. */
  readonly fresh?: boolean;
}

/** The purpose of signing in, which the form names. */
export interface AuthPurpose {
  readonly action: 'like' | 'report';
  /** Title of the story or the prompt. */
  readonly title: string;
}

/** What a page can pass to `/auth`: where to return to after signing in. */
export interface AuthNavigationState {
  readonly returnTo?: string;
  /** Title of a story that waits to be saved. */
  readonly waitingTitle?: string;
  readonly purpose?: AuthPurpose;
}
