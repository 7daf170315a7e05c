import { getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';

/** Longest address that is kept, and what one looks like; the database has the same rule. */
const EMAIL_MAX = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Whether an address can be one, as far as its letters tell. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/**
 * Puts an address on the newsletter's list, with the words that its owner agreed to. Gives whether it is new there.
 *
 * @throws AppError 'data' when the database or a limit refuses, 'network' when nobody answers.
 */
export async function subscribe(email: string, consent: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('subscribe_to_newsletter', { p_email: email, p_consent: consent });
  if (error) throw dataError(error);
  return data;
}
