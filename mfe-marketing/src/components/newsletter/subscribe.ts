import { getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';

/** Maximum length and pattern of an address; the database has the same rule. */
const EMAIL_MAX = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Whether a text has the form of an email address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/**
 * Adds an address to the newsletter's list, with the wording that its owner agreed to.
 *
 * @returns whether the address is new to the list
 * @throws AppError 'data' when the database or a limit refuses, 'network' when there is no answer
 */
export async function subscribe(email: string, consent: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('subscribe_to_newsletter', { p_email: email, p_consent: consent });
  if (error) throw dataError(error);
  return data;
}
