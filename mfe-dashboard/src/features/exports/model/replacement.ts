/** Stands in a PDF for a character that no font has; Noto Sans SC has it. */
export const REPLACEMENT = '□';
