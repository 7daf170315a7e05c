import { theme } from '@storyloom/shared/theme';
import { choiceBoxStyles } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Direction } from '../model.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly found: readonly string[];
  readonly lang: string;
  readonly chosen: Direction;
  readonly onChoose: (direction: Direction) => void;
}

/** The suggestions, and below them the user's own words. */
export function SuggestionList({ found, lang, chosen, onChoose }: Props) {
  const name = useId();
  const choice = (direction: Direction) => (
    <input type="radio" name={name} checked={chosen === direction} onChange={() => onChoose(direction)} />
  );
  return (
    <Choices>
      <legend>{strings.choice}</legend>
      {found.map((suggestion, index) => (
        <label key={index}>
          {choice(index)}
          <span lang={lang}>{suggestion}</span>
        </label>
      ))}
      <label>
        {choice('own')}
        {strings.own}
      </label>
    </Choices>
  );
}

const { borderWidth, color, fontSize, fontWeight, radius, size, space } = theme;

const Choices = styled.fieldset`
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
    font-weight: ${fontWeight.medium};
  }

  & input {
    ${choiceBoxStyles}
  }

  & > label {
    display: flex;
    gap: ${space.sm};
    min-block-size: ${size.touch};
    padding: ${space.xs} ${space.sm};
    border: ${borderWidth.hairline} solid ${color.border};
    border-radius: ${radius.md};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & > label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSurface};
  }
`;
