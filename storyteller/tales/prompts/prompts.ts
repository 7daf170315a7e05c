import type { Language } from '@storyloom/shared/domain';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';

/** Random prompts for children’s stories, of 30 to 50 words each. */
export const CHILDREN_PROMPTS: Readonly<Record<Language, readonly string[]>> = { english, spanish, french, chinese };
