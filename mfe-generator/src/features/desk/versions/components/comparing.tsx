import { theme } from '@storyloom/shared/theme';
import { Select, VisuallyHidden } from '@storyloom/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { compareTexts } from '../model/compare-texts.ts';
import { causeOf } from '../model/revision-days.ts';
import { useRevisionText } from '../model/use-revision-text.ts';
import { strings } from '../strings.ts';
import { ComparedText } from './compared-text.tsx';
import { TextFailure } from './text-failure.tsx';
import type { VersionPaneProps } from '../model/version-props.ts';

interface Props extends VersionPaneProps {
  readonly loaded: ReturnType<typeof useRevisionText>;
}

/** The value of the text in the editor among the numbers of revisions. */
const NOW = 'now';

/** How one version becomes another, or the current text: which two is chosen here. */
export function Comparing({ loaded, current, now, revision, revisions, lang, onChoose, onGone, ...story }: Props) {
  const [other, setOther] = useState<number>();
  // It may be gone since.
  const to = revisions.find(({ number }) => number === other)?.number;
  const place = useRef<HTMLDivElement>(null);
  const loadedOther = useRevisionText(story, to, place);
  const [before, after] = [loaded.text, to === undefined ? current : loadedOther.text];
  const options = revisions.map((listed, index) => {
    const { number, time } = listed;
    const moment = strings.moment(time, now);
    // Several versions of the same minute are told apart by the second.
    const isAlone = [index - 1, index + 1].every((next) => {
      const neighbor = revisions[next];
      return !neighbor || strings.moment(neighbor.time, now) !== moment;
    });
    return {
      value: String(number),
      label: strings.option(isAlone ? moment : strings.second(time, now), causeOf(listed)),
    };
  });
  return (
    <>
      <Pair>
        <Select
          label={strings.from}
          options={options}
          value={String(revision.number)}
          onChange={({ target }) => onChoose(Number(target.value))}
        />
        <Select
          label={strings.to}
          options={[{ value: NOW, label: strings.now }, ...options]}
          value={to === undefined ? NOW : String(to)}
          onChange={({ target }) => setOther(target.value === NOW ? undefined : Number(target.value))}
        />
      </Pair>
      <Changes ref={place} tabIndex={-1} role="group" aria-label={strings.changes}>
        {before === undefined || after === undefined ? (
          <TextFailure loaded={before === undefined ? loaded : loadedOther} onGone={onGone} />
        ) : (
          <Compared key={`${revision.number} ${to}`} before={before} after={after} lang={lang} />
        )}
      </Changes>
    </>
  );
}

interface ComparedProps {
  readonly before: string;
  readonly after: string;
  readonly lang: string;
}

function Compared({ before, after, lang }: ComparedProps) {
  const { stretches, inserted, deleted } = useMemo(() => compareTexts(before, after), [before, after]);
  const isChanged = stretches.some((stretch) => stretch.isChanged);
  const summary = isChanged ? strings.changed(inserted, deleted) : strings.same;
  return (
    <>
      <Summary>{summary}</Summary>
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
      <ComparedText stretches={stretches} lang={lang} />
    </>
  );
}

const { color, media, space } = theme;

const Pair = styled.div`
  display: grid;
  gap: ${space.sm};
  inline-size: 100%;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Changes = styled.div`
  inline-size: 100%;

  &:focus-visible {
    outline: none;
  }
`;

const Summary = styled.p`
  color: ${color.textMuted};
`;
