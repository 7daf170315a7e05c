import { theme } from '@storyloom/shared/theme';
import { createGlobalStyle } from 'styled-components';
import { MARKS } from '../model/proposal-marks.ts';
import { visuallyHidden } from './visually-hidden.ts';

const { borderWidth, color, fontWeight, media, radius, space } = theme;

/**
 * How the marks of a proposal look in the text of the editor. Deleted and inserted text differ by a line and a weight, not by color
 * alone. Each color stands on a surface of its own, since the paper of a story can have any.
 */
export const ProposalStyles = createGlobalStyle`
  .${MARKS.aim},
  .${MARKS.passage} {
    border-radius: ${radius.sm};
    background: ${color.accentSurface};
    color: ${color.text};
    box-decoration-break: clone;

    ${media.forcedColors} {
      text-decoration: underline dotted;
    }
  }

  .${MARKS.passage} {
    background: ${color.surfaceSunken};
  }

  .${MARKS.unread} {
    text-decoration: underline dotted ${color.borderStrong};
  }

  .${MARKS.deleted} {
    background: ${color.dangerSurface};
    color: ${color.dangerText};
    text-decoration: line-through ${borderWidth.hairline};
  }

  .${MARKS.inserted} {
    margin-inline-start: ${space['3xs']};
    border-radius: ${radius.sm};
    background: ${color.successSurface};
    color: ${color.successText};
    font-weight: ${fontWeight.medium};
    text-decoration: underline ${borderWidth.strong};

    &[data-block] {
      display: block;
      margin-block-start: ${space.md};
      margin-inline-start: 0;
    }

    &[data-block='heading'],
    &[data-block='title'] {
      font-weight: ${fontWeight.semibold};
    }
  }

  .${MARKS.paragraph} {
    padding-inline-start: ${space['3xs']};
    user-select: none;
  }

  .${MARKS.spoken} {
    ${visuallyHidden}
  }
`;
