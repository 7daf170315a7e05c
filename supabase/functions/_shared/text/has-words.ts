/** Whether a text holds a letter, a digit or a picture: signs and unseen characters alone are no answer. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
