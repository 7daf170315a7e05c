import { Alert, Button, Container, toast } from '@storyloom/shared/ui';
import { theme } from '@storyloom/shared/theme';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { useCancelledDeletion } from './use-cancelled-deletion.ts';

/** Tells a user who comes back in time, once, that their account is kept. Shown above the page until they close it. */
export function CancelledDeletion() {
  const [isCancelled, forget] = useCancelledDeletion();
  // On a phone, the toast about signing in would cover this.
  useEffect(() => {
    if (isCancelled) toast.dismissPassing();
  }, [isCancelled]);
  if (!isCancelled) return null;
  function handleClose() {
    forget();
    document.getElementById('main')?.focus();
  }
  return (
    <Container>
      <Notice>
        <Alert
          tone="success"
          live="polite"
          title={strings.title}
          actions={<Button onClick={handleClose}>{strings.close}</Button>}
        >
          {strings.text}
        </Alert>
      </Notice>
    </Container>
  );
}

const Notice = styled.div`
  margin-block-end: ${theme.space.lg};
`;
