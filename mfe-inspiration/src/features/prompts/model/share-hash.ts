/** Opens the share dialog for whoever comes back from signing in. */
export const SHARE_HASH = '#share';
