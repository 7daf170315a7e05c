import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { SegmentedControl } from '@storyloom/shared/ui/segmented-control';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { causeOf } from '../model/revision-days.ts';
import { useRevisionText } from '../model/use-revision-text.ts';
import { strings } from '../strings.ts';
import type { VersionPaneProps } from '../model/version-props.ts';
import { Comparing } from './comparing.tsx';
import { TextFailure } from './text-failure.tsx';
import { VersionText } from './version-text.tsx';

const MODES = [
  { value: 'read', label: strings.read },
  { value: 'compare', label: strings.compare },
] as const;

/** One version: to read, to compare with another, and to restore. */
export function VersionPane(props: VersionPaneProps) {
  const { genre, lang, isSaved, current, now, revision, onBack, onGone, onRestore } = props;
  const { number, time, characters, more } = revision;
  const [mode, setMode] = useState<'read' | 'compare'>('read');
  const waitId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = useRevisionText(props, number, heading);
  const moment = strings.moment(time, now);
  const greeted = useRef<number>(undefined);
  useEffect(() => {
    if (greeted.current === number) return;
    // Chosen by the field below, which keeps the focus.
    const isFromField = document.activeElement?.matches('select') === true;
    greeted.current = number;
    if (!isFromField) heading.current?.focus();
  }, [number]);

  return (
    <Pane>
      <Back variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
        {strings.back}
      </Back>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {moment}
        </h3>
        <Facts>
          {causeOf(revision)} · {strings.size(characters, more)} ·{' '}
          <time dateTime={time.toISOString()}>{strings.exactly(time)}</time>
        </Facts>
      </div>
      <Tools>
        <SegmentedControl legend={strings.show} options={MODES} value={mode} onChange={setMode} />
        {loaded.text === current ? (
          <Note>{strings.isCurrent}</Note>
        ) : (
          <Button
            icon={<RotateCcw aria-hidden />}
            disabled={loaded.text === undefined || !isSaved}
            aria-describedby={isSaved ? undefined : waitId}
            onClick={() => loaded.text !== undefined && onRestore(loaded.text)}
          >
            {strings.restore}
          </Button>
        )}
        {!isSaved && <Note id={waitId}>{strings.notSaved}</Note>}
      </Tools>
      {mode === 'compare' && <Comparing {...props} loaded={loaded} />}
      {mode === 'read' && loaded.text === undefined && <TextFailure loaded={loaded} onGone={onGone} />}
      {mode === 'read' && loaded.text !== undefined && (
        <VersionText text={loaded.text} label={strings.text(moment)} genre={genre} lang={lang} />
      )}
    </Pane>
  );
}

const { color, fontSize, media, space } = theme;

const Pane = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.sm};
  padding-block: ${space.md};

  & > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

const Back = styled(Button)`
  && {
    margin-block: calc(-1 * ${space.xs});
    margin-inline-start: calc(-1 * ${space.md});
  }

  ${media.tablet} {
    && {
      display: none;
    }
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;

const Note = styled.p`
  color: ${color.textMuted};
`;
