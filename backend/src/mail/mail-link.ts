/** How long the link of an email works: one hour, as in hosted Supabase by default. */
export const LINK_SECONDS = 3600;

/**
 * The token of a link is a hash of the address and of this many random digits. They are not typed, so there are enough that
 * they cannot be guessed; the usual six could be found in a million tries.
 */
export const LINK_DIGITS = 32;
