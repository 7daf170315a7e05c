import { REVISION_LIMITS } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Chip, VisuallyHidden } from '@storyloom/shared/ui';
import { type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { causeOf, type ListedRevision, revisionDays } from '../model/revision-days.ts';
import { strings } from '../strings.ts';

interface Props {
  /** Newest first. */
  readonly revisions: readonly ListedRevision[];
  readonly now: Date;
  readonly chosen: number | undefined;
  readonly onChoose: (number: number) => void;
}

/** Where each key leads from one of the rows. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const rows = [...(event.currentTarget.closest('nav')?.querySelectorAll('button') ?? [])];
  rows[step(rows.indexOf(event.currentTarget), rows.length - 1)]?.focus();
}

/** The versions by day. The whole list is one stop of the Tab key, so that two hundred versions don't stand before the text. */
export function VersionList({ revisions, now, chosen, onChoose }: Props) {
  const keysId = useId();
  const first = revisions[0]?.number;
  const stop = chosen ?? first;

  return (
    <nav aria-label={strings.list} aria-describedby={keysId}>
      <VisuallyHidden id={keysId}>{strings.keys}</VisuallyHidden>
      {revisionDays(revisions, now).map(({ label, revisions: ofDay }) => (
        <section key={label}>
          <Day>{label}</Day>
          <Rows>
            {ofDay.map((revision) => (
              <li key={revision.number}>
                <Row
                  type="button"
                  data-number={revision.number}
                  tabIndex={revision.number === stop ? 0 : -1}
                  aria-current={revision.number === chosen}
                  onKeyDown={moveFocus}
                  onClick={() => onChoose(revision.number)}
                >
                  <time dateTime={revision.time.toISOString()} title={strings.exactly(revision.time)}>
                    {strings.time(revision.time)}
                  </time>{' '}
                  <span>{causeOf(revision)}</span> {revision.number === first && <Chip>{strings.newest}</Chip>}{' '}
                  <Size>{strings.size(revision.characters, revision.more)}</Size>
                </Row>
              </li>
            ))}
          </Rows>
        </section>
      ))}
      {revisions.length > REVISION_LIMITS.newest && <Kept>{strings.kept}</Kept>}
    </nav>
  );
}

const { borderWidth, color, fontSize, fontWeight, layout, media, radius, size, space } = theme;

/* Stays in sight while its versions scroll by. */
const Day = styled.h3`
  position: sticky;
  inset-block-start: 0;
  padding: ${space.sm} ${space.xs} ${space['2xs']};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
`;

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: ${layout.tile} minmax(0, 1fr) auto;
  align-items: baseline;
  inline-size: 100%;
  min-block-size: ${size.touch};
  padding: ${space.xs};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.md};
  background: none;
  text-align: start;
  cursor: pointer;

  & > time {
    font-variant-numeric: tabular-nums;
  }

  &[aria-current='true'] {
    border-color: ${color.borderStrong};
    background: ${color.surfaceSunken};
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }
`;

const Size = styled.span`
  grid-column: 2 / -1;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Kept = styled.p`
  padding: ${space.sm} ${space.xs};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
