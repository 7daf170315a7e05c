import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { useId } from 'react';
import { css, styled } from 'styled-components';

export interface SegmentedControlProps<Value extends string> {
  /** The label, for screen readers. */
  readonly legend: string;
  /** In the order in which they are shown. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Smaller, except on touch screens. */
  readonly compact?: boolean | undefined;
}

/** A choice between a few options in a row. Hidden without scripts, because it would do nothing. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value: chosen,
  onChange,
  compact = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group data-scripted="" $compact={compact}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, label }) => (
        <Segment key={value} $compact={compact}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
          {label}
        </Segment>
      ))}
    </Group>
  );
}

const { borderWidth, color, fontSize, fontWeight, media, radius, size, space } = theme;

const Group = styled.fieldset<{ $compact: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  ${({ $compact }) => $compact && `font-size: ${fontSize.sm};`}

  ${media.scriptless} {
    display: none;
  }
`;

const forFingers = css`
  min-block-size: ${size.touch};
  padding-inline: ${space.md};
`;

const forMouse = css`
  min-block-size: ${size.avatar};
  padding-inline: ${space.sm};

  ${media.touch} {
    ${forFingers}
  }
`;

const Segment = styled.label<{ $compact: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.md};
  color: ${color.textMuted};
  cursor: pointer;
  ${({ $compact }) => ($compact ? forMouse : forFingers)}

  /* It covers the whole label for clicks and focus. */
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

  ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
