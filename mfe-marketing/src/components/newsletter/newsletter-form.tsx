import { paths } from '@storyloom/shared/contract';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, Checkbox, TextField, TextLink, useErrorTitle } from '@storyloom/shared/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '@storyloom/shared/hydration';
import { strings } from './strings.ts';
import { isEmail, subscribe } from './subscribe.ts';

interface Props {
  /** Called with whether the address is new to the list. */
  readonly onDone: (isNew: boolean) => void;
}

interface Problems {
  readonly email?: string;
  readonly consent?: string;
}

function problemsOf(email: string, consents: boolean): Problems {
  return {
    ...(email === '' && { email: strings.emailMissing }),
    ...(email !== '' && !isEmail(email) && { email: strings.emailInvalid }),
    ...(!consents && { consent: strings.consentMissing }),
  };
}

/**
 * Asks for an email address and consent to write to it. The fields are uncontrolled, so that nothing typed is lost when the
 * script loads late. Until then the form can't be sent: the browser would put the email address into the page's address.
 */
export function NewsletterForm({ onDone }: Props) {
  const consentNote = useId();
  const canSend = useHydrated();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<Error>();
  const [busy, setBusy] = useState(false);
  useErrorTitle(failure !== undefined || problems.consent !== undefined);

  async function send(email: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      onDone(await subscribe(email, strings.consent));
    } catch (error) {
      setFailure(error as Error);
      setBusy(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email')).trim();
    const found = problemsOf(email, fields.has('consent'));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) void send(email);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        label={strings.email}
        error={problems.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <div>
        <Checkbox
          label={strings.consent}
          name="consent"
          required
          {...(problems.consent && { 'aria-invalid': true, 'aria-describedby': consentNote })}
        />
        {problems.consent && <Problem id={consentNote}>{problems.consent}</Problem>}
      </div>
      {failure && (
        <Alert tone="danger" live="assertive" title={strings.failed}>
          {failureReason(failure)}
        </Alert>
      )}
      <Send>
        <Button variant="primary" type="submit" disabled={!canSend} busy={busy} busyLabel={strings.sending}>
          {strings.button}
        </Button>
        <TextLink alone to={paths.privacy.href()}>
          {strings.privacy}
        </TextLink>
      </Send>
      <noscript>
        <p>{strings.noScript}</p>
      </noscript>
    </Form>
  );
}

const { color, fontSize, media, space } = theme;

const Form = styled.form`
  display: grid;
  gap: ${space.md};
  min-inline-size: 0;

  /* Without a script it has no use. */
  ${media.scriptless} {
    & > :not(noscript) {
      display: none;
    }
  }
`;

const Problem = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize.sm};
`;

const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
`;
