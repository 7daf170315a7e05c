import { type Language, LANGUAGE_NAMES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import type { MouseEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { useLanguageOffer } from '../model/use-language-offer.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly prompt: string;
  /** The language of the next story. */
  readonly language: Language;
  /** The text area of the prompt. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onLanguage: (language: Language) => void;
}

/** The line below the prompt: what to write, or the language of a prompt that is in another one than the story. */
export function PromptHint({ prompt, language, area, onLanguage }: Props) {
  const offer = useLanguageOffer(prompt, language);

  function accept(event: MouseEvent<HTMLButtonElement>, chosen: Language) {
    // The button disappears. A pointer has left the focus where it was.
    if (document.activeElement === event.currentTarget) area.current?.focus();
    onLanguage(chosen);
  }

  return (
    <Line>
      <Hint $isAway={offer !== undefined}>{strings.promptHint}</Hint>
      <span>
        <span aria-live="polite">{offer && strings.looks(LANGUAGE_NAMES[offer])}</span>{' '}
        {offer && (
          <Accept
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => accept(event, offer)}
          >
            {strings.writeIn(LANGUAGE_NAMES[offer])}
          </Accept>
        )}
      </span>
    </Line>
  );
}

const { color, media, size, space } = theme;

/* The offer takes the place of the longer hint, so nothing moves. On touch screens the line is always as high as a finger needs. */
const Line = styled.span`
  position: relative;
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }

  ${media.touch} {
    min-block-size: ${size.touch};
  }
`;

const Hint = styled.span<{ readonly $isAway: boolean }>`
  visibility: ${({ $isAway }) => ($isAway ? 'hidden' : 'visible')};
`;

const Accept = styled.button`
  color: ${color.accentText};
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-underline-offset: ${size.underlineOffset};

  /* The whole line is the target, and the gap below it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 calc(-1 * ${space.xs});
  }
`;
