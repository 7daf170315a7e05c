/** A line that opens a code fence, which models put around a whole answer. */
export const FENCE = /^(?:`{3,}|~{3,})[^\n`]{0,20}\n/;
/** The beginning of such a line. */
export const FENCE_BEGINS = /^(?:`{1,2}|~{1,2}|(?:`{3,}|~{3,})[^\n`]{0,20})$/;
/** A line that closes one. */
export const FENCE_END = /^\s*(?:`{3,}|~{3,})\s*$/;
/** The beginning of such a line. */
export const FENCE_END_BEGINS = /^\s*(?:`+|~+)\s*$/;
