import { formatNumber } from '@storyloom/shared/domain';
import { badRequest, isAbsent, textField, type Fields } from './body-fields.ts';

/** A text within its limit. @throws ServiceFailure `bad_request`, which says by how much it is over */
export function shorterThan(text: string, limit: number, label: string, advice = 'Shorten it'): string {
  const [length, over, most] = [text.length, text.length - limit, limit].map(formatNumber);
  if (text.length <= limit) return text;
  throw badRequest(
    `${label} is ${length} characters long, ${over} over the limit of ${most}. ${advice} and try again.`,
  );
}

/** The number of the attempt, 1 by default. @throws ServiceFailure `bad_request` */
export function attemptField(fields: Fields): number {
  const value = fields['attempt'];
  if (isAbsent(value)) return 1;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000) return value;
  throw badRequest('The attempt must be a whole number, such as 1.');
}

/** An id chosen by the page. @throws ServiceFailure `bad_request` */
export function idField(fields: Fields, name: string, label: string): string | undefined {
  const value = textField(fields, name, label);
  if (value === undefined || /^[\w.:-]{1,100}$/.test(value)) return value;
  throw badRequest(`${label} may have up to 100 letters, digits and hyphens.`);
}
