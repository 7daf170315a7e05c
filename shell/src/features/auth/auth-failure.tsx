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

/** The service's refusal and a link to what to do about it, which keeps what was typed. */
export function AuthFailureAlert({ failure: { message, next } }: { readonly failure: AuthFailure }) {
  const { state } = useLocation();
  const words = next && strings.next[next];
  const place = useRef<HTMLDivElement>(null);
  // It is above the fields, so a low window, such as a phone's above its keyboard, has to scroll to it.
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
