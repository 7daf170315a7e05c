import { Alert, Button } from '@storyloom/shared/ui';
import { type Ending, isContinuable, type StoryVersion } from '../model/story-version.ts';
import { continueWords, endingWords } from '../messages.ts';
import { strings } from '../strings.ts';
import { SignInLink } from './sign-in-link.tsx';

interface Props {
  readonly version: StoryVersion;
  /** Another tab is still writing the story. */
  readonly elsewhere: boolean;
  /** A guest, for whom continuing uses a free story. */
  readonly guest: boolean;
  /** Whether a free story is left. */
  readonly allowed: boolean;
  /** Continuing costs no free story. */
  readonly free: boolean;
  readonly onContinue: () => void;
  readonly onTryAgain: () => void;
}

const TRY_AGAIN: readonly Ending[] = ['lost', 'silent', 'filtered'];
const TIMED: readonly Ending[] = ['silent', 'overtime'];

/** Says why a story stopped before its end, that its text is kept, and what can be done. The page's status announces it. */
export function EndNotice({ version, elsewhere, guest, allowed, free, onContinue, onTryAgain }: Props) {
  if (elsewhere) return <Alert title={strings.endings.elsewhere.title}>{strings.endings.elsewhere.text}</Alert>;
  const { ending } = version;
  const words = endingWords(version);
  if (!words) return null;
  const continuable = isContinuable(version);
  // The notices of these two say it themselves.
  const isFull = !continuable && ending !== 'filtered' && ending !== 'full';
  const goesOn = continuable && (allowed || free);
  const triesAgain = TRY_AGAIN.includes(ending) && allowed;
  return (
    <Alert
      tone={ending === 'stopped' ? 'info' : 'warning'}
      title={words.title}
      actions={
        <>
          {goesOn && (
            <Button variant="primary" onClick={onContinue}>
              {strings.continue}
            </Button>
          )}
          {triesAgain && <Button onClick={onTryAgain}>{strings.tryAgain}</Button>}
          {!allowed && !goesOn && <SignInLink waiting={version.saved ? undefined : version} />}
        </>
      }
    >
      {words.text}
      {goesOn && !guest && TIMED.includes(ending) && ` ${strings.goOnHere}`}
      {isFull && ` ${strings.full}`}
      {continuable && guest && ` ${continueWords(free, allowed)}`}
    </Alert>
  );
}
