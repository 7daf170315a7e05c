/** Replaces a character that no font has in a PDF; Noto Sans SC has it. */
export const REPLACEMENT = '□';
