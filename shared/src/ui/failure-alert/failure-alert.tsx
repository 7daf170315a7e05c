import type { ReactNode } from 'react';
import { Alert, Button } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

export interface FailureAlertProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Reports what could not be loaded, and offers to try again. */
export function FailureAlert({ title, children, retrying, onRetry }: FailureAlertProps) {
  return (
    <Alert
      tone="danger"
      live="assertive"
      title={title}
      actions={
        <Button busy={retrying} busyLabel={strings.retrying} onClick={onRetry}>
          {strings.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
