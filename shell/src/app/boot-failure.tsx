import { GlobalStyle } from '@storyloom/shared/theme';
import { Button, Container, EmptyState } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Shown when even the release map can't be loaded. */
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
