import { theme } from '@storyloom/shared/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { MergePart, Side } from '../keeping/merge.ts';
import { ChangedWords } from './changed-words.tsx';
import { strings } from './strings.ts';

const words = strings.conflict;

interface Props {
  readonly parts: readonly MergePart[];
  readonly lang: string | undefined;
  readonly sideOf: (index: number) => Side;
  readonly onChoose: (index: number, side: Side) => void;
}

/** The paragraphs that either side changed. Where both changed the same one, the user chooses. */
export function ConflictParts({ parts, lang, sideOf, onChoose }: Props) {
  const changes = parts.flatMap((part, index) => (part.changed === 'none' ? [] : [{ part, index }]));
  return (
    <List aria-label={words.changes}>
      {changes.map(({ part, index }, place) => (
        <li key={index}>
          <Kind>
            {words.part(place + 1, changes.length)} · {words.changedBy[part.changed === 'none' ? 'both' : part.changed]}
          </Kind>
          {part.changed === 'both' ? (
            <Pick part={part} lang={lang} side={sideOf(index)} onChoose={(side) => onChoose(index, side)} />
          ) : (
            <Words part={part} side={part.changed === 'theirs' ? 'theirs' : 'mine'} lang={lang} />
          )}
        </li>
      ))}
    </List>
  );
}

interface WordsProps {
  readonly part: MergePart;
  readonly side: Side;
  readonly lang: string | undefined;
}

const Words = ({ part, side, lang }: WordsProps) => (
  <ChangedWords before={part.base.join('\n').trim()} after={part[side].join('\n').trim()} lang={lang} />
);

interface PickProps extends WordsProps {
  readonly onChoose: (side: Side) => void;
}

function Pick({ part, lang, side: chosen, onChoose }: PickProps) {
  const name = useId();
  return (
    <Choice>
      <legend>{words.pick}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <span>
            <input type="radio" name={name} checked={side === chosen} onChange={() => onChoose(side)} /> {words[side]}
          </span>
          <Words part={part} side={side} lang={lang} />
        </label>
      ))}
    </Choice>
  );
}

const { borderWidth, color, fontSize, fontWeight, radius, space } = theme;

const List = styled.ol`
  display: grid;
  gap: ${space.md};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Kind = styled.p`
  margin-block-end: ${space['2xs']};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Choice = styled.fieldset`
  display: grid;
  gap: ${space.xs};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${space['2xs']};
    padding: 0;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
  }

  & input {
    accent-color: ${color.accent};
  }

  & > label {
    display: grid;
    gap: ${space['2xs']};
    padding: ${space.xs} ${space.sm};
    border: ${borderWidth.hairline} solid ${color.border};
    border-radius: ${radius.md};
  }

  & > label:has(:checked) {
    border-color: ${color.accent};
  }
`;
