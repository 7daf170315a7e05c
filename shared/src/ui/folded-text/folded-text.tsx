import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Characters above which a text is folded. About five lines of a column. */
const FOLD_ABOVE = 320;

export interface FoldedTextProps {
  readonly text: string;
  /** Its language, if that can differ from the page's. */
  readonly lang?: string | undefined;
  /** Its description, read out before it. */
  readonly label: string;
}

/** A quoted text; a long one shows four lines until it is expanded. */
export function FoldedText({ text, lang, label }: FoldedTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const foldable = text.length > FOLD_ABOVE;

  return (
    <div>
      <Quote id={id} $folded={foldable && !open}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {lang === undefined ? text : <span lang={lang}>{text}</span>}
      </Quote>
      {foldable && (
        <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? strings.less : strings.whole}
        </Button>
      )}
    </div>
  );
}

const { borderWidth, color, font, fontSize, lineHeight, space } = theme;

const Quote = styled.p<{ $folded: boolean }>`
  display: ${({ $folded }) => ($folded ? '-webkit-box' : 'block')};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $folded }) => ($folded ? 4 : 'none')};
  padding-inline-start: ${space.md};
  border-inline-start: ${borderWidth.strong} solid ${color.accent};
  font-family: ${font.serif};
  font-size: ${fontSize.md};
  line-height: ${lineHeight.story};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
