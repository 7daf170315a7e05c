import { theme } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { ComparedLine, Part, Stretch } from '../model/compare-texts.ts';
import { fold } from '../model/fold.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly stretches: readonly Stretch[];
  readonly lang: string;
}

/** Two texts in one, paragraph by paragraph: what was deleted, what was inserted, and a little of what stayed around it. */
export function ComparedText({ stretches, lang }: Props) {
  return (
    <Text>
      {fold(stretches).map(({ lines, isFolded }, index) =>
        isFolded ? <Folded key={index} lines={lines} lang={lang} /> : <Lines key={index} lines={lines} lang={lang} />,
      )}
    </Text>
  );
}

interface LinesProps {
  readonly lines: readonly ComparedLine[];
  readonly lang: string;
}

const Lines = ({ lines, lang }: LinesProps) =>
  lines.map(({ kind, parts }, index) => (
    <Line
      key={index}
      lang={lang}
      data-kind={kind}
      data-changed={parts.some(({ fate }) => fate !== 'kept') || undefined}
    >
      {parts.map((part, place) => (
        <Marked key={place} part={part} />
      ))}
    </Line>
  ));

/** Unchanged paragraphs, shown on demand. */
function Folded({ lines, lang }: LinesProps) {
  const [open, setOpen] = useState(false);
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <>
      <Toggle variant="quiet" icon={<Icon aria-hidden />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {strings.unchanged(lines.length)}
      </Toggle>
      {open && <Lines lines={lines} lang={lang} />}
    </>
  );
}

function styledText({ style, text }: Part): ReactNode {
  if (style === 'emphasis') return <em>{text}</em>;
  if (style === 'strong') return <strong>{text}</strong>;
  if (style === 'text') return text;
  return (
    <>
      <span aria-hidden>¶</span>
      <VisuallyHidden lang="en">{strings.paragraphEnd}</VisuallyHidden>
    </>
  );
}

function Marked({ part }: { readonly part: Part }) {
  if (part.fate === 'kept') return styledText(part);
  const Change = part.fate === 'deleted' ? Deleted : Inserted;
  const [start, end] = strings.marks[part.fate];
  return (
    <Change>
      <VisuallyHidden lang="en">{` ${start} `}</VisuallyHidden>
      {styledText(part)}
      <VisuallyHidden lang="en">{` ${end} `}</VisuallyHidden>
    </Change>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, layout, lineHeight, radius, space } = theme;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.sm};
  max-inline-size: ${layout.reader};
  margin-block-start: ${space.sm};
  font-size: ${fontSize.lg};
`;

const Line = styled.p`
  padding-inline-start: ${space.sm};
  border-inline-start: ${borderWidth.strong} solid transparent;
  color: ${color.textMuted};
  font-family: ${font.serif};
  line-height: ${lineHeight.story};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-changed] {
    border-inline-start-color: ${color.borderStrong};
    color: ${color.text};
  }

  &[data-kind='title'],
  &[data-kind='heading'] {
    font-weight: ${fontWeight.semibold};
  }

  &[data-kind='title'] {
    font-size: ${fontSize.xl};
  }
`;

const Deleted = styled.del`
  border-radius: ${radius.sm};
  background: ${color.dangerSurface};
  color: ${color.dangerText};
  text-decoration-line: line-through;
`;

const Inserted = styled.ins`
  border-radius: ${radius.sm};
  background: ${color.successSurface};
  color: ${color.successText};
  text-decoration-line: underline;
  text-decoration-thickness: ${borderWidth.strong};

  del + & {
    margin-inline-start: ${space['3xs']};
  }
`;

const Toggle = styled(Button)`
  && {
    margin-inline-start: calc(-1 * ${space.xs});
    font-size: ${fontSize.sm};
  }
`;
