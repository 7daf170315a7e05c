import type { Handler } from '../gateway/gateway.ts';
import type { AccountChanges } from './account-changes.ts';
import { readFields } from './read-fields.ts';

/** Changes of an account but for its address. A new password ends what somebody else may have begun with the old one. */
export function changeAccount(supabase: Handler, changes: Pick<AccountChanges, 'endEmailChange'>): Handler {
  return async (request) => {
    const { password } = await readFields(request);
    const answer = await supabase(request);
    if (password === undefined || answer.status !== 200) return answer;
    const { id } = (await answer.clone().json()) as { readonly id: string };
    await changes.endEmailChange(id);
    return answer;
  };
}
