import { AppError } from '@storyloom/shared/api';
import {
  mailCodeIn,
  type MailCode,
  redeemMailCode,
  type RedeemedCode,
  sessionStore,
  sessionWhenKnown,
} from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { Alert, Button, ButtonLink, Stack, toast, useErrorTitle } from '@storyloom/shared/ui';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from './auth-frame.tsx';
import { failureMessage } from './failure-message.ts';
import { FORGOT } from './forgot.ts';
import { strings } from './strings.ts';

const words = strings.confirm;

/** The state of the code. */
type Step =
  | { readonly name: 'ready' | 'broken' | 'half' }
  /** Another account is signed in here: the user chooses one of the two. */
  | { readonly name: 'asking'; readonly redeemed: RedeemedCode; readonly present: string };

/**
 * The target of the links in mails. Nothing happens before a button is pressed, because mail scanners open every link, and an
 * existing session is never replaced without asking.
 */
export default function ConfirmPage() {
  const { hash } = useLocation();
  const [link] = useState(() => mailCodeIn(hash));
  return link ? <Redeeming link={link} /> : brokenLink('recovery');
}

function Redeeming({ link }: { readonly link: MailCode }) {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ name: 'ready' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useErrorTitle(failure !== undefined);

  async function attempt(act: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      if (step.name === 'ready' && error instanceof AppError && error.code === 'auth') setStep({ name: 'broken' });
      else setFailure(failureMessage(error));
    } finally {
      setBusy(false);
    }
  }

  async function take(redeemed: RedeemedCode) {
    await redeemed.accept();
    // After a recovery link the gate redirects to the form for a new password.
    if (link.kind === 'recovery') return;
    toast.success(words.email_change.done);
    const settings = paths.accountSettings.href();
    // A mail does not count as the second step.
    if (sessionStore.getState().secondStepOf) {
      void navigate(paths.auth.href(), { replace: true, state: { returnTo: settings } });
    } else void navigate(settings, { replace: true });
  }

  const redeem = () =>
    attempt(async () => {
      const session = await sessionWhenKnown();
      const redeemed = await redeemMailCode(link);
      const present = session?.user.email;
      if (!redeemed) setStep({ name: 'half' });
      else if (session && session.user.id !== redeemed.userId) {
        setStep({ name: 'asking', redeemed, present: present ?? '' });
      } else await take(redeemed);
    });

  const stay = (redeemed: RedeemedCode) =>
    attempt(async () => {
      await redeemed.decline();
      void navigate(paths.generators.href(), { replace: true });
    });

  const alert = failure && (
    <Alert tone="danger" live="assertive">
      {failure}
    </Alert>
  );
  switch (step.name) {
    case 'broken':
      return brokenLink(link.kind);
    case 'half':
      return (
        <Frame step="half" title={words.half.title} description={words.half.text}>
          <ButtonLink block to={paths.home.href()}>
            {words.half.home}
          </ButtonLink>
        </Frame>
      );
    case 'asking': {
      const { redeemed, present } = step;
      return (
        <Frame step="asking" title={words.asking.title(redeemed.email)} description={words.asking.text(present)}>
          {alert}
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            busyLabel={words.busy}
            onClick={() => void attempt(() => take(redeemed))}
          >
            {words.asking.go(redeemed.email)}
          </Button>
          <Button size="lg" onClick={() => void stay(redeemed)}>
            {words.asking.stay(present)}
          </Button>
        </Frame>
      );
    }
    case 'ready':
      return (
        <Frame step="ready" title={words[link.kind].title} description={words[link.kind].text}>
          {alert}
          <Button variant="primary" size="lg" busy={busy} busyLabel={words.busy} onClick={() => void redeem()}>
            {words.go}
          </Button>
        </Frame>
      );
  }
}

interface FrameProps {
  readonly step: string;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

function Frame({ children, ...frame }: FrameProps) {
  return (
    <AuthFrame {...frame}>
      <Stack>{children}</Stack>
    </AuthFrame>
  );
}

function brokenLink(kind: MailCode['kind']) {
  const { title, text, again } = strings.brokenLink;
  const isRecovery = kind === 'recovery';
  return (
    <Frame step="broken" title={title} description={isRecovery ? text : words.email_change.broken}>
      <ButtonLink block variant="primary" to={isRecovery ? FORGOT.href : paths.accountSettings.href()}>
        {isRecovery ? again : words.email_change.again}
      </ButtonLink>
    </Frame>
  );
}
