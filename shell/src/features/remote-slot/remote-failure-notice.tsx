import { theme } from '@storyloom/shared/theme';
import { Button, Container } from '@storyloom/shared/ui';
import { Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { lookForNewVersion } from '../../federation/new-version.ts';
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

/** True when the files are not those that this page expects, as after a release. */
function isOutdated(error: unknown): boolean {
  if (error instanceof RemoteError) return error.failure === 'unreachable' || error.failure === 'altered';
  return isLoadFailure(error);
}

function hintOf(error: unknown): string {
  if (error instanceof RemoteError) return strings.failures[error.failure];
  return isLoadFailure(error) ? strings.failures.unreachable : strings.crashedHint;
}

/** Names the module that is missing, says what still works, and offers to try again. */
export function RemoteFailureNotice({ module, error, onRetry }: Props) {
  useEffect(() => {
    console.error(`Storyloom: module “${module}” failed`, error);
    if (isOutdated(error)) void lookForNewVersion();
  }, [module, error]);
  const title = isLoadFailure(error) ? strings.failed(module) : strings.crashed(module);
  return (
    <Container $width="narrow">
      <title>{strings.pageTitle(title)}</title>
      <Notice role="alert">
        <Unplug aria-hidden />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{hintOf(error)}</p>
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
