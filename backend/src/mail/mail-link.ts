/** How long the link of a mail works: the hour that hosted Supabase gives by default. */
export const LINK_SECONDS = 3600;

/**
 * The link's token is a hash of the address and of this many random digits. Nobody types them, so there are enough that
 * they can't be guessed; six, which is usual, would be a million tries.
 */
export const LINK_DIGITS = 32;
