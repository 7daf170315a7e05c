import type { StorySettings } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

interface Props {
  readonly settings: StorySettings;
  readonly onOpen: () => void;
}

/** The settings of the next story on one line; opens the settings. It shows every setting a story is written with. */
export function SettingsSummary({ settings, onOpen }: Props) {
  return (
    <Summary type="button" onClick={onOpen}>
      <SlidersHorizontal aria-hidden />
      <Words>{strings.summary(settings)}</Words>
      <VisuallyHidden>. {strings.changeSettings}</VisuallyHidden>
    </Summary>
  );
}

const { color, fontSize, layout, lineHeight, media, mix, radius, size, space } = theme;

const Summary = styled.button`
  display: flex;
  flex: 1 1 ${layout.message};
  min-inline-size: 0;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${size.thumb};
  padding: ${space['2xs']} ${space['2xs']};
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.snug};
  text-align: start;
  text-wrap: balance;

  ${media.phone} {
    flex: none;
    margin-inline-start: calc(-1 * ${space['2xs']});
    font-size: ${fontSize.xs};
  }

  ${media.touch} {
    min-block-size: ${size.touch};
  }

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }

  & > svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
`;

const Words = styled.span`
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-decoration-color: color-mix(in oklab, currentcolor ${mix.medium}, transparent);
  text-underline-offset: ${size.underlineOffset};
`;
