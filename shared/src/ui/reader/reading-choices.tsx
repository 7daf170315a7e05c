import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { PAPER_NAMES, type PaperName, paperVariables, type ReaderSize, theme } from '@storyloom/shared/theme';
import { reading } from '@storyloom/shared/theme/reading';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { READING_CHOICES, setReadingPreferences, useReadingPreferences } from './reading-preferences.ts';
import { strings } from './strings.ts';

/** The reading settings, a row of options each. A choice applies at once, to every story. */
export function ReadingChoices() {
  const { size, face, width, leading, tracking, paper } = useReadingPreferences();
  return (
    <Groups>
      <Choice
        legend={strings.size}
        values={READING_CHOICES.size}
        chosen={size}
        onChoose={(next) => setReadingPreferences({ size: next })}
      >
        {(value) => (
          <>
            <Sample aria-hidden $size={value}>
              {strings.sizeSample}
            </Sample>
            <VisuallyHidden>{strings.sizes[value]}</VisuallyHidden>
          </>
        )}
      </Choice>
      <Choice
        legend={strings.face}
        values={READING_CHOICES.face}
        chosen={face}
        onChoose={(next) => setReadingPreferences({ face: next })}
      >
        {(value) => <Specimen $face={value}>{strings.faces[value]}</Specimen>}
      </Choice>
      <Choice
        legend={strings.leading}
        values={READING_CHOICES.leading}
        chosen={leading}
        onChoose={(next) => setReadingPreferences({ leading: next })}
      >
        {(value) => strings.leadings[value]}
      </Choice>
      <Choice
        legend={strings.tracking}
        values={READING_CHOICES.tracking}
        chosen={tracking}
        onChoose={(next) => setReadingPreferences({ tracking: next })}
      >
        {(value) => strings.trackings[value]}
      </Choice>
      <NotOnPhones>
        <Choice
          legend={strings.width}
          values={READING_CHOICES.width}
          chosen={width}
          onChoose={(next) => setReadingPreferences({ width: next })}
        >
          {(value) => strings.widths[value]}
        </Choice>
      </NotOnPhones>
      <Choice
        legend={strings.paper}
        values={READING_CHOICES.paper}
        chosen={paper}
        onChoose={(next) => setReadingPreferences({ paper: next })}
      >
        {(value) => strings.papers[value]}
      </Choice>
    </Groups>
  );
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly children: (value: Value) => ReactNode;
}

/** Native radio buttons, each as large as its segment. */
function Choice<Value extends string>({ legend, values, chosen, onChoose, children }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Segments>
        {values.map((value) => (
          <Segment key={value} data-choice={value}>
            <Radio type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {children(value)}
          </Segment>
        ))}
      </Segments>
    </fieldset>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, lineHeight, media, radius, size: sizes, space } = theme;

const Groups = styled.div`
  display: grid;
  gap: ${space.md};
`;

/* A phone is narrower than the narrowest lines. */
const NotOnPhones = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space['2xs']};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`;

const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']};
`;

/* The accent of the page's theme may be invisible on a paper of the other; the edge is on the page's background. */
const sampleRule = (paper: PaperName) =>
  `&[data-choice='${paper}'] { ${paperVariables(paper)} --accent: var(--text); --border: inherit; }`;

const Segment = styled.label`
  position: relative;
  flex: 1;
  display: grid;
  place-items: center;
  min-block-size: ${sizes.control};
  padding: ${space['2xs']} ${space.xs};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.snug};
  cursor: pointer;

  /* Each paper is its own sample. */
  ${PAPER_NAMES.map(sampleRule).join('\n')}

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 ${borderWidth.hairline} ${color.accent};
    font-weight: ${fontWeight.medium};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.borderStrong};
    }

    &:hover:has(:checked) {
      border-color: ${color.accent};
    }
  }

  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/* The input covers the whole segment, as a target for fingers and for the focus ring. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  appearance: none;
  border-radius: ${radius.md};
  cursor: inherit;

  &:focus-visible {
    border-radius: ${radius.md};
  }
`;

const Specimen = styled.span<{ $face: 'serif' | 'sans' }>`
  font-family: ${({ $face }) => font[$face]};
`;

const Sample = styled.span<{ $size: ReaderSize }>`
  font-family: ${font.serif};
  font-size: ${({ $size }) => reading.sample[$size]};
  line-height: ${lineHeight.tight};
`;
