import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PASSWORDS } from '@storyloom/shared/domain';

/** The list has the most frequent one first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS));

/** Whether a password is among those that most people use, in capitals or not: nobody may choose one of them. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
