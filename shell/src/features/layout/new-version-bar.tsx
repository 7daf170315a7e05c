import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNewVersion } from '../../federation/new-version.ts';
import { strings } from './strings.ts';

/** Says that this page is of an older release. It reloads nothing by itself: that is for the person to say when. */
export function NewVersionBar() {
  const isReady = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <Place role="status">
      {isReady && !later && (
        <Bar>
          <p>
            <strong>{strings.newVersion}</strong> {strings.newVersionHint}
          </p>
          <div>
            <Button variant="quiet" onClick={() => setLater(true)}>
              {strings.later}
            </Button>
            <Button variant="primary" onClick={() => location.reload()}>
              {strings.reload}
            </Button>
          </div>
        </Bar>
      )}
    </Place>
  );
}

const { borderWidth, color, layout, radius, space, zIndex } = theme;

const Place = styled.div`
  position: fixed;
  z-index: ${zIndex.toast};
  inset-block-end: calc(${space.md} + env(safe-area-inset-bottom));
  inset-inline: ${space.md};
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${theme.media.print} {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space.xs} ${space.sm};
  max-inline-size: ${layout.narrow};
  padding: ${space.sm} ${space.sm} ${space.sm} ${space.lg};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};
  pointer-events: auto;

  & > p {
    flex: 1 1 ${layout.message};
  }
`;
