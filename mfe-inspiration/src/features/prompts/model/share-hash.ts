/** Opens the share dialog for a user who comes back from signing in. */
export const SHARE_HASH = '#share';
