/** How long a link for a new password works: the hour that hosted Supabase gives by default. */
export const RECOVERY_LINK_SECONDS = 3600;

/**
 * The link's token is a hash of the address and of this many random digits. Nobody types them, so there are enough that
 * they can't be guessed; six, which is usual, would be a million tries.
 */
export const RECOVERY_DIGITS = 32;
