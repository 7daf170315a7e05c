import { failureReason } from '@storyloom/shared/api/failure-reason';
import {
  abandonSetUp,
  confirmCode,
  type Enrolment,
  makeRecoveryCodes,
  recoveryCodesLeft,
  type SecondFactor,
  turnOff,
} from '@storyloom/shared/api/second-factor';
import { sessionQueries } from '@storyloom/shared/api/sessions';
import { useRetry } from '@storyloom/shared/query';
import { Alert, Button, CardActions, Skeleton, Stack, toast } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { SettingsCard } from '../components/settings-card.tsx';
import { factorOf } from '../model/factor-of.ts';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { CodeForm } from './code-form.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepHeading } from './step-heading.tsx';
import { strings } from './strings.ts';

/** The step that replaces the overview. */
type Step =
  | { readonly name: 'overview' | 'password' | 'again' | 'off' }
  | { readonly name: 'app'; readonly enrolment: Enrolment }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const OVERVIEW: Step = { name: 'overview' };

const codesLeft = (userId: string) =>
  queryOptions({ queryKey: ['recovery-codes', userId], queryFn: ({ signal }) => recoveryCodesLeft(signal) });

interface Props {
  readonly userId: string;
  readonly email: string;
}

/** Turns two-step sign-in on and off, and manages the recovery codes. */
export function SecondStepCard({ userId, email }: Props) {
  const query = useQuery(factorOf(userId));
  const { data: factor } = query;
  const client = useQueryClient();
  const [step, setStep] = useState<Step>(OVERVIEW);
  const action = useRef<HTMLButtonElement>(null);
  const off = useRef<HTMLButtonElement>(null);
  const last = useRef<Step>(undefined);
  // The button that began a step is gone while the step is shown; each step moves the focus to its heading.
  useEffect(() => {
    if (step !== OVERVIEW) last.current = step;
    else if (last.current && document.activeElement === document.body)
      ((last.current.name === 'off' && off.current) || action.current)?.focus();
  }, [step]);

  const { failure, retrying, retry } = useRetry(query, action);
  const setFactor = (now: SecondFactor | null) => client.setQueryData(factorOf(userId).queryKey, now);

  const refresh = async () => {
    const changed = [factorOf(userId), codesLeft(userId), sessionQueries.own(userId)];
    await Promise.all(changed.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  };

  async function showNewCodes() {
    const codes = await makeRecoveryCodes();
    setStep({ name: 'codes', codes });
    void refresh();
  }

  function cancel() {
    if (step.name === 'app') void abandonSetUp(step.enrolment.factorId);
    setStep(OVERVIEW);
  }

  function content() {
    switch (step.name) {
      case 'password':
        return (
          <ConfirmPassword
            email={email}
            onBegun={(enrolment) => setStep({ name: 'app', enrolment })}
            onCancel={cancel}
          />
        );
      case 'app':
        return (
          <AuthenticatorStep
            enrolment={step.enrolment}
            onDone={() => {
              setFactor({ id: step.enrolment.factorId, since: new Date() });
              return showNewCodes().catch((error: unknown) => {
                setStep(OVERVIEW);
                void refresh();
                toast.error(strings.codes.failed, { detail: failureReason(error as Error) });
              });
            }}
            onCancel={cancel}
          />
        );
      case 'codes':
        return <RecoveryCodes email={email} codes={step.codes} onDone={() => setStep(OVERVIEW)} />;
      case 'overview':
        if (factor === undefined)
          return failure ? (
            <FailureAlert title={strings.stateFailed} retrying={retrying} onRetry={retry}>
              {failureReason(failure)}
            </FailureAlert>
          ) : (
            <Skeleton lines={1} />
          );
        return factor ? (
          <Overview action={action} off={off} userId={userId} since={factor.since} onStep={setStep} />
        ) : (
          <CardActions>
            <Button ref={action} onClick={() => setStep({ name: 'password' })}>
              {strings.setUp}
            </Button>
          </CardActions>
        );
      case 'again':
        return (
          <Stack>
            <StepHeading>{strings.again.title}</StepHeading>
            <p>{strings.again.text}</p>
            <CodeForm
              submit={strings.again.submit}
              onCode={async (code) => {
                if (factor) await confirmCode(factor.id, code);
                await showNewCodes();
              }}
              onCancel={cancel}
            />
          </Stack>
        );
      case 'off':
        return (
          <Stack>
            <StepHeading>{strings.off.title}</StepHeading>
            <p>{strings.off.text}</p>
            <CodeForm
              submit={strings.off.submit}
              variant="danger"
              onCode={async (code) => {
                if (factor) await turnOff(factor.id, code);
                setFactor(null);
                setStep(OVERVIEW);
                toast.success(strings.off.done);
              }}
              onCancel={cancel}
            />
          </Stack>
        );
    }
  }

  return (
    <SettingsCard title={strings.title} text={strings.what}>
      {content()}
    </SettingsCard>
  );
}

interface OverviewProps {
  readonly action: RefObject<HTMLButtonElement | null>;
  readonly off: RefObject<HTMLButtonElement | null>;
  readonly userId: string;
  readonly since: Date;
  readonly onStep: (step: Step) => void;
}

/** The overview while two-step sign-in is on. */
function Overview({ action, off, userId, since, onStep }: OverviewProps) {
  const query = useQuery({ ...codesLeft(userId), networkMode: 'always' });
  const { failure, retrying, retry } = useRetry(query, action);
  return (
    <Stack>
      <p>{strings.since(since)}</p>
      {failure && query.data === undefined && (
        <FailureAlert title={strings.loadFailed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      {query.isPending && !failure && <Skeleton lines={1} />}
      {query.data === 0 && <Alert tone="warning">{strings.noneLeft}</Alert>}
      {query.data !== undefined && query.data > 0 && <p>{strings.left(query.data)}</p>}
      <CardActions>
        <Button ref={action} onClick={() => onStep({ name: 'again' })}>
          {strings.newCodes}
        </Button>
        <Button ref={off} onClick={() => onStep({ name: 'off' })}>
          {strings.turnOff}
        </Button>
      </CardActions>
    </Stack>
  );
}
