import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PASSWORDS } from '@storyloom/shared/domain';

/** The list begins with the most frequent one. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS));

/** Whether a password is one of the most common ones, in any case: they are refused. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
