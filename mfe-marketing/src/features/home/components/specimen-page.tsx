import { type Genre, GENRE_NAMES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { keyframes, styled } from 'styled-components';
import type { Specimen } from '../model/specimens.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly genre: Genre;
  readonly specimen: Specimen;
}

/** A page as the reader shows it, with the last word still to be written. */
export function SpecimenPage({ genre, specimen }: Props) {
  return (
    <Sheet data-genre={genre}>
      <RunningHead>{GENRE_NAMES[genre]}</RunningHead>
      <Prompt>
        <PromptLabel>{strings.specimen.prompt}</PromptLabel>
        {specimen.prompt}
      </Prompt>
      <Title>{specimen.title}</Title>
      <Opening>
        {specimen.opening}
        <Caret aria-hidden />
      </Opening>
      <Folio aria-hidden>{specimen.folio}</Folio>
    </Sheet>
  );
}

const blink = keyframes`
  50% { opacity: 0; }
`;

const { borderWidth, color, duration, easing, font, fontSize, fontWeight, lineHeight, media, space, zIndex } = theme;

/* All pages share one grid cell, so that the tallest sets the height. */
const Sheet = styled.article`
  position: relative;
  z-index: ${zIndex.base};
  grid-area: 1 / 1;
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  padding: ${space.lg} ${space.lg} ${space.md};
  border: ${borderWidth.hairline} solid ${color.border};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};
  font-family: ${font.serif};
  transition:
    opacity ${duration.gentle} ${easing.out},
    visibility ${duration.gentle};

  /* The sheets below it. */
  &::before {
    content: '';
    position: absolute;
    inset: ${space.xs} calc(-1 * ${space.xs}) calc(-1 * ${space.xs}) ${space.xs};
    z-index: ${zIndex.below};
    border: inherit;
    background: ${color.surfaceSunken};
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${zIndex.below};
    background: ${color.surfaceRaised};
  }

  ${media.tablet} {
    padding: ${space.xl} ${space['2xl']} ${space.lg};
  }
`;

const RunningHead = styled.p`
  padding-block-end: ${space.xs};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
  color: ${color.accentText};
  font-size: ${fontSize.sm};
  font-style: italic;
  text-align: center;
`;

const Prompt = styled.p`
  padding-block: ${space.sm};
  color: ${color.textMuted};
  font-family: ${font.sans};
  font-size: ${fontSize.sm};
`;

const PromptLabel = styled.span`
  margin-inline-end: ${space.xs};
  color: ${color.accentText};
  font-weight: ${fontWeight.medium};
`;

const Title = styled.p`
  padding-block: ${space.md};
  font-size: ${fontSize.displaySm};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
  text-align: center;
`;

const Opening = styled.p`
  font-size: ${fontSize.lg};
  line-height: ${lineHeight.story};
  font-variant-numeric: oldstyle-nums;
  hyphens: auto;
  hyphenate-limit-chars: 7 3 3;

  &::first-letter {
    color: ${color.accent};
    font-weight: ${fontWeight.medium};
    -webkit-initial-letter: 2;
    initial-letter: 2;
    margin-inline-end: ${space.xs};
  }
`;

/* An inline border instead of a box, so that no line breaks between it and the last word. */
const Caret = styled.span`
  margin-inline-start: ${space['2xs']};
  border-inline-start: ${borderWidth.strong} solid ${color.accent};

  /* Stops after three blinks, which take less than five seconds. */
  ${media.motionSafe} {
    animation: ${blink} ${duration.pulse} ${easing.inOut} 3;
  }
`;

const Folio = styled.p`
  padding-block-start: ${space.md};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: oldstyle-nums;
  text-align: center;
`;
