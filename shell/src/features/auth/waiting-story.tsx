import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { fitTitle } from '@storyloom/shared/domain';
import { ButtonLink } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Title of the story that waits to be saved. The state of the history is untrusted, so it can be anything. */
export function waitingTitleOf(state: unknown): string | undefined {
  const { waitingTitle } = (state ?? {}) as { readonly [Key in keyof AuthNavigationState]?: unknown };
  return (typeof waitingTitle === 'string' && fitTitle(waitingTitle)) || undefined;
}

/** A link to sign-up, for a guest who wrote a story. */
export function AccountForStory({ state }: { readonly state: unknown }) {
  return (
    <ButtonLink block variant="primary" to={paths.signUp.href()} state={state}>
      {strings.waiting.createAccount}
    </ButtonLink>
  );
}
