import { theme } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

/** Characters above which a prompt is folded, so that the story begins on the first screen. About five lines. */
const FOLD_ABOVE = 320;

/** What the story was made from. */
export function StoryPrompt({ prompt }: { readonly prompt: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (prompt.trim() === '') return null;
  const foldable = prompt.length > FOLD_ABOVE;
  return (
    <div>
      <Quote id={id} $folded={foldable && !open}>
        <VisuallyHidden>{strings.story.prompt}: </VisuallyHidden>
        {prompt}
      </Quote>
      {foldable && (
        <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? strings.story.lessPrompt : strings.story.wholePrompt}
        </Button>
      )}
    </div>
  );
}

const { borderWidth, color, fontSize, space } = theme;

const Quote = styled.p<{ $folded: boolean }>`
  display: ${({ $folded }) => ($folded ? '-webkit-box' : 'block')};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $folded }) => ($folded ? 4 : 'none')};
  padding-inline-start: ${space.md};
  border-inline-start: ${borderWidth.strong} solid ${color.accent};
  font-size: ${fontSize.md};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
