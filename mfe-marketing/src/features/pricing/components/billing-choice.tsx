import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Billing } from '../../../model/pricing.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly billing: Billing;
  readonly onChange: (billing: Billing) => void;
}

const CHOICES: readonly Billing[] = ['monthly', 'yearly'];

/** By the month or by the year. */
export function BillingChoice({ billing, onChange }: Props) {
  const name = useId();
  return (
    <Group data-scripted="">
      <VisuallyHidden as="legend">{strings.billing}</VisuallyHidden>
      {CHOICES.map((choice) => (
        <Choice key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === billing}
            onChange={() => onChange(choice)}
          />
          {strings[choice]}
        </Choice>
      ))}
    </Group>
  );
}

const { borderWidth, color, fontWeight, media, radius, size, space } = theme;

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};

  /* Each plan names both prices. */
  ${media.scriptless} {
    display: none;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space.md};
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

  ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
