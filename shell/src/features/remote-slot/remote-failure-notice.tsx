import { Alert, Button, Container } from '@storyloom/shared/ui';
import { useEffect } from 'react';
import { RemoteError } from '../../federation/remote-error.ts';
import { strings } from './strings.ts';

interface Props {
  readonly module: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** True for failures to fetch code, as opposed to code that threw while it ran. */
function isLoadFailure(error: unknown): boolean {
  if (error instanceof RemoteError) return true;
  return error instanceof Error && /dynamically imported module|#RUNTIME-|failed to (fetch|get)/i.test(error.message);
}

function hintOf(error: unknown): string {
  if (error instanceof RemoteError) return strings.failures[error.failure];
  return isLoadFailure(error) ? strings.failures.unreachable : strings.crashedHint;
}

/** Names the module that is missing, says what still works, and offers to try again. */
export function RemoteFailureNotice({ module, error, onRetry }: Props) {
  useEffect(() => console.error(`Storyloom: module “${module}” failed`, error), [module, error]);
  return (
    <Container>
      <Alert
        tone="warning"
        live="assertive"
        title={isLoadFailure(error) ? strings.failed(module) : strings.crashed(module)}
        actions={<Button onClick={onRetry}>{strings.retry}</Button>}
      >
        {hintOf(error)}
      </Alert>
    </Container>
  );
}
