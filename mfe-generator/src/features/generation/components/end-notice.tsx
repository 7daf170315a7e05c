import { Alert, Button } from '@storyloom/shared/ui';
import { isContinuable, type StoryVersion } from '../model/story-version.ts';
import { continueWords } from '../messages.ts';
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

/** Says why a story stopped before its end, that its text is kept, and what can be done. The page's status announces it. */
export function EndNotice({ version, elsewhere, guest, allowed, free, onContinue, onTryAgain }: Props) {
  if (elsewhere) return <Alert title={strings.endings.elsewhere.title}>{strings.endings.elsewhere.text}</Alert>;
  const { ending } = version;
  const words = strings.endings[ending];
  if (!words) return null;
  const continuable = isContinuable(version);
  const isFull = !continuable && ending !== 'filtered';
  const goesOn = continuable && (allowed || free);
  const triesAgain = (ending === 'lost' || ending === 'filtered') && allowed;
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
      {isFull && ` ${strings.full}`}
      {continuable && guest && ` ${continueWords(free, allowed)}`}
    </Alert>
  );
}
