import { paths } from '@storyloom/shared/contract';
import { Alert, TextLink } from '@storyloom/shared/ui';
import { useEffect, useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  // It stands above the fields, so a low window, such as a phone's above its keyboard, does not show it by itself.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div ref={place}>
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
    </div>
  );
}
