/** A line that opens a code fence, which models put around a whole answer. */
export const FENCE = /^(?:`{3,40}|~{3,40})[^\n`]{0,20}\n/;
/** The beginning of such a line. */
export const FENCE_BEGINS = /^(?:`{1,2}|~{1,2}|(?:`{3,40}|~{3,40})[^\n`]{0,20})$/;
/** A line that closes one. */
export const FENCE_END = /^\s*(?:`{3,40}|~{3,40})\s*$/;
/** The beginning of such a line. */
export const FENCE_END_BEGINS = /^\s*(?:`{1,40}|~{1,40})\s*$/;
