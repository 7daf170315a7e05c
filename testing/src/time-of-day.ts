/**
 * What follows “again” where a failure says when to try again, such as “at 14:05” or “tomorrow at 2:05 PM”, in the digits and
 * separators of any language: the source of a regular expression with the flag `u`.
 */
export const AT_A_TIME = String.raw`(?:tomorrow )?at \P{Nd}*\p{Nd}{1,2}\P{Nd}{1,3}\p{Nd}{2}\P{Nd}*`;
