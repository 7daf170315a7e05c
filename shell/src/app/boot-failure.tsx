import { GlobalStyle } from '@storyloom/shared/theme';
import { Button, Container, EmptyState } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Shown when not even the release map can be had. */
export function BootFailure() {
  return (
    <Container>
      <GlobalStyle />
      <EmptyState
        title={strings.bootFailed}
        action={<Button onClick={() => location.reload()}>{strings.reload}</Button>}
      >
        {strings.bootFailedHint}
      </EmptyState>
    </Container>
  );
}
