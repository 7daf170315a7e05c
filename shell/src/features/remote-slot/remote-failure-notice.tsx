import { theme } from '@storyloom/shared/theme';
import { Button, Container } from '@storyloom/shared/ui';
import { Unplug } from 'lucide-react';
import { styled } from 'styled-components';
import { useIsOnline } from '../../connection/use-is-online.ts';
import { RemoteError } from '../../federation/remote-error.ts';
import type { NoticeProps } from '../../prerendered/page-keeper.ts';
import { isLoadFailure, useFailureReport } from './report-failure.ts';
import { strings } from './strings.ts';

function hintOf(error: unknown, isOnline: boolean): string {
  if (!isOnline && isLoadFailure(error)) return strings.offline;
  if (error instanceof RemoteError) return strings.failures[error.failure];
  return isLoadFailure(error) ? strings.failures.unreachable : strings.crashedHint;
}

/** Names the page that is missing, says what still works, and offers to try again. */
export function RemoteFailureNotice(props: NoticeProps) {
  const { page, error, onRetry } = props;
  const isOnline = useIsOnline();
  useFailureReport(props);
  const title = isLoadFailure(error) ? strings.failed(page) : strings.crashed(page);
  return (
    <Container $width="narrow">
      <title>{strings.pageTitle(title)}</title>
      <Notice role="alert">
        <Unplug aria-hidden />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{hintOf(error, isOnline)}</p>
        <Button variant="primary" onClick={onRetry}>
          {strings.retry}
        </Button>
      </Notice>
    </Container>
  );
}

const { color, fontSize, layout, space } = theme;

const Notice = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  padding-block: ${space['4xl']};
  text-align: center;
  overflow-wrap: anywhere;

  & > svg {
    inline-size: ${space['2xl']};
    block-size: ${space['2xl']};
    color: ${color.textMuted};
    stroke-width: 1.25;
  }

  & > h1 {
    font-size: ${fontSize.displaySm};
  }

  & > p {
    max-inline-size: ${layout.caption};
    color: ${color.textMuted};
    text-wrap: balance;
  }

  & > button {
    margin-block-start: ${space.sm};
  }
`;
