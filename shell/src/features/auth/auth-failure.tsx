import { paths } from '@storyloom/shared/contract';
import { Alert, TextLink } from '@storyloom/shared/ui';
import { useLocation } from 'react-router-dom';
import type { NextStep } from './failure-message.ts';
import { FORGOT } from './forgot.ts';
import { strings } from './strings.ts';

export interface AuthFailure {
  readonly message: string;
  readonly next: NextStep | undefined;
}

const PLACES = { 'sign-in': paths.auth.href(), reset: FORGOT.href } as const;

/** What the service refused, and the way on; what was typed goes along. */
export function AuthFailureAlert({ failure: { message, next } }: { readonly failure: AuthFailure }) {
  const { state } = useLocation();
  const words = next && strings.next[next];
  return (
    <Alert tone="danger" live="assertive">
      <p>{message}</p>
      {words && (
        <p>
          {words.before}
          <TextLink to={PLACES[next]} state={state}>
            {words.link}
          </TextLink>
          {words.after}
        </p>
      )}
    </Alert>
  );
}
