import { setThemePreference, theme, type ThemePreference, useThemePreference } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const CHOICES: readonly ThemePreference[] = ['system', 'light', 'dark'];

/** Light, dark, or as the system has it. */
export function ThemeChoice() {
  const chosen = useThemePreference();
  const name = useId();
  return (
    <Group data-scripted="">
      <VisuallyHidden as="legend">{strings.theme}</VisuallyHidden>
      {CHOICES.map((choice) => (
        <Choice key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={chosen === choice}
            onChange={() => setThemePreference(choice)}
          />
          <span>{strings.themes[choice]}</span>
        </Choice>
      ))}
    </Group>
  );
}

const { borderWidth, color, fontSize, fontWeight, media, radius, size, space } = theme;

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  font-size: ${fontSize.sm};

  ${media.scriptless} {
    display: none;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${size.avatar};
  padding-inline: ${space.sm};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.md};
  color: ${color.textMuted};
  cursor: pointer;

  /* It takes the clicks and the focus of the whole label. */
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) {
    border-color: ${color.borderStrong};
    background: ${color.surfaceRaised};
    color: ${color.text};
    font-weight: ${fontWeight.medium};
  }

  &:has(:focus-visible) {
    outline: ${borderWidth.strong} solid ${color.focus};
    outline-offset: ${borderWidth.strong};
  }

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }

  ${media.touch} {
    min-block-size: ${size.touch};
    padding-inline: ${space.md};
  }

  ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
