/** What a page may hand to the generator through the router's navigation state (spec 2). Read once, then cleared. */
export interface GeneratorNavigationState {
  readonly prompt?: string;
  readonly inspirationId?: string;
  /** Start generating without waiting for the button. */
  readonly autoFill?: boolean;
}

/** What a page may hand to `/auth`: where to return to after signing in. */
export interface AuthNavigationState {
  readonly returnTo?: string;
}
